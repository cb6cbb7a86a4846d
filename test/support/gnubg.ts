/** Asks GNU Backgammon, where it is installed, for the legal plays of short nardy and for what a finished game is worth. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { kindOf } from '../../src/engine/outcome.js';
import { plays } from '../../src/engine/plays.js';
import { allOff, startPosition } from '../../src/engine/position.js';
import { defaultRules } from '../../src/engine/rules.js';
import type { Situation } from '../../src/engine/search.js';
import { COLOURS, otherColour, type Colour, type Dice, type Die, type Side } from '../../src/engine/types.js';
import { frozen, holds, side } from './build.js';
import { chanceFrom, type Chance } from './games.js';
import { situations } from './situations.js';

const GNUBG = '/usr/games/gnubg';
const ORACLE = fileURLToPath(new URL('gnubg-oracle.py', import.meta.url));

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubg: string | false =
  !existsSync(GNUBG) &&
  `GNUBG IS NOT INSTALLED (${GNUBG}): plays and kinds are NOT checked against it; apt-get install gnubg`;

interface Answer {
  readonly id: number;
  /** Boards after each play: own 25 numbers | the opponent's. */
  readonly res?: readonly string[];
  /** Of a finished game: whether `me` has won it, with a gammon, with a backgammon, has lost a gammon, a backgammon. */
  readonly judged?: readonly number[];
  readonly err?: string;
}

/** 24 points, then the bar. */
const board = (side: Side): number[] => side.slice(1);
const boards = (mine: Side, theirs: Side): string => `${board(mine).join()}|${board(theirs).join()}`;

function ask(questions: readonly object[]): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-gnubg-'));
  try {
    const [asked, answered] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')];
    writeFileSync(asked, questions.map((question, id) => JSON.stringify({ id, ...question })).join('\n'));
    const env = { ...process.env, HOME: folder, Q: asked, A: answered, K: '1' };
    const { error, status } = spawnSync(GNUBG, ['-t', '-q', '-r', '-p', ORACLE], { env, stdio: 'ignore' });
    holds(!error && existsSync(answered), `gnubg gave no answer: ${String(error ?? status)}`);
    const answers = readFileSync(answered, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Answer);
    assert.equal(answers.length, questions.length);
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const dieOf = (chance: Chance): Die => (chance(6) + 1) as Die;

/** So many situations that random play of short nardy comes to, game after game, each with its plays. */
function* randomPlay(seed: number): Generator<{ asked: Situation; found: ReturnType<typeof plays> }> {
  const chance = chanceFrom(seed);
  const rules = defaultRules('short');
  for (;;) {
    let position = startPosition('short');
    let colour: Colour = chance(2) === 0 ? 'white' : 'black';
    while (COLOURS.every((each) => !allOff(position[each]))) {
      const dice: Dice = [dieOf(chance), dieOf(chance)];
      const asked = frozen({ rules, colour, position, dice, ownRolls: 3, opponentFirstRoll: null });
      const found = plays(asked);
      yield { asked, found };
      position = found[chance(found.length)]!.position;
      colour = otherColour(colour);
    }
  }
}

/** gnubg knows no MOVE-7: where a play can finish it may ask for a longer one. */
const finishes = ({ colour }: Situation, found: ReturnType<typeof plays>): boolean =>
  found.some(({ position }) => allOff(position[colour]));

function reachedByPlay(count: number, seed: number): Situation[] {
  const reached: Situation[] = [];
  for (const { asked, found } of randomPlay(seed)) {
    if (!finishes(asked, found)) reached.push(asked);
    if (reached.length === count) break;
  }
  return reached;
}

/** Compares the plays of each; tells how many gnubg did not refuse as a board. */
function samePlays(questions: readonly Situation[]): number {
  const lines = questions.map(({ position, colour, dice }) => ({
    me: board(position[colour]),
    opp: board(position[otherColour(colour)]),
    dice,
  }));
  let compared = 0;
  for (const { id, res, err } of ask(lines)) {
    if (err) continue;
    const asked = questions[id]!;
    const { colour, position } = asked;
    const other = otherColour(colour);
    const found = plays(asked).map((play) => boards(play.position[colour], play.position[other]));
    const passed = [boards(position[colour], position[other])];
    const expected = res?.length ? [...new Set(res)] : passed;
    assert.deepEqual(found.sort(), expected.sort(), JSON.stringify(asked));
    compared++;
  }
  return compared;
}

/** The engine finds the plays that gnubg finds, in situations of random games; tells how many were compared. */
export const agreesInPlay = (count: number, seed: number): number => samePlays(reachedByPlay(count, seed));

/** The same in made-up situations, which are harder; gnubg refuses some of them as boards. */
export const agreesMadeUp = (count: number, seed: number): number =>
  samePlays(
    fc
      .sample(situations('short'), { numRuns: count, seed })
      .filter((asked) => !finishes(asked, plays(asked))),
  );

/** Losers' sides when the other has just borne off the last checker: as games end, and as they might have. */
function losers(count: number, seed: number): Side[] {
  const chance = chanceFrom(seed);
  const sides: Side[] = [];
  for (const { asked, found } of randomPlay(seed)) {
    if (sides.length >= count) break;
    const ends = found.find(({ position }) => allOff(position[asked.colour]));
    const loser = (ends ?? asked).position[otherColour(asked.colour)];
    if (ends || chance(4) === 0) sides.push(loser);
  }
  return sides;
}

const KINDS = { oin: [0, 0], mars: [1, 0], koks: [1, 1] } as const;

/** END-2 as gnubg judges finished games, from either side of the board; tells how many there were of each kind. */
export function agreesOnKinds(count: number, seed: number): Record<keyof typeof KINDS, number> {
  const rules = defaultRules('short');
  const told = { oin: 0, mars: 0, koks: 0 };
  const all = losers(count, seed);
  const done = board(side({}));
  const questions = all.flatMap((loser) => [
    { me: done, opp: board(loser), over: true },
    { me: board(loser), opp: done, over: true },
  ]);
  for (const { id, judged } of ask(questions)) {
    const loser = all[Math.floor(id / 2)]!;
    const kind = kindOf(rules, loser);
    const expected = id % 2 === 0 ? [1, ...KINDS[kind], 0, 0] : [0, 0, 0, ...KINDS[kind]];
    assert.deepEqual(judged, expected, `${kind}: ${JSON.stringify(loser)}`);
    if (id % 2 === 0) told[kind]++;
  }
  return told;
}
