import type { Problem } from '../../engine/result.js';
import { otherSeat, type Die } from '../../engine/types.js';
import { type Branch, isSameEnd, settled, type Won, wonOn } from '../match/index.js';
import { waysAfter, likeliest, unplayed, withRoll } from './branch.js';
import { entryOf, type CellEntry } from './cell.js';
import { cellsOf, type Cell } from './columns.js';
import { wonByScore, type ToldEnd } from './end.js';
import { RowNumbers } from './numbers.js';
import { ROW, type MatGame } from './rows.js';
import type { Place, PlacedProblem } from '../text/index.js';

/** A game as far as it is read. */
export interface GameRead {
  readonly branches: readonly Branch[];
  /** Who the text says has won. */
  readonly told: ToldEnd | null;
  /** A row could not be read: what stands after it is not looked at, but for the result. */
  readonly isBroken: boolean;
  /** A roll of which no play is told: the game ends there, or the play is missing. */
  readonly bare: Bare | null;
}

interface Bare {
  /** With the roll, which the ways of the game do not have. */
  readonly branches: readonly Branch[];
  /** What is wrong where anything follows but the end of the game. */
  readonly problem: PlacedProblem;
}

/** Reads the rows of a game. */
export function readRows(
  begun: Branch,
  game: MatGame,
  lines: readonly string[],
  problems: PlacedProblem[],
): GameRead {
  let read: GameRead = { branches: [begun], told: null, isBroken: false, bare: null };
  const numbers = new RowNumbers(problems);
  for (let index = game.start; index < game.end; index++) {
    const line = lines[index]!;
    if (game.notRows.length > 0 && game.notRows.includes(index)) continue;
    const row = ROW.exec(line);
    if (row && !read.isBroken) numbers.row(row, index + 1);
    for (const written of cellsOf(line, index + 1, game)) {
      const cell = game.isExchanged ? { ...written, seat: otherSeat(written.seat) } : written;
      const entry = entryOf(cell);
      if (entry.type === 'unknown' && !row && read.told) break; // whatever follows the result
      if (entry.type === 'roll' && !row && !read.isBroken) numbers.none(cell);
      read = readCell(read, cell, entry, row !== null, problems);
    }
  }
  return read;
}

function readCell(
  read: GameRead,
  cell: Cell,
  entry: CellEntry,
  isRow: boolean,
  problems: PlacedProblem[],
): GameRead {
  switch (entry.type) {
    case 'wins':
      return withResult(withBare(read), cell, { winner: cell.seat, points: entry.points }, problems);
    case 'resign': {
      const won = { winner: otherSeat(cell.seat), points: entry.points };
      return withResult(withLastRoll(withBare(read), cell, entry.numbers), cell, won, problems);
    }
    case 'remark':
      return read;
    case 'unknown':
      return unknown(read, cell, isRow, problems);
    case 'drop': // some programs write the result before the drop that it comes of
      return readEntry(read, cell, entry, problems);
    default:
      if (!read.told) return readEntry(read, cell, entry, problems);
      // A resignation may be accepted in words.
      return /^accept/i.test(cell.text) ? read : afterResult(read, cell, problems);
  }
}

/** What stands behind the result is not played, and told once. */
function afterResult(read: GameRead, cell: Cell, problems: PlacedProblem[]): GameRead {
  if (!read.isBroken) problems.push(rowProblem(cell));
  return { ...read, isBroken: true };
}

const rowProblem = ({ line, column, text }: Cell): PlacedProblem => ({
  line,
  column,
  code: 'ERR_MAT_ROW',
  detail: { text: text.slice(0, 80) },
});

/** What is not understood outside the rows breaks nothing; a remark may stand behind what the players did. */
function unknown(read: GameRead, cell: Cell, isRow: boolean, problems: PlacedProblem[]): GameRead {
  if (read.isBroken || cell.text.startsWith(';')) return read;
  if (isRow && read.bare) return broken(read, read.bare.problem, problems);
  problems.push(rowProblem(cell));
  return isRow ? { ...read, isBroken: true } : read;
}

/** The first result counts: another one that says something else is told. */
function withResult(
  read: GameRead,
  cell: Cell,
  { winner, points }: Won,
  problems: PlacedProblem[],
): GameRead {
  const { line, column } = cell;
  const { told } = read;
  if (!told) return { ...read, told: { line, column, winner, points } };
  if (!isSameEnd(told, { winner, points })) {
    problems.push(rowProblem(cell));
    return read;
  }
  return { ...read, told: { line, column, winner, points: points ?? told.points } };
}

/** A resignation after the roll: `62: ????`. */
function withLastRoll(read: GameRead, { seat }: Cell, numbers: readonly number[]): GameRead {
  if (read.isBroken || read.told || numbers.length !== 2) return read;
  const dice = numbers as unknown as Parameters<typeof withRoll>[2];
  const branches = read.branches.flatMap((branch) => {
    const next = withRoll(branch, seat, dice);
    return next.ok ? [next.value] : [];
  });
  return branches.length > 0 ? { ...read, branches } : read;
}

/** A player may give up, or be given the game, after a roll (END-4): it belongs to the game then. */
const withBare = (read: GameRead): GameRead =>
  read.bare ? { ...read, branches: read.bare.branches, bare: null } : read;

const broken = (read: GameRead, problem: PlacedProblem, problems: PlacedProblem[]): GameRead => {
  problems.push(problem);
  return { ...read, isBroken: true, bare: null };
};

