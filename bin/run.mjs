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
Exit code: 0 = fine, 1 = read, but something is wrong in it, 2 = not readable, or not asked so.
`;

const FINE = 0;
const PROBLEMS = 1;
const FAILED = 2;

/** A way of asking that means nothing here. */
class Usage extends Error {}

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Bytes as text: by the byte order mark where there is one, else UTF-8, else Latin-1.
 * @param {Uint8Array} bytes
 */
export function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** @param {string} file */
const read = (file) => decode(readFileSync(file === '-' ? 0 : file));

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
  else writeFileSync(options['--out'], text);
  return problems.length > 0 ? PROBLEMS : FINE;
}

/**
 * @param {string[]} words
 * @param {Notation} notation
 */
function check(words, notation) {
  let worst = FINE;
  for (const file of parse(words, []).files) worst = Math.max(worst, checkFile(file, notation));
  return worst;
}

/**
 * @param {string} file
 * @param {Notation} notation
 */
function checkFile(file, notation) {
  let text;
  try {
    text = read(file);
  } catch (error) {
    say(`${file}: ${/** @type {Error} */ (error).message}`);
    return FAILED;
  }
  const checked = notation.check(text);
  if (!checked.ok) return fail(file, checked.error, notation);
  const { problems } = checked.value;
  for (const problem of problems) process.stdout.write(`${lineOf(file, problem, notation)}\n`);
  process.stdout.write(`${file}: ${notation.tellChecked(checked.value)}\n`);
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
    say(/** @type {Error} */ (error).message);
    if (error instanceof Usage) say('nardy-board --help tells more.');
    return FAILED;
  }
}
