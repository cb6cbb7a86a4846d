// The checking twin: legal plays of long nardy and of all that moves as short nardy does, written from the rules text (rules.md) alone
// and on purpose sharing nothing with src. It lists every ordered sequence of single steps, keeps those whose every
// step obeys the rules of movement, and then judges whole plays. Slow and plain. Crazy gulbar: `twin-gulbar.ts`.

export interface TwinQuestion {
  variant: string; // long, caucasus and tavla have rules of their own; any other moves as short nardy does
  rules: Record<string, unknown>; // options that differ from the default, named as in rules.md
  mine: readonly number[]; // 26 numbers: index 0 = borne off, 1..24 own numbering, 25 = bar
  theirs: readonly number[]; // the opponent, in the opponent's own numbering
  colour: 'white' | 'black'; // of the player who moves
  dice: readonly [number, number];
  firstTurn: boolean;
  opponentFirstRoll: readonly [number, number] | null;
}

export interface TwinStep {
  from: number;
  to: number;
  die: number;
}

/** One own checker; `hitter` = it has hit in its own home board in this turn (HIDE-1, HIDE-4). */
interface Checker {
  at: number;
  hitter: boolean;
}

/** What has been done so far in the turn, and where everything now stands. */
interface Play {
  steps: TwinStep[];
  checkers: Checker[];
  theirs: number[];
  hitterOff: boolean; // a hitter was borne off on the way (HIDE-2)
}

const [OFF, BAR, HEAD] = [0, 25, 24] as const;

/** The option's value, or its default (rules.md, section 1). */
function option(q: TwinQuestion, name: string, byDefault: string): string {
  const value = q.rules[name];
  return typeof value === 'string' ? value : byDefault;
}

const isLong = (q: TwinQuestion): boolean => q.variant === 'long';
const isDouble = (q: TwinQuestion): boolean => q.dice[0] === q.dice[1];
const at = (counts: readonly number[], point: number): number => counts[point] ?? 0;
const count = (checkers: readonly Checker[], point: number): number =>
  checkers.filter((c) => c.at === point).length;

/** Section 0, coordinates: the opponent's number of my point (1..24). */
function opponentNumber(q: TwinQuestion, point: number): number {
  if (!isLong(q)) return 25 - point;
  return point > 12 ? point - 12 : point + 12;
}

/** MOVE-7, END-1: has the play borne off the last checker? */
const finishes = (play: Play): boolean => play.checkers.every((c) => c.at === OFF);

/** The orders in which the dice may be played. MOVE-1: either order. MOVE-2: a double four times. */
function diceOrders(q: TwinQuestion): number[][] {
  const [a, b] = q.dice;
  const asThrown = [a, b];
  const turned = [b, a];
  return isDouble(q) ? [[a, a, a, a]] : [asThrown, turned];
}

/** MOVE-1, OFF-1..3: where the die takes a checker from `from`, or null if it takes it nowhere. */
function destination(play: Play, from: number, die: number): number | null {
  if (from - die > 0) return from - die; // MOVE-1, BAR-1 (25 − d), OFF-2 (a step inside the home board)
  if (!play.checkers.every((c) => c.at <= 6)) return null; // OFF-1: all must be at home or off (OFF-4: none on the bar)
  if (from === die) return OFF; // OFF-2
  const highest = Math.max(...play.checkers.map((c) => c.at));
  return from === highest ? OFF : null; // OFF-3: the die is higher than every occupied point
}

/** MOVE-3: short – two opposing checkers close a point; long – one does. */
function isClosed(q: TwinQuestion, play: Play, point: number): boolean {
  return at(play.theirs, opponentNumber(q, point)) >= (isLong(q) ? 1 : 2);
}

/** BAR-1: with a checker on the bar only entering is a step. (Nobody is ever on the bar in long nardy.) */
function obeysBar(play: Play, from: number): boolean {
  return from === BAR || count(play.checkers, BAR) === 0;
}

/** HIDE-1: a hitter may not be moved onto a point that holds another own checker. */
function obeysHide1(q: TwinQuestion, play: Play, checker: Checker, to: number): boolean {
  return q.variant !== 'caucasus' || !checker.hitter || to === OFF || count(play.checkers, to) === 0;
}

