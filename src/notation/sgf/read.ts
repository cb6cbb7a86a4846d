import type { Rules } from '../../engine/options.js';
import { err, ok, type Problem, type Result } from '../../engine/result.js';
import type { SeriesSetup } from '../../engine/series.js';
import { SEATS, type BySeat, type Seat } from '../../engine/types.js';
import { recordOf, type NardyRecord } from '../../record/record.js';
import { inTextOrder, type PlacedProblem, placesOf } from '../text/index.js';
import { grown, type Won } from '../match/index.js';
import { isSameScore, LEVEL, PLAIN, sgfSetup, type SgfBeginning } from './beginning.js';
import { addTelling, gamesIn, inTurn, isBeavered, toldNodes, type Passed, type ToldGame } from './game.js';
import { isNeeded, type Unread } from './nodes.js';
import { otherNames, type ToldRoot } from './root.js';
import { rulesReader, unknownWords, type Agreed } from './rules.js';
import { add, beginGame, nothingYet, openingFor, settle, takeBack, type Growing } from './series.js';

/** What an SGF node holds besides the game, as it stands in the text. */
export interface KeptNode {
  /** Index of the record's fact that the node ends with, or (`alone`) before whose node it stands. */
  readonly fact: number;
  /** Properties: comments, analysis, whatever is unknown. */
  readonly raw: string;
  /** Other lines of play that begin after the node, as game trees. */
  readonly variations?: string;
  /** A node that tells nothing of the game. */
  readonly alone?: true;
}
export interface KeptGame {
  readonly root: string;
  /** Words of RU that mean nothing here. */
  readonly rules: readonly string[];
  readonly nodes: readonly KeptNode[];
}
/** What SGF holds and a record does not, game by game: plain JSON that `writeSgf` puts back where it was. */
export type SgfKept = readonly KeptGame[];

export interface SgfRead {
  readonly record: NardyRecord;
  readonly problems: readonly PlacedProblem[];
  readonly kept: SgfKept;
}

/** Longest text that is read, in UTF-16 units. */
export const SGF_LIMIT = 64 * 1024 * 1024;

interface Reading {
  readonly text: string;
  readonly growing: Growing;
  readonly kept: KeptGame[];
  /** Those of the first game. */
  readonly names: ToldRoot['names'];
  readonly rulesFor: ReturnType<typeof rulesReader>;
  readonly problem: (at: number, code: string, detail?: Problem['detail']) => void;
}

/**
 * Reads a match or session in the Smart Game Format, `GM[6]`: the games of the main lines, White in seat 1. Errors:
 * `ERR_TOO_LONG` (`limit`), `ERR_SGF` (no game tree in it), `ERR_SGF_GAME` (`value` = the game that it is instead, `1`
 * where a tree names none and nothing in it is understood as this one; with `line` and `column`). Problems:
 * `ERR_SGF_SYNTAX` (`part`), `ERR_SGF_VALUE` (`property`, `value`; it does not count, and where it is a play or
 * checkers the game is read up to it), `ERR_SGF_SETUP` (a set-up where a record has none), `ERR_SGF_RESULT`,
 * `ERR_SGF_SCORE` (`written`, `counted`), `ERR_SGF_NAMES` (`written`, `first`; other names than in the first game, or
 * exchanged: points go by colour all the same), `ERR_SGF_OVER` (`written`, `length`; the match is over by the score before
 * its first game, which begins level instead), `ERR_SGF_OPEN` (a game that ends by what is told of it, not by its play),
 * `ERR_SGF_LEFT_OUT` (one of which nothing tells how it ended), `ERR_SGF_MATCH` (`length`; a game of another match),
 * `ERR_PLAY_DICE`, those of `stepsOf`, `checkPosition`, `startSeries` and `applyInSeries`. A game that cannot be read
 * on is closed by a resignation that makes the next score right.
 */
export function readSgf(text: string): Result<SgfRead> {
  if (text.length > SGF_LIMIT) return err('ERR_TOO_LONG', { limit: SGF_LIMIT });
  const placeOf = placesOf(text);
  const problems: PlacedProblem[] = [];
  const problem: Reading['problem'] = (at, code, detail = NOTHING_MORE) => {
    const { line, column } = placeOf(at);
    problems.push({ line, column, code, detail });
  };

  const passed: Passed = { faults: [], others: [] };
  const { first, agreed } = surveyed(text, passed);
  if (!first) {
    const [other] = passed.others;
    return other
      ? err('ERR_SGF_GAME', { value: other.game, ...placeOf(other.at) })
      : err('ERR_SGF', { line: 1, column: 1 });
  }
  for (const { at, part } of passed.faults) problem(at, 'ERR_SGF_SYNTAX', { part });
  for (const { at, game } of passed.others) problem(at, 'ERR_SGF_GAME', { value: game });
  const { names } = first;
  const rulesFor = rulesReader(agreed);
  const reading: Reading = { text, growing: nothingYet(), kept: [], names, problem, rulesFor };
  takeGames(reading);
  const { rules, setup, facts } = reading.growing;
  const record = recordOf({ rules: rules!, setup, seats: seatsOf(first), notes: first.notes, facts });
  return ok({ record, problems: inTextOrder(problems), kept: reading.kept });
}

