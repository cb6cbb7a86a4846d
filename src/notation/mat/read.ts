import type { Rules } from '../../engine/options.js';
import { err, ok, type Problem, type Result } from '../../engine/result.js';
import {
  applyInSeries,
  seriesOver,
  startSeries,
  type Series,
  type SeriesFact,
  type SeriesSetup,
} from '../../engine/series.js';
import { recordOf, type NardyRecord } from '../../record/record.js';
import { after, type Branch, wayFacts } from '../match/index.js';
import { endGame, readRows } from './game.js';
import { matText, type MatGame, type MatText } from './rows.js';
import { RULE_TAGS, rulesOfText, variantOf } from './rules.js';
import { inTextOrder, type PlacedProblem } from '../text/index.js';

/** What is wrong in a match text, and where. */
export type MatProblem = PlacedProblem;

/** What a match text comes to. */
export interface MatRead {
  readonly record: NardyRecord;
  /** What could not be read or does not agree, in the order of the text; a game with such a row is read up to it. */
  readonly problems: readonly PlacedProblem[];
}

export interface MatOptions {
  /** Longest text that is read, in characters. */
  readonly limit?: number;
  /** What the players agreed on and the text does not tell; it wins over the headers. */
  readonly rules?: Partial<Rules>;
}

/** A tie of the lot (START-1); which numbers it had nobody wrote. */
const TIE: SeriesFact = { type: 'throw', dice: [1, 1] };
/** More ties in a row than anybody has seen. */
const MOST_TIES = 12;

/** Characters of a text that are read unless another limit is given. */
export const MAT_LIMIT = 40_000_000;

/**
 * Reads match text (`.mat`) in the dialects that are seen: the left player is seat 1, every game begins with a lot, the
 * cube has no limit but the header's. Errors: `ERR_TOO_LONG` (`limit`), `ERR_MAT` (`line`, `column`: nothing in it can be
 * read), those of `parseRules` for `options.rules`.
 */
export function readMat(text: string, options: MatOptions = {}): Result<MatRead> {
  const { limit = MAT_LIMIT, rules: agreed = {} } = options;
  if (text.length > limit) return err('ERR_TOO_LONG', { limit });
  const parts = matText(text);
  if (parts.games.length === 0) return err('ERR_MAT', { line: 1, column: 1 });
  const rules = rulesOfText(parts, agreed);
  if (!rules.ok) return rules;
  const read = readGames(parts, rules.value, {});
  const best = others(parts, rules.value, agreed, read).reduce(better, read);
  const head = [
    ...(agreed.variant === undefined ? unknownVariant(parts) : []),
    ...(agreed.matchLength === undefined ? unknownLength(parts) : []),
  ];
  return ok({ ...best, problems: inTextOrder([...head, ...best.problems]) });
}

