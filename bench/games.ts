/** Whole games through the facts of a game, as a table plays them. */
import {
  apply,
  defaultRules,
  legal,
  plays,
  seededDice,
  situationOf,
  start,
  type Fact,
  type Game,
  type VariantId,
} from '../src/doors/engine.js';

/** Plays one game with the dice of a seed, to its end; which play is chosen follows the seed too. */
function playOut(variant: VariantId, seed: number): void {
  const dice = seededDice(seed);
  const begun = start(defaultRules(variant));
  if (!begun.ok) throw new Error(begun.error.code);
  let game: Game = begun.value;
  const after = (fact: Fact): void => {
    const result = apply(game, fact);
    if (!result.ok) throw new Error(result.error.code);
    game = result.value;
  };
  for (let turn = 0; game.phase !== 'over'; turn++) {
    const next = legal(game).find(({ type }) => ['throw', 'roll', 'play', 'remainder'].includes(type));
    if (next?.type === 'throw') after({ type: 'throw', dice: dice() });
    else if (next?.type === 'roll' && next.seat) after({ type: 'roll', seat: next.seat, dice: dice() });
    else if ((next?.type === 'play' || next?.type === 'remainder') && next.seat) {
      const all = plays(situationOf(game)!);
      const { moves } = all[(seed + turn * 7) % all.length]!;
      after({ type: next.type, seat: next.seat, steps: moves.map(({ from, die }) => ({ from, die })) });
    } else throw new Error(`nothing to do in phase ${game.phase}`);
  }
}

/** Whole games a second; the first tenth of the time is a warm-up. */
export function gamesPerSecond(variant: VariantId, seconds: number): number {
  let seed = 1;
  const run = (limit: number): number => {
    const began = performance.now();
    let done = 0;
    do {
      playOut(variant, seed++);
      done++;
    } while (performance.now() - began < limit);
    return (done * 1000) / (performance.now() - began);
  };
  run(seconds * 100);
  return run(seconds * 1000);
}
