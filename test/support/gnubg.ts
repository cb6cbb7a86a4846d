/** Asks GNU Backgammon, where it is installed, for the legal plays of short nardy. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { plays } from '../../src/engine/plays.js';
import type { Situation } from '../../src/engine/search.js';
import { otherColour, type Side } from '../../src/engine/types.js';
import { situations } from './situations.js';
import { holds } from './build.js';

const GNUBG = '/usr/games/gnubg';
const ORACLE = fileURLToPath(new URL('gnubg-oracle.py', import.meta.url));

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubg: string | false =
  !existsSync(GNUBG) &&
  `GNUBG IS NOT INSTALLED (${GNUBG}): legal plays are NOT checked against it; apt-get install gnubg`;

interface Answer {
  readonly id: number;
  /** Boards after each play: own 25 numbers | the opponent's. */
  readonly res?: readonly string[];
  readonly err?: string;
}

/** 24 points, then the bar. */
const board = (side: Side): number[] => side.slice(1);
const boards = (mine: Side, theirs: Side): string => `${board(mine).join()}|${board(theirs).join()}`;

function ask(questions: readonly Situation[]): Answer[] {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-gnubg-'));
  try {
    const [asked, answered] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')];
    const lines = questions.map(({ position, colour, dice }, id) =>
      JSON.stringify({ id, me: board(position[colour]), opp: board(position[otherColour(colour)]), dice }),
    );
    writeFileSync(asked, lines.join('\n'));
    const env = { ...process.env, HOME: folder, Q: asked, A: answered, K: '1' };
    const { error, status } = spawnSync(GNUBG, ['-t', '-q', '-r', '-p', ORACLE], { env, stdio: 'ignore' });
    holds(!error && existsSync(answered), `gnubg gave no answer: ${String(error ?? status)}`);
    return readFileSync(answered, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Answer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What gnubg judges by another rule (it knows no MOVE-7) or refuses as a board. */
const isCommon = (asked: Situation, answer: Answer): boolean =>
  !answer.err && plays(asked).every(({ position }) => position[asked.colour][0] !== 15);

/** The engine finds the plays that gnubg finds; tells how many situations were compared. */
export function agreesWithGnubg(count: number, seed: number): number {
  const questions = fc.sample(situations('short'), { numRuns: count, seed });
  let compared = 0;
  for (const answer of ask(questions)) {
    const asked = questions[answer.id]!;
    if (!isCommon(asked, answer)) continue;
    const { colour, position } = asked;
    const other = otherColour(colour);
    const found = plays(asked).map((play) => boards(play.position[colour], play.position[other]));
    const passed = [boards(position[colour], position[other])];
    const expected = answer.res?.length ? [...new Set(answer.res)] : passed;
    assert.deepEqual(found.sort(), expected.sort(), JSON.stringify(asked));
    compared++;
  }
  return compared;
}
