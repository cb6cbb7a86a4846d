/** The command line: arguments, files and exit codes. What is read and written is for the notation to say. */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {typeof import('../src/doors/notation.js')} Notation */
/** @typedef {import('../src/doors/notation.js').TextSay} TextSay */
/** @typedef {{notation: Notation, say: TextSay}} Tools what reads and writes, and what speaks */

const FINE = 0;
const PROBLEMS = 1;
const FAILED = 2;
const FAULT = 3;

/** A way of asking that means nothing here. */
class Usage extends Error {}

/** A file that cannot be read or written. */
class FileTrouble extends Error {}

/** What steers a terminal, breaks a line or turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A line that may hold text of others, with what must not reach a terminal as it is shown by its number.
 * @param {string} text
 */
const plain = (text) =>
  text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @param {string} text */
const warn = (text) => process.stderr.write(`${plain(text)}\n`);

/** @param {string} text */
const print = (text) => process.stdout.write(`${plain(text)}\n`);

/**
 * UTF-16 without a byte order mark: letters of ours have a zero byte each, all on the same side; null = it is none.
 * @param {Uint8Array} bytes
 */
function wideEncoding(bytes) {
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < start.length / 2 || Math.min(even, odd) * 10 > Math.max(even, odd))
    return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Bytes as text: by the byte order mark where there is one, UTF-16 by its many zeros, else UTF-8, else Latin-1.
 * @param {Uint8Array} bytes
 */
export function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/**
 * Why a file cannot be had, in words; else as the system says it.
 * @param {unknown} error
 * @param {'reason-file' | 'reason-folder'} missing
 * @param {TextSay} say
 */
function reasonOf(error, missing, say) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOENT') return say(missing);
  if (code === 'EISDIR') return say('reason-is-folder');
  if (code === 'EACCES' || code === 'EPERM') return say('reason-forbidden');
  return /^[A-Z\d]+: ([^,]+)/.exec(message)?.[1] ?? message;
}

/**
 * @param {string} file
 * @param {TextSay} say
 */
function read(file, say) {
  try {
    return decode(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    throw new FileTrouble(say('file-read', { file, reason: reasonOf(error, 'reason-file', say) }));
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @param {TextSay} say
 */
function write(file, text, say) {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileTrouble(say('file-write', { file, reason: reasonOf(error, 'reason-folder', say) }));
  }
}

/**
 * @param {string[]} words
 * @param {readonly string[]} known options that take a value
 * @param {TextSay} say
 * @returns {{files: string[], options: Record<string, string>}}
 */
function parse(words, known, say) {
  /** @type {{files: string[], options: Record<string, string>}} */
  const parsed = { files: [], options: {} };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [name = '', inline] = word.split(/=(.*)/s);
    if (!word.startsWith('--')) parsed.files.push(word);
    else if (!known.includes(name)) throw new Usage(say('usage-option', { name }));
    else {
      const value = inline ?? words[++index];
      if (value === undefined) throw new Usage(say('usage-value', { name }));
      parsed.options[name] = value;
    }
  }
  if (parsed.files.length === 0) throw new Usage(say('usage-file'));
  return parsed;
}

/**
 * @param {string} text
 * @param {TextSay} say
 */
function turnNumber(text, say) {
  const found = /^(\d{1,6})\.(\d{1,6})$/.exec(text);
  if (!found) throw new Usage(say('usage-at'));
  return { game: Number(found[1]), turn: Number(found[2]) };
}

/**
 * @param {string[]} words
 * @param {Tools} tools
 */
function convert(words, tools) {
  const { notation, say } = tools;
  const { files, options } = parse(words, ['--to', '--out', '--at'], say);
  const [file = '', more] = files;
  if (more !== undefined) throw new Usage(say('usage-one-file'));
  const to = notation.TARGETS.find((each) => each === options['--to']);
  if (!to) throw new Usage(say('usage-to', { targets: notation.TARGETS.join(', ') }));
  if (options['--at'] !== undefined && to !== 'xgid') throw new Usage(say('usage-at-xgid'));
  const at = options['--at'] === undefined ? null : turnNumber(options['--at'], say);
  const converted = notation.convert(read(file, say), to, at);
  if (!converted.ok) return fail(file, converted.error, tools);
  const { text, problems, lost } = converted.value;
  for (const problem of problems) warn(lineOf(file, problem, tools));
  if (lost.length > 0) warn(`${file}: ${notation.tellLost(lost, say)}`);
  if (options['--out'] === undefined) process.stdout.write(text);
  else write(options['--out'], text, say);
  return problems.length > 0 ? PROBLEMS : FINE;
}

/**
 * @param {string[]} words
 * @param {Tools} tools
 */
function check(words, tools) {
  let worst = FINE;
  for (const file of parse(words, [], tools.say).files) {
    try {
      worst = Math.max(worst, checkFile(file, tools));
    } catch (error) {
      worst = Math.max(worst, failure(error, file, tools.say));
    }
  }
  return worst;
}

/**
 * @param {string} file
 * @param {Tools} tools
 */
function checkFile(file, tools) {
  const { notation, say } = tools;
  const checked = notation.check(read(file, say));
  if (!checked.ok) return fail(file, checked.error, tools);
  const { problems } = checked.value;
  for (const problem of problems) print(lineOf(file, problem, tools));
  print(`${file}: ${notation.tellChecked(checked.value, say)}`);
  return problems.length > 0 ? PROBLEMS : FINE;
}

/**
 * @param {string} file
 * @param {{line: number, column: number, code: string, detail: Readonly<Record<string, string | number>>}} problem
 * @param {Tools} tools
 */
const lineOf = (file, problem, { notation, say }) =>
  `${file}:${problem.line}:${problem.column}: ${problem.code}: ${notation.tell(problem, say)}`;

/**
 * @param {string} file
 * @param {{code: string, detail: Readonly<Record<string, string | number>>}} error
 * @param {Tools} tools
 */
function fail(file, error, { notation, say }) {
  const { line, column } = error.detail;
  const place = line === undefined ? '' : `:${line}:${column}`;
  warn(`${file}${place}: ${error.code}: ${notation.tell(error, say)}`);
  return FAILED;
}

/**
 * Says what kept something from being done; the exit code. What nobody foresaw is a mistake in here, not in the file.
 * @param {unknown} error
 * @param {string} where
 * @param {TextSay} say
 */
function failure(error, where, say) {
  const message = error instanceof Error ? error.message : String(error);
  const isForeseen = error instanceof Usage || error instanceof FileTrouble;
  warn(isForeseen ? message : say('fault', { where, message }));
  if (error instanceof Usage) warn(say('usage'));
  return isForeseen ? FAILED : FAULT;
}

/**
 * Does what the arguments ask for; the exit code.
 * @param {string[]} words
 * @param {Notation} notation
 * @param {string} version
 * @returns {number}
 */
export function run([command, ...words], notation, version) {
  const say = notation.textSpeaker('en');
  try {
    if (command === 'convert') return convert(words, { notation, say });
    if (command === 'check') return check(words, { notation, say });
    if (command === '--version' || command === '--help') {
      process.stdout.write(command === '--help' ? say('help') : `${version}\n`);
      return FINE;
    }
    throw new Usage(command === undefined ? say('usage-nothing') : say('usage-command', { name: command }));
  } catch (error) {
    return failure(error, 'nardy-board', say);
  }
}
