import { createHash } from 'node:crypto';
import { plays } from '../../src/engine/plays.js';
import { positionFrom, sidesOf } from '../../src/engine/position.js';
import { parseRules } from '../../src/engine/rules.js';
import type { Situation } from '../../src/engine/search.js';
import { begin, numbersLeft } from '../../src/engine/turn.js';
import type { Colour, Dice, Die, Position, Side } from '../../src/engine/types.js';
import { value } from './build.js';

/** One line of a file of vectors, as far as it is read here. */
export interface Vector {
  readonly id: string;
  readonly variant: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly colour: Colour;
  readonly firstTurn: boolean;
  readonly opponentFirstRoll: Dice | null;
  /** null in a remainder. */
  readonly dice: Dice | null;
  /** Numbers of a run, in order, and how many of them can be played (GUL-2); with `remainder` they were handed over. */
  readonly run?: readonly Die[];
  readonly played?: number;
  readonly remainder?: boolean;
  /** Own rolls before this one, where it matters (GUL-2). */
  readonly ownRolls?: number;
  readonly count: number;
  readonly digest: string;
  readonly results?: readonly string[];
  readonly example?: readonly (readonly (readonly [number, number])[])[];
}

const readSide = (letters: string): Side => Array.from(letters, (letter) => letter.charCodeAt(0) - 97);
const writeSide = (side: Side): string => String.fromCharCode(...side.map((count) => count + 97));

/** Both sides as the vectors write them, the mover's first. */
export function letters(position: Position, colour: Colour): string {
  return sidesOf(position, colour).map(writeSide).join('/');
}

/** The situation of a line. */
export function situationOfVector(line: Vector): Situation {
  const [mine = '', theirs = ''] = line.position.split('/');
  const { run = [], remainder } = line;
  return {
    rules: value(parseRules({ ...line.rules, variant: line.variant })),
    colour: line.colour,
    position: positionFrom(line.colour, readSide(mine), readSide(theirs)),
    dice: line.dice ?? [run[0]!, run[0]!],
    ownRolls: line.ownRolls ?? (line.firstTurn ? 0 : 3),
    opponentFirstRoll: line.opponentFirstRoll,
    ...(remainder ? { remainder: run } : {}),
  };
}

export const readVectors = (text: string): Vector[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line) as Vector] : []));

export interface VectorReport {
  readonly agree: number;
  readonly differences: readonly string[];
}

/** Compares every line of a file with the engine: results by number and digest, runs by their numbers and how many can be played. */
export function checkVectors(text: string): VectorReport {
  let agree = 0;
  const differences: string[] = [];
  for (const line of readVectors(text)) {
    const told = runOf(line);
    const asked = situationOfVector(line);
    const found = plays(asked);
    const results = found.map((play) => letters(play.position, line.colour)).sort();
    const digest = createHash('sha256').update(results.join('\n')).digest('hex').slice(0, 16);
    const run = line.run
      ? `${numbersLeft(begin(asked)).join()}: ${Math.max(...found.map(({ moves }) => moves.length))}`
      : '';
    if (results.length === line.count && digest === line.digest && run === told) agree++;
    else
      differences.push(
        `${line.id}: expected ${line.count} (${line.digest}) ${told}, got ${results.length} (${digest}) ${run}`,
      );
  }
  return { agree, differences };
}

const runOf = ({ run, played }: Vector): string => (run ? `${run.join()}: ${played}` : '');
