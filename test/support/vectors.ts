import { createHash } from 'node:crypto';
import { plays } from '../../src/engine/plays.js';
import { positionOf, sidesOf } from '../../src/engine/position.js';
import { parseRules } from '../../src/engine/rules.js';
import type { Situation } from '../../src/engine/search.js';
import type { Colour, Dice, Position, Side } from '../../src/engine/types.js';

/** One line of a file of vectors, as far as it is read here. */
export interface Vector {
  readonly id: string;
  readonly variant: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly colour: Colour;
  readonly firstTurn: boolean;
  readonly opponentFirstRoll: Dice | null;
  readonly dice: Dice | null;
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

/** The situation of a line; null when its variant is not one of the engine's. */
export function situationOfVector(line: Vector): Situation | null {
  const rules = parseRules({ ...line.rules, variant: line.variant });
  if (!rules.ok && rules.error.code === 'ERR_VARIANT') return null;
  if (!rules.ok || !line.dice) throw new Error(`${line.id}: ${JSON.stringify(rules)}`);
  const [mine = '', theirs = ''] = line.position.split('/');
  return {
    rules: rules.value,
    colour: line.colour,
    position: positionOf(line.colour, readSide(mine), readSide(theirs)),
    dice: line.dice,
    firstTurn: line.firstTurn,
    opponentFirstRoll: line.opponentFirstRoll,
  };
}

export const readVectors = (text: string): Vector[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line) as Vector] : []));

export interface VectorReport {
  readonly agree: number;
  readonly differences: readonly string[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Compares every line of a file with the engine, by the number of results and their digest. */
export function checkVectors(text: string): VectorReport {
  let agree = 0;
  const differences: string[] = [];
  const leftOut = new Map<string, number>();
  for (const line of readVectors(text)) {
    const situation = situationOfVector(line);
    if (!situation) {
      const reason = `variant ${line.variant} is not in the engine`;
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
      continue;
    }
    const results = plays(situation)
      .map((play) => letters(play.position, line.colour))
      .sort();
    const digest = createHash('sha256').update(results.join('\n')).digest('hex').slice(0, 16);
    if (results.length === line.count && digest === line.digest) agree++;
    else
      differences.push(
        `${line.id}: expected ${line.count} (${line.digest}), got ${results.length} (${digest})`,
      );
  }
  return { agree, differences, leftOut };
}