const NOTHING_MORE: Problem['detail'] = {};

/** What the whole text must be read for before its first game is. */
function surveyed(
  text: string,
  passed: Passed,
): { readonly first: ToldRoot | null; readonly agreed: Agreed } {
  let first: ToldRoot | null = null;
  let beaver = false;
  let autoDoubles = 0;
  for (const game of gamesIn(text, passed)) {
    first ??= game.root;
    beaver ||= isBeavered(text, game);
    autoDoubles = Math.max(autoDoubles, game.beginning.ties);
  }
  return { first, agreed: { beaver, autoDoubles } };
}

/** Adds the games one by one, each with the root of the next in sight, until no further can follow. */
function takeGames(reading: Reading): void {
  let game: ToldGame | null = null;
  for (const next of gamesIn(reading.text, { faults: [], others: [] })) {
    if (game && !takeGame(reading, game, next.root)) return;
    game = next;
  }
  if (game) takeGame(reading, game, null);
}

function seatsOf({ names }: ToldRoot): NonNullable<NardyRecord['seats']> {
  const seats: Partial<Record<Seat, { name: string }>> = {};
  for (const seat of SEATS) if (names[seat]) seats[seat] = { name: names[seat].line };
  return seats;
}

/** Adds one game to the series; false when no further can follow. */
function takeGame(reading: Reading, game: ToldGame, next: ToldRoot | null): boolean {
  const { growing, problem, kept } = reading;
  const { root, beginning } = game;
  const before = growing.facts.length;
  const untold = ({ at, property, value }: Unread) => problem(at, 'ERR_SGF_VALUE', { property, value });
  root.unread.forEach(untold);
  beginning.unread.forEach(untold);
  const others = otherNames(root, reading.names);
  if (others) problem(others.at, 'ERR_SGF_NAMES', { written: others.written, first: others.first });
  if (next && !beginning.acted && !endOf(root, next)) {
    problem(root.at, 'ERR_SGF_LEFT_OUT');
    return true;
  }
  const begun = openGame(reading, game);
  if (!begun.ok) {
    problem(root.at, begun.error.code, begun.error.detail);
    return false;
  }
  const nodes: KeptNode[] = [];
  const sound = begun.value && walk(reading, game, nodes);
  if (end(reading, root, next, sound)) {
    kept.push({ root: root.raw, rules: unknownWords(root), nodes });
  } else if (before === 0) {
    Object.assign(growing, nothingYet());
  } else {
    takeBack(growing, growing.path.length);
  }
  return true;
}

/** Begins a game of the series; false when it cannot be read on, an error when no more games can be. */
function openGame(reading: Reading, { root, beginning }: ToldGame): Result<boolean> {
  const { growing, problem, rulesFor } = reading;
  const { series } = growing;
  if (series && series.rules.matchLength !== root.length)
    return err('ERR_SGF_MATCH', { length: root.length });
  const { mover, dice, acted, boardAt, cubeAt } = beginning;
  const { rules, fault } = rulesFor(root, acted ? openingFor(mover ?? 1, dice, 0).openingRoll : 'plays');
  if (fault) problem(root.at, fault.code, fault.detail);
  const before = series ? {} : sgfSetup(root, beginning, rules);
  checkInfo(reading, root, before);
  const started = beginGame(growing, rules, before);
  if (!started.ok && series) return started;
  if (!started.ok) {
    const { code, detail } = started.error;
    problem((code === 'ERR_CUBE' ? cubeAt : boardAt) ?? root.at, code, detail);
    const plain = beginGame(growing, rules, sgfSetup(root, PLAIN, rules));
    return plain.ok ? ok(false) : plain;
  }
  if (beginning.isBroken) return ok(false);
  if (series && beginning.setup && !beginning.isStart) {
    problem(boardAt ?? cubeAt ?? root.at, 'ERR_SGF_SETUP');
    return ok(false);
  }
  if (acted && growing.series!.game.phase === 'opening') open(reading, root, beginning, rules);
  return ok(true);
}