/** A game that is none of the variants is read as short nardy. */
function unknownVariant({ tags, lines }: MatText): PlacedProblem[] {
  const value = tags.get('Variation');
  if (value === undefined || variantOf(value) !== null) return [];
  const index = lines.findIndex((each) => /\[\s*Variation/.test(each));
  const column = lines[index]!.indexOf('[') + 1;
  return [{ line: index + 1, column, code: 'ERR_MAT_VARIATION', detail: { value } }];
}

/** A length that is not understood is read as play for money. */
function unknownLength({ length, oddLength }: MatText): PlacedProblem[] {
  if (length !== null || !oddLength) return [];
  const { text, ...place } = oddLength;
  return [{ ...place, code: 'ERR_MAT_LENGTH', detail: { text } }];
}

/** Numbers of rows are judged as far as a game is read: where it is read further, more of them are. */
const faults = ({ problems }: MatRead): number =>
  problems.filter(({ code }) => code !== 'ERR_MAT_NUMBER').length;

const better = (a: MatRead, b: MatRead): MatRead => (faults(b) < faults(a) ? b : a);

/**
 * Read anew by rules that the text does not tell, where the points or the cube say that they were played (CUBE-5,
 * MATCH-2).
 */
function others(text: MatText, rules: Rules, agreed: Partial<Rules>, { problems }: MatRead): MatRead[] {
  const reads: MatRead[] = [];
  const [first] = text.games;
  const isMoney = rules.matchLength === 0 && rules.cubeLimit !== 'off';
  if (agreed.jacoby === undefined && isMoney && problems.some(isJacoby)) {
    reads.push(readGames(text, { ...rules, jacoby: true }, {}));
  }
  if (rules.matchLength > 0 && problems.some(({ detail }) => detail['rule'] === 'MATCH-2')) {
    if (first?.score?.left || first?.score?.right) {
      reads.push(readGames(text, rules, { crawfordSeen: true }));
    }
    const isTold = text.tags.has('Crawford') || agreed.crawford !== undefined;
    if (!isTold) reads.push(readGames(text, { ...rules, crawford: false }, {}));
  }
  return reads;
}

/** A mars or koks that counts as one. */
const isJacoby = ({ code, detail }: PlacedProblem): boolean =>
  code === 'ERR_MAT_POINTS' && detail['written'] === 1 && Number(detail['counted']) <= 3;

function readGames(text: MatText, rules: Rules, given: SeriesSetup): MatRead {
  const problems: PlacedProblem[] = [];
  const facts: SeriesFact[] = [];
  const setup = { ...given, ...matSetup(text.games[0]!, rules, problems) };
  let series: Series | null = null;
  for (const [index, game] of text.games.entries()) {
    if (series && (seriesOver(series) || game.isAnother)) {
      problems.push(problemAt(game, { code: game.isAnother ? 'ERR_MAT_MORE' : 'ERR_MAT_OVER', detail: {} }));
      break;
    }
    const begun = series ? applyInSeries(series, { type: 'new-game' }) : startSeries(rules, setup);
    if (!begun.ok) {
      problems.push(problemAt(game, begun.error));
      break;
    }
    const next = text.games[index + 1];
    const begin = { series: begun.value, last: null, doubt: 0 };
    const { ended, found } = readGame(begin, game, next?.isAnother ? undefined : next, text.lines);
    problems.push(...found);
    if (!ended) continue;
    if (series) facts.push({ type: 'new-game' });
    for (const fact of wayFacts(ended)) facts.push(fact);
    series = ended.series;
  }
  const notes = Object.fromEntries([...text.tags].filter(([name]) => !RULE_TAGS.includes(name)));
  return { record: recordOf({ rules, setup, seats: seatsOf(text), notes, facts }), problems };
}

/** A game with what is wrong in it. */
interface Ended {
  readonly ended: Branch | null;
  readonly found: readonly PlacedProblem[];
}

/**
 * Reads a game. Ties are not in a text, but where they double the cube (START-5) what the cube and the game are worth
 * tells how many there were: as few as leave the fewest problems.
 */
function readGame(begun: Branch, game: MatGame, next: MatGame | undefined, lines: readonly string[]): Ended {
  let best: Ended | null = null;
  let branch: Branch | null = begun;
  const most = Math.min(begun.series.rules.autoDoubles, MOST_TIES);
  for (let ties = 0; branch && ties <= most; ties++) {
    const found: PlacedProblem[] = [];
    const ended = endGame(readRows(branch, game, lines, found), game, next, found);
    if (!best || found.length < best.found.length) best = { ended, found };
    if (best.found.length === 0) break;
    const tie = after(branch, TIE);
    branch = tie.ok ? tie.value : null;
  }
  return best!;
}

const problemAt = ({ line, column }: MatGame, { code, detail }: Problem): PlacedProblem => ({
  line,
  column,
  code,
  detail,
});

/**
 * The score before the first game, if it is not level at nothing; one that has won the match already is none to begin
 * at.
 */
function matSetup({ score }: MatGame, { matchLength }: Rules, problems: PlacedProblem[]): SeriesSetup {
  if (!score || (score.left === 0 && score.right === 0)) return {};
  const { line, column, left, right } = score;
  // Level at the end there can be none either: a match text knows no draws (DRAW-2).
  if (matchLength === 0 || Math.max(left, right) < matchLength) return { score: { 1: left, 2: right } };
  const detail = { written: `${left}-${right}`, seat: 0, counted: 0 };
  problems.push({ line, column, code: 'ERR_MAT_SCORE', detail });
  return {};
}

/** Names by the headers, which are whole, unless the columns have them the other way round. */
function seatsOf({ tags, games }: MatText): NonNullable<NardyRecord['seats']> {
  const [left, right] = games[0]!.names ?? ['', ''];
  const [one, two] = [tags.get('Player 1') ?? '', tags.get('Player 2') ?? ''];
  const isSwapped = one !== two && left === two && right === one;
  const names = isSwapped ? [left, right] : [one || left, two || right];
  return names.some((name) => name !== '') ? { 1: { name: names[0]! }, 2: { name: names[1]! } } : {};
}
