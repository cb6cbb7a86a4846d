import { beginTurn } from '../../engine/game.js';
import { err, ok, type Result } from '../../engine/result.js';
import type { SeriesFact } from '../../engine/series.js';
import type { Dice, Die, Seat } from '../../engine/types.js';
import { after, afterAll, type Branch, madeUpThrow } from '../match/index.js';
import type { CellEntry } from './cell.js';
import { guess, parsePlay, solvePlay, type WrittenPlay } from '../play/index.js';

/** As many ways as are carried; more would be noise. */
const MOST = 12;

/** The likeliest ways, each position once. */
export function likeliest(branches: readonly Branch[]): readonly Branch[] {
  if (branches.length < 2) return branches;
  const found = new Map<string, Branch>();
  for (const branch of [...branches].sort((a, b) => a.doubt - b.doubt)) {
    const { position, phase, seat } = branch.series.game;
    const key = `${position.white.join()}/${position.black.join()}/${phase}/${seat}`;
    if (!found.has(key)) found.set(key, branch);
  }
  return [...found.values()].slice(0, MOST);
}

/** The ways on after what a cell says; errors of `applyInSeries`, `parsePlay` and `solvePlay`. */
export function waysAfter(branch: Branch, seat: Seat, entry: CellEntry): Result<readonly Branch[]> {
  switch (entry.type) {
    case 'roll':
      return rolled(branch, seat, entry.numbers, entry.play);
    case 'double':
      return doubled(branch, seat);
    case 'beaver':
    case 'take':
    case 'drop':
      return one(after(branch, { type: entry.type, seat }));
    case 'raccoon':
      return err('ERR_FACT', { type: 'raccoon', phase: branch.series.game.phase, rule: 'CUBE-4' });
    default:
      return ok([branch]);
  }
}

const one = (result: Result<Branch>): Result<readonly Branch[]> => (result.ok ? ok([result.value]) : result);

function doubled(branch: Branch, seat: Seat): Result<readonly Branch[]> {
  const { phase } = branch.series.game;
  if (phase === 'doubled') return one(after(branch, { type: 'beaver', seat })); // CUBE-4: "Redoubles" at once
  const facts: SeriesFact[] = phase === 'opening' ? [madeUpThrow(seat)] : [];
  const ready = afterAll(branch, facts);
  return ready.ok ? one(after(withoutRemainder(ready.value), { type: 'double', seat })) : ready;
}

/** A remainder of which nothing can be played is only recorded (GUL-4), and not written. */
function withoutRemainder(branch: Branch): Branch {
  const { phase, seat } = branch.series.game;
  if (phase !== 'remainder' || seat === null) return branch;
  const passed = after(branch, { type: 'remainder', seat, steps: [] });
  return passed.ok ? passed.value : branch;
}

/** Whether these are the numbers of a run that this seat has to play now (GUL-3). */
function isRest({ series: { game } }: Branch, seat: Seat, numbers: readonly Die[]): boolean {
  return game.remainder !== null && game.seat === seat && game.remainder.join() === numbers.join();
}

/** The way after a roll of which no play is told; what is left of a run is not rolled. */
export function unplayed(branch: Branch, seat: Seat, numbers: readonly Die[]): Result<Branch> {
  if (isRest(branch, seat, numbers)) return ok(branch);
  return withRoll(withoutRemainder(branch), seat, numbers as unknown as Dice);
}

function rolled(
  branch: Branch,
  seat: Seat,
  numbers: readonly Die[],
  play: string,
): Result<readonly Branch[]> {
  const rest = isRest(branch, seat, numbers) ? played(branch, 'remainder', seat, play) : null;
  const [a, b] = numbers;
  if (numbers.length !== 2) return rest ?? err('ERR_DICE', { word: numbers.join('') });
  const ready = withRoll(withoutRemainder(branch), seat, [a!, b!]);
  const turn = ready.ok ? played(ready.value, 'play', seat, play) : ready;
  // What is left of a run looks like a roll where it is two sixes: the rows after it tell.
  return rest?.ok ? ok([...rest.value, ...(turn.ok ? turn.value : [])]) : turn;
}

/** The roll as a fact; the first of a game together with the throw that decided who begins. */
export function withRoll(branch: Branch, seat: Seat, dice: Dice): Result<Branch> {
  const { phase, rules } = branch.series.game;
  const [a, b] = dice;
  const roll: SeriesFact = { type: 'roll', seat, dice };
  if (phase === 'opening') {
    if (rules.openingRoll === 'rerolls') return afterAll(branch, [madeUpThrow(seat), roll]);
    const higherFirst = a > b === (seat === 1); // START-1: the starter's die is the higher
    return after(branch, { type: 'throw', dice: higherFirst ? [a, b] : [b, a] });
  }
  // CUBE-4: a beaver that is not answered in words is accepted by rolling.
  const facts: SeriesFact[] = phase === 'beavered' ? [{ type: 'take', seat }, roll] : [roll];
  return afterAll(branch, facts);
}

function played(
  branch: Branch,
  type: 'play' | 'remainder',
  seat: Seat,
  text: string,
): Result<readonly Branch[]> {
  const { game } = branch.series;
  if (!game.dice || game.seat !== seat) {
    return err('ERR_FACT', { type, phase: game.phase, rule: 'MOVE-8' });
  }
  const written = parsePlay(text);
  if (!written.ok) return written;
  const guessed = type === 'play' ? guessedPlays(branch, seat, written.value) : [];
  if (guessed.length > 0) return ok(guessed);
  const solved = solvePlay(written.value, beginTurn(game));
  if (!solved.ok) return solved;
  const branches: Branch[] = [];
  for (const { moves, unmarked } of solved.value) {
    const steps = moves.map(({ from, die }) => ({ from, die }));
    const next = after(branch, { type, seat, steps }, unmarked);
    if (next.ok) branches.push(next.value);
  }
  return ok(branches);
}

/** The plays that agree with what is written, where it is so plain that they can be guessed. */
function guessedPlays(branch: Branch, seat: Seat, written: WrittenPlay): readonly Branch[] {
  const { orders, same } = guess(written, branch.series.game.dice!);
  const marked = written.tokens.flatMap(({ hits }) => hits);
  const found: Branch[] = [];
  for (const steps of orders) {
    const next = after(branch, { type: 'play', seat, steps });
    if (!next.ok) continue;
    const hits = next.value.series.game.last!.moves.filter(({ hit }) => hit).map(({ to }) => to);
    if (!marked.every((point) => hits.includes(point))) continue;
    found.push({ ...next.value, doubt: branch.doubt + hits.length - marked.length });
    if (same) break;
  }
  return found;
}