/** Compares what a root tells of the games before with what they came to, or with as much of it as could be. */
function checkInfo(
  { growing: { series }, problem }: Reading,
  { at, index, score, length }: ToldRoot,
  before: SeriesSetup,
): void {
  if (!series && index && !before.played) {
    problem(at, 'ERR_SGF_VALUE', { property: 'MI', value: `game:${index}` });
  }
  const counted = series?.score ?? before.score ?? LEVEL;
  if (!score || isSameScore(score, counted)) return;
  const written = toldScore(score);
  if (series) problem(at, 'ERR_SGF_SCORE', { written, counted: toldScore(counted) });
  else problem(at, 'ERR_SGF_OVER', { written, length });
}

/** The lot, after as many ties as double the cube (START-5): all that are told, where the rules know of such doubles. */
function open(
  { growing, problem }: Reading,
  { cube }: ToldRoot,
  beginning: SgfBeginning,
  rules: Rules,
): void {
  const { mover, dice, ties } = beginning;
  const { matchLength, cubeLimit, autoDoubles } = rules;
  const most = matchLength > 0 || cubeLimit === 'off' ? 0 : autoDoubles;
  const doubling = Math.min(ties, most, typeof cubeLimit === 'number' ? Math.log2(cubeLimit) : ties);
  if (cube && doubling < ties) problem(cube.at, 'ERR_SGF_VALUE', { property: 'CV', value: cube.value });
  for (const fact of openingFor(mover ?? 1, dice, doubling).facts) add(growing, fact);
}

const toldScore = (score: BySeat<number>): string => `${score[1]}–${score[2]}`;

/** Adds the facts of a game node by node, until one cannot be; true when all could. */
function walk({ text, growing, problem }: Reading, game: ToldGame, kept: KeptNode[]): boolean {
  let told = 0;
  for (const node of toldNodes(text, game)) {
    const before = growing.facts.length;
    for (const telling of inTurn(node.tellings, growing.series!.game.seat)) {
      if (told++ < game.beginning.tellings) continue;
      const followed = addTelling(growing, telling);
      if (followed.ok) continue;
      problem(telling.at, followed.error.code, followed.error.detail);
      if (telling.type !== 'unread' || isNeeded(telling)) return false;
    }
    if (node.raw === '' && node.variations === '') continue;
    // A set-up has no facts, and dice may lie there already: what is told with them stands in a node of its own.
    const alone = growing.facts.length === before && !node.tellings.some(({ type }) => type === 'dice');
    kept.push({
      fact: growing.facts.length - (alone ? 0 : 1),
      raw: node.raw,
      ...(node.variations === '' ? {} : { variations: node.variations }),
      ...(alone ? { alone } : {}),
    });
  }
  return true;
}

/** Who won a game by the scores before it and after it; null where they do not tell. */
const gainedBy = ({ score }: ToldRoot, next: ToldRoot | null): Won | null =>
  score && next?.score ? grown(score, next.score) : null;

/** How a game ended: the score of the next knows it better than its own root. */
function endOf(root: ToldRoot, next: ToldRoot | null): Won | null {
  const { result } = root;
  const told = result?.winner ? { winner: result.winner, points: result.points } : null;
  return gainedBy(root, next) ?? told;
}

/** Brings a game to the end that is told of it; false where none is, though others follow: then it is left out. */
function end(reading: Reading, root: ToldRoot, next: ToldRoot | null, sound: boolean): boolean {
  const { growing, problem } = reading;
  const { result } = root;
  if (growing.series!.game.phase !== 'over') {
    const told = endOf(root, next);
    if (!told && !next) return true; // the game under way
    if (!told) {
      problem(root.at, 'ERR_SGF_LEFT_OUT');
      return false;
    }
    if (sound && !result?.resigned) problem(root.at, 'ERR_SGF_OPEN');
    settle(growing, told.winner, told.points);
  }
  const { outcome } = growing.series!.game;
  if (!outcome || !result || /void|\?/i.test(result.value)) return true;
  const { winner, points } = outcome;
  const counted = winner === null ? 'Draw' : `${winner === 1 ? 'W' : 'B'}+${points[winner]}`;
  const asCounted = winner === null || result.points === null || result.points === points[winner];
  if (result.winner === winner && asCounted) return true;
  problem(result.at, 'ERR_SGF_RESULT', { written: result.value, counted });
  // Both the result and the next score say so: the match went on from there.
  const gained = gainedBy(root, next);
  if (gained?.winner === result.winner && gained?.points === result.points) {
    settle(growing, gained.winner, gained.points);
  }
  return true;
}
