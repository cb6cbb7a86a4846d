import type { Rules } from '../engine/options.js';
import { err, ok, type Problem, type Result } from '../engine/result.js';
import type { SeriesSetup } from '../engine/series.js';
import { SEATS, type BySeat, type Seat } from '../engine/types.js';
import { RECORD_VERSION, type NardyRecord } from '../record/record.js';
import { grown, type Won } from './mat-end.js';
import { placesOf, type PlacedProblem } from './place.js';
import { follow, nodesOf, toldGame, type Beginning, type ToldGame } from './sgf-game.js';
import { readRoot, type ToldRoot } from './sgf-root.js';
import { otherGame, rulesOf, unknownWords, type Agreed } from './sgf-rules.js';
import { add, beginGame, nothingYet, openingFor, settle, takeBack, type Growing } from './sgf-series.js';
import { eachTree, type SgfFault } from './sgf-tree.js';

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
  readonly agreed: Agreed;
  readonly problem: (at: number, code: string, detail?: Problem['detail']) => void;
}

/**
 * Reads a match or session in the Smart Game Format, `GM[6]`: the games of the main lines, White in seat 1. Errors:
 * `ERR_TOO_LONG` (`limit`), `ERR_SGF` (no game tree in it), `ERR_SGF_GAME` (`value` = the game that it is instead; with
 * `line` and `column`). Problems: `ERR_SGF_SYNTAX` (`part`), `ERR_SGF_VALUE` (`property`, `value`), `ERR_SGF_SETUP` (a
 * set-up where a record has none), `ERR_SGF_RESULT`, `ERR_SGF_SCORE` (`written`, `counted`), `ERR_SGF_OPEN` (a game that
 * does not end before the next), `ERR_SGF_LEFT_OUT` (one of which nothing tells how it ended), `ERR_SGF_MATCH` (`length`;
 * a game of another match), `ERR_PLAY_DICE`, those of `stepsOf`, `checkPosition`, `startSeries` and `applyInSeries`. A game
 * that cannot be read on is closed by a resignation that makes the next score right.
 */
