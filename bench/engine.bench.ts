/**
 * How fast the engine is: `npm run bench [-- seconds]`. Each variant is played at random from a fixed seed; told are whole
 * games a second, and lists of all legal plays a second over the situations of those games (fresh ones, nothing kept).
 */
import {
  apply,
  defaultRules,
  legal,
  plays,
  seededDice,
  situationOf,
  start,
  VARIANT_IDS,
  type Game,
  type Situation,
  type VariantId,
} from '../src/doors/engine.js';

const seconds = Number(process.argv[2] ?? 2);

/** Plays one game with the dice of a seed; the plays follow the seed too. */
function playOut(variant: VariantId, seed: number, meet: (situation: Situation) => void): void {
  const dice = seededDice(seed);
  const begun = start(defaultRules(variant));
  if (!begun.ok) throw new Error(begun.error.code);
  let game: Game = begun.value;
  const after = (fact: Parameters<typeof apply>[1]): void => {
    const result = apply(game, fact);
    if (!result.ok) throw new Error(result.error.code);
    game = result.value;
  };
  for (let turn = 0; game.phase !== 'over'; turn++) {
    const [next] = legal(game).filter(({ type }) => type === 'throw' || type === 'roll' || type === 'play');
    if (next?.type === 'throw') after({ type: 'throw', dice: dice() });
    else if (next?.type === 'roll' && next.seat) after({ type: 'roll', seat: next.seat, dice: dice() });
    else if (next?.seat) {
      const situation = situationOf(game)!;
      meet(situation);
      const all = plays(situation);
      const { moves } = all[(seed + turn * 7) % all.length]!;
      after({ type: 'play', seat: next.seat, steps: moves.map(({ from, die }) => ({ from, die })) });
    } else throw new Error(`nothing to do in phase ${game.phase}`);
  }
}

/** How often something can be done in a second, the first tenth of the time left out as a warm-up. */
function rate(work: (round: number) => number): number {
  const run = (limit: number): number => {
    const began = performance.now();
    let done = 0;
    let round = 0;
    do done += work(round++);
    while (performance.now() - began < limit);
    return (done * 1000) / (performance.now() - began);
  };
  run(seconds * 100);
  return run(seconds * 1000);
}

for (const variant of VARIANT_IDS) {
  const situations: Situation[] = [];
  for (let seed = 1; seed <= 20; seed++) playOut(variant, seed, (each) => situations.push(each));
  const games = rate((round) => (playOut(variant, round + 1, () => undefined), 1));
  const lists = rate(() => {
    for (const situation of situations) plays({ ...situation });
    return situations.length;
  });
  console.log(`${variant.padEnd(10)} ${games.toFixed(1)} games/s  ${lists.toFixed(0)} lists of plays/s`);
}