function readEntry(read: GameRead, cell: Cell, entry: CellEntry, problems: PlacedProblem[]): GameRead {
  if (read.isBroken) return read;
  if (read.bare) return broken(read, read.bare.problem, problems);
  const branches: Branch[] = [];
  let fault: Problem | null = null;
  for (const branch of read.branches) {
    const next = waysAfter(branch, cell.seat, entry);
    if (next.ok) branches.push(...next.value);
    else fault ??= next.error;
  }
  if (branches.length === 0) {
    const problem = faultAt(cell, entry, fault ?? { code: 'ERR_MAT_ROW', detail: { text: cell.text } });
    const rolls = entry.type === 'roll' && entry.play === '' ? unplayedIn(read, cell, entry.numbers) : [];
    return rolls.length > 0
      ? { ...read, bare: { branches: rolls, problem } }
      : broken(read, problem, problems);
  }
  if ('value' in entry) checkCube(branches[0]!, cell, entry, problems);
  return { ...read, branches: likeliest(branches) };
}

/** The ways in which a roll can be played, and is not. */
const unplayedIn = ({ branches }: GameRead, { seat }: Cell, numbers: readonly Die[]): Branch[] =>
  branches.flatMap((branch) => {
    const rolled = unplayed(branch, seat, numbers);
    return rolled.ok && rolled.value.series.game.dice !== null ? [rolled.value] : [];
  });

/** Where in the cell the fault is: at the word that it names. */
function faultAt({ line, column, text }: Cell, entry: CellEntry, { code, detail }: Problem): PlacedProblem {
  const word = detail['word'];
  const offset = entry.type === 'roll' ? entry.offset : 0;
  const at = typeof word === 'string' ? Math.max(text.indexOf(word, offset), 0) : 0;
  const { column: _, ...rest } = detail;
  return { line, column: column + at, code, detail: rest };
}

/** The value that is written with a double must be the one that is offered. */
function checkCube(
  { series }: Branch,
  { line, column }: Cell,
  { type, value }: Extract<CellEntry, { value: number | null }>,
  problems: PlacedProblem[],
): void {
  const { cube, phase } = series.game;
  const offered = phase === 'doubled' ? cube.value * 2 : cube.value * 4;
  if (value === null || value === offered || (type !== 'double' && type !== 'beaver')) return;
  problems.push({ line, column, code: 'ERR_MAT_CUBE', detail: { written: value, counted: offered } });
}

/**
 * Chooses among the ways a game can be meant the one that ends as the text tells, and gives a game that has no end on the
 * board the one that the score before the next game asks for. Null = the game is left out: it has no result.
 */
export function endGame(
  read: GameRead,
  game: MatGame,
  next: MatGame | undefined,
  problems: PlacedProblem[],
): Branch | null {
  const { branches, told } = withBare(read);
  const before = branches[0]!.series.score;
  const counted = branches[0]!.series.game.phase === 'over' ? scoreBefore(branches[0]!) : before;
  const scores = wonByScore(counted, game, next, told);
  const over = branches.filter(({ series }) => series.game.phase === 'over');
  const goal = scores[0] && (!told || isSameEnd(scores[0], told)) ? scores[0] : (told ?? scores[0] ?? null);
  const best = over.find((branch) => isSameEnd(wonOn(branch), goal)) ?? over[0];
  if (best) return checked(best, { told, scores, goal }, next, problems);
  if (goal) {
    if (told && next?.score && !scores.some((each) => isSameEnd(each, told)))
      scoreProblem(next, told, problems);
    return closed(branches, scores[0] ?? goal, told ?? game, problems);
  }
  if (!next && read.bare) problems.push({ ...read.bare.problem, code: 'ERR_MAT_ROLL', detail: {} });
  if (!next) return branches[0]!;
  problems.push({ line: game.line, column: game.column, code: 'ERR_MAT_RESULT', detail: {} });
  return null;
}

/** The score before a game that is over. */
function scoreBefore(branch: Branch): Branch['series']['score'] {
  let at = branch;
  while (at.last) at = at.last.before;
  return at.series.score;
}

interface Sayings {
  readonly told: ToldEnd | null;
  readonly scores: readonly Won[];
  readonly goal: Won | null;
}

/** A game that is over on the board: what the text says of it must agree. */
function checked(
  branch: Branch,
  { told, scores, goal }: Sayings,
  next: MatGame | undefined,
  problems: PlacedProblem[],
): Branch {
  const won = wonOn(branch);
  if (told && !isSameEnd(told, won)) {
    const detail = { written: told.points ?? 0, counted: won?.points ?? 0 };
    problems.push({ line: told.line, column: told.column, code: 'ERR_MAT_POINTS', detail });
    // Both the result and the next score say so: the match went on from there.
    if (goal && scores.some((each) => isSameEnd(each, told))) return settled([branch], goal) ?? branch;
  } else if (next?.score && !scores.some((each) => isSameEnd(each, won))) {
    scoreProblem(next, won, problems);
  }
  return branch;
}

function scoreProblem({ score }: MatGame, won: Won | null, problems: PlacedProblem[]): void {
  const { line, column, left, right } = score!;
  const detail = { written: `${left}-${right}`, seat: won?.winner ?? 0, counted: won?.points ?? 0 };
  problems.push({ line, column, code: 'ERR_MAT_SCORE', detail });
}

/** A game that has no end on the board is resigned, for as much as is told. */
function closed(
  branches: readonly Branch[],
  goal: Won,
  { line, column }: Place,
  problems: PlacedProblem[],
): Branch {
  const end = settled(branches, goal);
  const counted = end ? wonOn(end) : null;
  if (!isSameEnd(counted, goal)) {
    const detail = { written: goal.points ?? 0, counted: counted?.points ?? 0 };
    problems.push({ line, column, code: 'ERR_MAT_POINTS', detail });
  }
  return end ?? branches[0]!;
}
