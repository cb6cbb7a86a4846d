/** The command line: arguments, files and exit codes. What is read and written is for the notation to say. */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('../src/doors/notation.js')} Notation */

const HELP = `nardy-board: reads matches, records and positions of nardy and backgammon, and writes them in other formats

  nardy-board convert FILE --to mat|sgf|record|xgid [--out FILE] [--at GAME.TURN]
  nardy-board check FILE...
  nardy-board --help | --version

FILE is a file or - (what comes in): match text (.mat), SGF, a record as JSON, a position or its id.
--at names the turn that an XGID shows: the dice are rolled and not yet played. Without it: the last one.

Results go to the standard output, all else to the error output.
Exit code: 0 = fine, 1 = read, but something is wrong in it, 2 = not readable, or not asked so,
3 = a fault of nardy-board itself.
`;

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
const say = (text) => process.stderr.write(`${plain(text)}\n`);

/** @param {string} text */
const tell = (text) => process.stdout.write(`${plain(text)}\n`);

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
 * @param {string} missing
 */
function reasonOf(error, missing) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOENT') return missing;
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'no permission';
  return /^[A-Z\d]+: ([^,]+)/.exec(message)?.[1] ?? message;
}

/** @param {string} file */
function read(file) {
  try {
    return decode(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    throw new FileTrouble(`${file}: cannot be read: ${reasonOf(error, 'file not found')}.`);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileTrouble(`${file}: cannot be written: ${reasonOf(error, 'its folder is not there')}.`);
  }
}

/**
 * @param {string[]} words
 * @param {readonly string[]} known options that take a value
 * @returns {{files: string[], options: Record<string, string>}}
 */
function parse(words, known) {
  /** @type {{files: string[], options: Record<string, string>}} */
  const parsed = { files: [], options: {} };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [name = '', inline] = word.split(/=(.*)/s);
    if (!word.startsWith('--')) parsed.files.push(word);
    else if (!known.includes(name)) throw new Usage(`There is no option ${name}.`);
    else {
      const value = inline ?? words[++index];
      if (value === undefined) throw new Usage(`The option ${name} needs a value.`);
      parsed.options[name] = value;
    }
  }
  if (parsed.files.length === 0) throw new Usage('Name a file, or - for what comes in.');
  return parsed;
}

/** @param {string} text */
function turnNumber(text) {
  const found = /^(\d{1,6})\.(\d{1,6})$/.exec(text);
  if (!found) throw new Usage('--at takes a game and a turn, such as 2.15.');
  return { game: Number(found[1]), turn: Number(found[2]) };
}

/**
 * @param {string[]} words
 * @param {Notation} notation
 */
function convert(words, notation) {
  const { files, options } = parse(words, ['--to', '--out', '--at']);
  const [file = '', more] = files;
  if (more !== undefined) throw new Usage('Only one file can be converted at a time.');
  const to = notation.TARGETS.find((each) => each === options['--to']);
  if (!to) throw new Usage(`--to takes one of ${notation.TARGETS.join(', ')}.`);
  if (options['--at'] !== undefined && to !== 'xgid') throw new Usage('--at is for --to xgid.');
  const at = options['--at'] === undefined ? null : turnNumber(options['--at']);
  const converted = notation.convert(read(file), to, at);
  if (!converted.ok) return fail(file, converted.error, notation);
  const { text, problems, lost } = converted.value;
  for (const problem of problems) say(lineOf(file, problem, notation));
  if (lost.length > 0) say(`${file}: ${notation.tellLost(lost)}`);
  if (options['--out'] === undefined) process.stdout.write(text);
  else write(options['--out'], text);
  return problems.length > 0 ? PROBLEMS : FINE;
}

/**
 * @param {string[]} words
 * @param {Notation} notation
 */
function check(words, notation) {
  let worst = FINE;
  for (const file of parse(words, []).files) {
    try {
      worst = Math.max(worst, checkFile(file, notation));
    } catch (error) {
      worst = Math.max(worst, failure(error, file));
    }
  }
  return worst;
}

/**
 * @param {string} file
 * @param {Notation} notation
 */
function checkFile(file, notation) {
  const checked = notation.check(read(file));
  if (!checked.ok) return fail(file, checked.error, notation);
  const { problems } = checked.value;
  for (const problem of problems) tell(lineOf(file, problem, notation));
  tell(`${file}: ${notation.tellChecked(checked.value)}`);
  return problems.length > 0 ? PROBLEMS : FINE;
}

/**
 * @param {string} file
 * @param {{line: number, column: number, code: string, detail: Readonly<Record<string, string | number>>}} problem
 * @param {Notation} notation
 */
const lineOf = (file, problem, notation) =>
  `${file}:${problem.line}:${problem.column}: ${problem.code}: ${notation.tell(problem)}`;

/**
 * @param {string} file
 * @param {{code: string, detail: Readonly<Record<string, string | number>>}} error
 * @param {Notation} notation
 */
function fail(file, error, notation) {
  const { line, column } = error.detail;
  const place = line === undefined ? '' : `:${line}:${column}`;
  say(`${file}${place}: ${error.code}: ${notation.tell(error)}`);
  return FAILED;
}

/**
 * Says what kept something from being done; the exit code. What nobody foresaw is a mistake in here, not in the file.
 * @param {unknown} error
 * @param {string} where
 */
function failure(error, where) {
  const message = error instanceof Error ? error.message : String(error);
  const isForeseen = error instanceof Usage || error instanceof FileTrouble;
  say(isForeseen ? message : `${where}: This is a fault of nardy-board itself; please report it: ${message}`);
  if (error instanceof Usage) say('nardy-board --help tells more.');
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
  try {
    if (command === 'convert') return convert(words, notation);
    if (command === 'check') return check(words, notation);
    if (command === '--version' || command === '--help') {
      process.stdout.write(command === '--help' ? HELP : `${version}\n`);
      return FINE;
    }
    throw new Usage(command === undefined ? 'Say what to do.' : `There is no command ${command}.`);
  } catch (error) {
    return failure(error, 'nardy-board');
  }
}
