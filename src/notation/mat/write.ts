import type { LastTurn } from '../../engine/game.js';
import { ok, type Result } from '../../engine/result.js';
import { applyInSeries, seriesOver, startSeries, type Series, type SeriesFact } from '../../engine/series.js';
import { BAR, OFF, type Move, type Seat } from '../../engine/types.js';
import { VARIANTS } from '../../engine/variants/index.js';
import type { NardyRecord } from '../../record/record.js';
import { columnName, countsAsOne, isOwnRoll, lostOf, lostRules, lostSetup, tagsOf } from './lost.js';

/** A record as match text. */
export interface MatWritten {
  readonly text: string;
  /** What the text does not carry, by its place in the record: `facts.draw`, `setup.position`, `rules.stake` … */
  readonly lost: readonly string[];
}

const RIGHT_AT = 32;
const LEFT_WIDTH = 27;

/** Rows of a game as they grow: what the left player did waits for what the right one does. */
class Rows {
  readonly lines: string[] = [];
  #count = 0;
  #left: string | null = null;

  game(number: number, names: readonly [string, string], { score }: Series): void {
    const left = ` ${names[0]} : ${score[1]}`.padEnd(RIGHT_AT - 1);
    this.lines.push('', ` Game ${number}`, `${left} ${names[1]} : ${score[2]}`);
    this.#count = 0;
  }

  add(seat: Seat, cell: string): void {
    if (seat === 1) {
      this.flush();
      this.#left = cell;
    } else this.#row(this.#left ?? '', cell);
  }

  /** The result stands beside a drop, else in a line of its own without a number. */
  result(winner: Seat, text: string): void {
    if (winner === 2 && this.#left !== null) return this.#row(this.#left, ` ${text}`);
    this.flush();
    this.lines.push((winner === 1 ? ' '.repeat(6) : ' '.repeat(RIGHT_AT + 2)) + text);
  }

  flush(): void {
    if (this.#left !== null) this.#row(this.#left, '');
  }

  #row(left: string, right: string): void {
    const number = String(++this.#count).padStart(3);
    this.lines.push(`${number}) ${left.padEnd(LEFT_WIDTH)} ${right}`.trimEnd());
    this.#left = null;
  }
}

/**
 * Writes a record as match text (`.mat`) in the form that GNU Backgammon writes: seat 1 in the left column, a group for
 * each die, `25/` and `/0`; long nardy with each player's own numbers, `/off`, and a `Variation` header. Errors: those of
 * `startSeries` and `applyInSeries`, where the record does not hold.
 */
export function writeMat(record: NardyRecord): Result<MatWritten> {
  const begun = startSeries(record.rules, record.setup);
  if (!begun.ok) return begun;
  const names = [columnName(record, 1), columnName(record, 2)] as const;
  const lost = new Set(lostSetup(record));
  const tags = tagsOf(record, lost);
  const rows = new Rows();
  let series = begun.value;
  let games = 1;
  let hasOwnRoll = false;
  let isBeavered = false;
  rows.game(games, names, series);
  const { facts } = record;
  for (const [index, fact] of facts.entries()) {
    const isPlayedOn = facts[index + 1]?.type === 'take' && facts[index + 2]?.type === 'roll';
    const next = applyInSeries(series, fact);
    if (!next.ok) return next;
    for (const place of lostOf(series, fact)) lost.add(place);
    hasOwnRoll ||= isOwnRoll(series, fact);
    if (fact.type === 'new-game') {
      rows.flush();
      rows.game(++games, names, next.value);
    } else writeFact(rows, series, fact, next.value, isPlayedOn);
    if (countsAsOne(next.value)) lost.add('rules.jacoby');
    if (next.value.game.outcome?.by === 'draw') lost.add('facts.draw');
    isBeavered = series.game.phase === 'beavered';
    series = next.value;
  }
  rows.flush();
  if (series.game.dice !== null) lost.add('facts.roll');
  if (isBeavered && facts.at(-1)?.type === 'take') lost.add('facts.take');
  for (const place of lostRules(record, tags, hasOwnRoll)) lost.add(place);
  const headers = [...tags]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `; [${name} "${each}"]`);
  const lines = [...headers, '', ` ${record.rules.matchLength} point match`, ...rows.lines, ''];
  return ok({ text: lines.join('\n'), lost: [...lost].sort() });
}

function writeFact(rows: Rows, { game }: Series, fact: SeriesFact, after: Series, isPlayedOn: boolean): void {
  switch (fact.type) {
    case 'double':
      rows.add(fact.seat, ` Doubles => ${game.cube.value * 2}`);
      break;
    case 'beaver': // GNU Backgammon takes the next roll for a take after this word, in another game too
      rows.add(fact.seat, ` ${isPlayedOn ? 'Beavers' : 'Doubles'} => ${game.cube.value * 4}`);
      break;
    case 'take': // who was beavered accepts by rolling: GNU Backgammon knows no take there
      if (game.phase === 'doubled') rows.add(fact.seat, ' Takes');
      break;
    case 'drop':
      rows.add(fact.seat, ' Drops');
      break;
    case 'play':
    case 'remainder':
      if (!game.lastRoll) writeTurn(rows, after.game.last!, VARIANTS[game.rules.variant].closedBy > 1);
      break;
    case 'resign':
      if (game.phase === 'toPlay' && game.seat === fact.seat) {
        rows.add(fact.seat, `${digits(game.dice!)} ????`);
      }
      break;
    default:
      break;
  }
  const { outcome } = after.game;
  if (outcome?.winner) {
    const points = outcome.points[outcome.winner];
    const isMatch = after.rules.matchLength > 0 && seriesOver(after);
    const text = `Wins ${points} point${points === 1 ? '' : 's'}${isMatch ? ' and the match' : ''}`;
    rows.result(outcome.winner, text);
  }
}

const digits = (numbers: readonly number[]): string => `${[...numbers].sort((a, b) => b - a).join('')}:`;

/** A remainder of which nothing could be played is not written: whoever reads the rows knows it (GUL-4). */
function writeTurn(rows: Rows, { kind, seat, dice, numbers, moves }: LastTurn, hits: boolean): void {
  if (kind === 'remainder' && moves.length === 0) return;
  const rolled = kind === 'remainder' ? `${numbers.join('')}:` : digits(dice);
  const groups = [...moves].sort((a, b) => b.from - a.from).map((move) => group(move, hits));
  rows.add(seat, [rolled, ...groups].join(' '));
}

const group = ({ from, to, hit }: Move, hits: boolean): string =>
  `${hits || from !== BAR ? from : 'bar'}/${hits || to !== OFF ? to : 'off'}${hit ? '*' : ''}`;