/** HIDE-4: a hitter may go nowhere any more. */
function obeysHide4(q: TwinQuestion, checker: Checker): boolean {
  return q.variant !== 'tavla' || !checker.hitter;
}

/** HEAD-1..4: how many checkers may leave the head in this turn. */
export function headLimit(q: TwinQuestion): number {
  if (!isDouble(q)) return 1; // HEAD-1
  const [die] = q.dice;
  const headDoubles = option(q, 'headDoubles', 'blocked');
  if (headDoubles === 'always') return 2; // HEAD-4
  if (headDoubles === 'never' || !q.firstTurn) return 1; // HEAD-4, HEAD-2
  if (headDoubles === 'first-turn') return 2; // HEAD-4
  if (![3, 4, 6].includes(die)) return 1; // HEAD-2: the list is complete
  if (option(q, 'headColors', 'both') === 'white' && q.colour !== 'white') return 1; // HEAD-2
  return isHead3(q) ? 1 : 2; // HEAD-3
}

/** HEAD-3: the starter (White, START-4) threw 5-5 first, and Black's first roll is 4-4. */
function isHead3(q: TwinQuestion): boolean {
  const isDoubleOf = (roll: readonly number[] | null, n: number): boolean => roll?.[0] === n && roll[1] === n;
  return q.colour === 'black' && q.firstTurn && isDoubleOf(q.dice, 4) && isDoubleOf(q.opponentFirstRoll, 5);
}

/** HEAD-1: not more than that many. */
function obeysHead(q: TwinQuestion, play: Play, from: number): boolean {
  if (!isLong(q) || from !== HEAD) return true;
  return play.steps.filter((s) => s.from === HEAD).length < headLimit(q);
}

/** BLOCK-1, BLOCK-2: does the mover hold a block that may not stand? */
function hasUnlawfulBlock(q: TwinQuestion, play: Play): boolean {
  if (!isLong(q)) return false;
  const sixBlock = option(q, 'sixBlock', 'ahead');
  if (sixBlock === 'free') return false;
  // My checkers by the numbers of the opponent's path, where 1 and 24 are not neighbours (BLOCK-1).
  const held = (n: number): boolean => count(play.checkers, opponentNumber(q, n)) > 0; // the mapping is its own inverse
  const anyTheirs = (lowest: number, highest: number): boolean =>
    play.theirs.slice(lowest, highest + 1).some((n) => n > 0);
  for (let low = 1; low + 5 <= 24; low++) {
    const six = [low, low + 1, low + 2, low + 3, low + 4, low + 5];
    if (!six.every(held)) continue;
    if (sixBlock === 'never') return true;
    if (sixBlock === 'home' && !anyTheirs(0, 6)) return true;
    if (sixBlock === 'ahead' && !anyTheirs(0, low - 1)) return true; // 0: one borne off counts
  }
  return false;
}

/** BLOCK-3: with `forbidden` an unlawful block may not stand after any step; with `allowed` only the end counts. */
function blockPassingAllowed(q: TwinQuestion): boolean {
  return option(q, 'sixBlockPassing', 'forbidden') === 'allowed';
}

/** The play with one more step of this checker by this die, or null if a rule of movement forbids the step. */
function afterStep(q: TwinQuestion, play: Play, checker: Checker, die: number): Play | null {
  const from = checker.at;
  const to = destination(play, from, die);
  if (to === null) return null;
  if (to !== OFF && isClosed(q, play, to)) return null;
  if (!obeysBar(play, from) || !obeysHead(q, play, from)) return null;
  if (!obeysHide1(q, play, checker, to) || !obeysHide4(q, checker)) return null;

  const theirs = [...play.theirs];
  const theirPoint = opponentNumber(q, to);
  const hits = !isLong(q) && to !== OFF && at(theirs, theirPoint) === 1;
  if (hits) {
    // HIT-1
    theirs[theirPoint] = 0;
    theirs[BAR] = at(theirs, BAR) + 1;
  }
  const moved: Checker = { at: to, hitter: checker.hitter || (hits && to <= 6) }; // HIDE-1: once a hitter, always
  const next: Play = {
    steps: [...play.steps, { from, to, die }],
    checkers: play.checkers.map((c) => (c === checker ? moved : c)),
    theirs,
    hitterOff: play.hitterOff || (to === OFF && checker.hitter),
  };
  return !blockPassingAllowed(q) && hasUnlawfulBlock(q, next) ? null : next; // BLOCK-3, BLOCK-4
}

