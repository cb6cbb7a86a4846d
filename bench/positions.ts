/** What is measured on: situations as they come in games that are played at random from fixed seeds. */
import {
  allOff,
  defaultRules,
  otherColour,
  plays,
  seededDice,
  startPosition,
  type Colour,
  type Dice,
  type Position,
  type Situation,
  type VariantId,
} from '../src/doors/engine.js';

/** One in so many rolls of a game is taken, so that the situations come from dozens of games. */
const EVERY = 3;

/** Both sides in letters, the mover's first: index 0 = borne off, 25 = the bar; `a` = no checker, `p` = fifteen. */
export const lettersOf = (position: Position, mover: Colour): string =>
  [mover, otherColour(mover)]
    .map((colour) => String.fromCharCode(...position[colour].map((count) => 97 + count)))
    .join('/');

function* randomGame(variant: VariantId, seed: number): Generator<Situation> {
  const rules = defaultRules(variant);
  const dice = seededDice(seed);
  const choice = seededDice(seed + 1_000_000);
  const first: Partial<Record<Colour, Dice>> = {};
  let position = startPosition(variant);
  let colour: Colour = 'white';
  for (let turn = 0; ; turn++) {
    const other = otherColour(colour);
    const thrown = dice();
    const opponentFirstRoll = first[other] ?? null;
    first[colour] ??= thrown;
    const ownRolls = Math.floor(turn / 2);
    const situation = { rules, colour, position, dice: thrown, ownRolls, opponentFirstRoll };
    yield situation;
    // In the order of the letters, not of the engine: the games stay the same when the engine lists plays otherwise.
    const results = new Map(
      plays({ ...situation }).map((play) => [lettersOf(play.position, 'white'), play.position]),
    );
    const names = [...results.keys()].sort();
    const [a, b] = choice();
    const [c, d] = choice();
    const drawn = a - 1 + 6 * (b - 1) + 36 * (c - 1) + 216 * (d - 1);
    position = results.get(names[drawn % names.length]!)!;
    if (allOff(position[colour])) return;
    colour = other;
  }
}

/** So many situations of a variant with its default rules, always the same. */
export function situationsOf(variant: VariantId, count: number): Situation[] {
  const found: Situation[] = [];
  let rolls = 0;
  for (let seed = 1; ; seed++) {
    for (const situation of randomGame(variant, seed)) {
      if (rolls++ % EVERY !== 0) continue;
      found.push(situation);
      if (found.length === count) return found;
    }
  }
}