export function readSgf(text: string): Result<SgfRead> {
  if (text.length > SGF_LIMIT) return err('ERR_TOO_LONG', { limit: SGF_LIMIT });
  const placeOf = placesOf(text);
  const problems: PlacedProblem[] = [];
  const problem: Reading['problem'] = (at, code, detail = {}) =>
    problems.push({ ...placeOf(at), code, detail });

  const faults: SgfFault[] = [];
  const games: ToldGame[] = [];
  const others: Problem['detail'][] = [];
  for (const { at, nodes } of eachTree(text, faults)) {
    const [first, ...rest] = nodes;
    if (!first) continue;
    const root = readRoot(text, first, games.length === 0);
    const value = otherGame(root);
    if (value === null) games.push(toldGame(text, at, root, rest));
    else {
      others.push({ value, ...placeOf(at) });
      problem(at, 'ERR_SGF_GAME', { value });
    }
  }
  for (const { at, part } of faults) problem(at, 'ERR_SGF_SYNTAX', { part });
  if (games.length === 0) {
    return others[0] ? err('ERR_SGF_GAME', others[0]) : err('ERR_SGF', { line: 1, column: 1 });
  }
  const reading: Reading = { text, growing: nothingYet(), kept: [], problem, agreed: agreedIn(games) };
  for (const [index, game] of games.entries()) {
    if (!takeGame(reading, game, games[index + 1]?.root ?? null)) break;
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return ok({ record: recordOf(reading.growing, games[0]!.root), problems, kept: reading.kept });
}

function agreedIn(games: readonly ToldGame[]): Agreed {
  return {
    beaver: games.some(({ beavered }) => beavered),
    autoDoubles: games.reduce((most, { beginning }) => Math.max(most, beginning.ties), 0),
  };
}

function recordOf({ rules, setup, facts }: Growing, { names, notes }: ToldRoot): NardyRecord {
  const seats: Partial<Record<Seat, { name: string }>> = {};
  for (const seat of SEATS) if (names[seat] !== undefined) seats[seat] = { name: names[seat] };
  return {
    version: RECORD_VERSION,
    rules: rules!,
    ...(Object.keys(setup).length > 0 ? { setup } : {}),
    ...(Object.keys(seats).length > 0 ? { seats } : {}),
    ...(Object.keys(notes).length > 0 ? { notes } : {}),
    facts,
  };
}

/** Adds one game to the series; false when no further can follow. */
function takeGame(reading: Reading, game: ToldGame, next: ToldRoot | null): boolean {
  const { growing, problem, kept } = reading;
  const { root, beginning } = game;
  const before = growing.facts.length;
  for (const { at, property, value } of root.unread) problem(at, 'ERR_SGF_VALUE', { property, value });
  if (next && !beginning.acted && !endOf(root, next)) {
    problem(root.at, 'ERR_SGF_LEFT_OUT');
    return true;
  }
  const begun = begin(reading, game);
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
function begin(reading: Reading, { root, beginning }: ToldGame): Result<boolean> {
  const { growing, problem, agreed } = reading;
  const { series } = growing;
  if (series && series.rules.matchLength !== root.length)
    return err('ERR_SGF_MATCH', { length: root.length });
  if (series && root.score && !isSame(root.score, series.score)) {
    problem(root.at, 'ERR_SGF_SCORE', { written: scoreOf(root.score), counted: scoreOf(series.score) });
  }
  const opening = openingFor(beginning.mover ?? 1, beginning.dice, beginning.ties);
  const { rules, fault } = rulesOf(root, beginning.acted ? opening.openingRoll : 'plays', agreed);
  if (fault) problem(root.at, fault.code, fault.detail);
  const started = beginGame(growing, rules, setupOf(root, beginning, rules));
  if (!started.ok && series) return started;
  if (!started.ok) {
    problem(root.at, started.error.code, started.error.detail);
    const plain = beginGame(growing, rules, {});
    return plain.ok ? ok(false) : plain;
  }
  if (series && beginning.setup && !beginning.isStart) {
    problem(root.at, 'ERR_SGF_SETUP');
    return ok(false);
  }
  if (beginning.acted && growing.series!.game.phase === 'opening') {
    opening.facts.forEach((fact) => add(growing, fact));
  }
  return ok(true);
}

/** What came before the first game, and where it begins. */
function setupOf(root: ToldRoot, beginning: Beginning, rules: Rules): SeriesSetup {
  const { score, index } = root;
  const level = !score || (score[1] === 0 && score[2] === 0);
  const marked = root.rules.some((word) => /^crawfordgame$/i.test(word));
  const near = score !== null && Math.max(score[1], score[2]) >= rules.matchLength - 1;
  // GNU Backgammon names the Crawford game: another one begun that near to the end comes after it.
  const crawfordSeen = rules.matchLength > 1 && rules.crawford && near && !marked;
  const { setup, mover, acted } = beginning;
  return {
    ...(level ? {} : { score }),
    ...(index ? { played: index } : {}),
    ...(crawfordSeen ? { crawfordSeen } : {}),
    ...(setup ? { ...setup, mover: mover ?? 1 } : mover !== null && !acted ? { mover } : {}),
  };
}

const isSame = (a: BySeat<number>, b: BySeat<number>): boolean => a[1] === b[1] && a[2] === b[2];
const scoreOf = (score: BySeat<number>): string => `${score[1]}–${score[2]}`;

/** Adds the facts of a game node by node, until one cannot be; true when all could. */
function walk({ text, growing, problem }: Reading, game: ToldGame, kept: KeptNode[]): boolean {
  let told = 0;
  for (const node of nodesOf(text, game)) {
    const before = growing.facts.length;
    for (const telling of node.tellings) {
      if (told++ < game.beginning.tellings) continue;
      const followed = follow(growing, telling);
      if (followed.ok) continue;
      problem(telling.at, followed.error.code, followed.error.detail);
      return false;
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