/** The checkers worth trying: of several on one point with the same mark one stands for all (HIDE-3). */
function differentCheckers(play: Play): Checker[] {
  return play.checkers.filter(
    (c, i) => c.at !== OFF && play.checkers.findIndex((d) => d.at === c.at && d.hitter === c.hitter) === i,
  );
}

/** This play and every way of going on with these dice, in this order. */
function goOn(q: TwinQuestion, play: Play, dice: readonly number[]): Play[] {
  const all = [play];
  const [die, ...rest] = dice;
  if (die === undefined) return all;
  for (const checker of differentCheckers(play)) {
    const next = afterStep(q, play, checker, die);
    if (next !== null) all.push(...goOn(q, next, rest));
  }
  return all;
}

/** All plays of at least one step, whole or not, that the rules of movement let come about. */
function everyPlay(q: TwinQuestion): Play[] {
  const checkers = q.mine.flatMap((n, point) =>
    Array.from({ length: n }, (): Checker => ({ at: point, hitter: false })),
  );
  const start: Play = { steps: [], checkers, theirs: [...q.theirs], hitterOff: false };
  return diceOrders(q)
    .flatMap((order) => goOn(q, start, order))
    .filter((p) => p.steps.length > 0);
}

/** BLOCK-3, BLOCK-4: the end of the turn must be lawful. */
function lawfulEnds(q: TwinQuestion, plays: Play[]): Play[] {
  return plays.filter((p) => !hasUnlawfulBlock(q, p));
}

/** HIDE-2: bearing off a hitter in the turn of its hit. */
function obeyHide2(q: TwinQuestion, plays: Play[]): Play[] {
  const hitterBearOff = q.variant === 'caucasus' ? option(q, 'hitterBearOff', 'allowed') : 'allowed';
  if (hitterBearOff === 'allowed') return plays;
  const without = plays.filter((p) => !p.hitterOff);
  if (hitterBearOff === 'forbidden') return without;
  // last-resort: a play that finishes the game counts as using all dice.
  const used = (p: Play): number => (finishes(p) ? (isDouble(q) ? 4 : 2) : p.steps.length);
  return plays.filter((p) => !p.hitterOff || without.every((w) => used(w) < used(p)));
}

/** MOVE-4, MOVE-5, MOVE-7: as many dice as possible, else the higher; finishing is always complete. */
function obeyMaximum(q: TwinQuestion, plays: Play[]): Play[] {
  const most = plays.reduce((max, p) => Math.max(max, p.steps.length), 0); // MOVE-4
  const higher = Math.max(...q.dice);
  const usesHigher = (p: Play): boolean => p.steps.some((s) => s.die === higher);
  const mustUseHigher = most === 1 && plays.some(usesHigher); // MOVE-5
  return plays.filter((p) => finishes(p) || (p.steps.length === most && (!mustUseHigher || usesHigher(p)))); // MOVE-7
}

/** The legal plays; none = the turn passes (MOVE-6). */
function legalPlays(q: TwinQuestion): Play[] {
  return obeyMaximum(q, obeyHide2(q, lawfulEnds(q, everyPlay(q))));
}

export function letters(counts: readonly number[]): string {
  return counts.map((n) => String.fromCharCode('a'.charCodeAt(0) + n)).join('');
}

function resultOf(play: Play): string {
  const mine = Array.from({ length: 26 }, (_, point) => count(play.checkers, point));
  return `${letters(mine)}/${letters(play.theirs)}`;
}

/** Sorted distinct results as 'mine/theirs' in letters (a=0 … p=15), the form of the vectors. A pass = one, unchanged. */
export function twinPlays(q: TwinQuestion): string[] {
  const plays = legalPlays(q);
  if (plays.length === 0) return [`${letters(q.mine)}/${letters(q.theirs)}`];
  return [...new Set(plays.map(resultOf))].sort();
}

/** All legal ordered plays, no two with identical steps (HIDE-3). A pass = one play without steps. */
export function twinOrderedPlays(q: TwinQuestion): TwinStep[][] {
  const plays = legalPlays(q);
  if (plays.length === 0) return [[]];
  return [...new Map(plays.map((p) => [JSON.stringify(p.steps), p.steps])).values()];
}
