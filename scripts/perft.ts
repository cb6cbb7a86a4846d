/**
 * Counts the tree of a variant with its default rules: `npm run perft -- VARIANT DEPTH`. A ply is one turn; each of the
 * 21 rolls is played from each distinct position of the ply before. Told are the plays of all those rolls, and the
 * distinct positions after them. Exit code 2 where the variant or the depth makes no sense.
 */
import { VARIANT_IDS, type VariantId } from '../src/engine/options.js';
import { plays } from '../src/engine/plays.js';
import { allOff, startPosition } from '../src/engine/position.js';
import { err, ok, type Result } from '../src/engine/result.js';
import { defaultRules } from '../src/engine/rules.js';
import { DICE, otherColour, type Colour, type Dice, type Position } from '../src/engine/types.js';
import { isMain } from './lib.mjs';

/** A ply of the tree: its number, the plays that lead to it, and the distinct positions that they reach. */
export interface Ply {
  readonly ply: number;
  readonly plays: number;
  readonly positions: number;
}

interface Node {
  readonly position: Position;
  readonly starterFirstRoll: Dice | null;
}

/** The 21 rolls, each once. */
export const ROLLS: readonly Dice[] = DICE.flatMap((a) =>
  DICE.filter((b) => b <= a).map((b): Dice => [a, b]),
);

const nameOf = ({ white, black }: Position) => String.fromCharCode(...white, ...black);
const isOver = ({ white, black }: Position) => allOff(white) || allOff(black);

/**
 * The plies of a variant, one after the other, without end; White has the first.
 *
 * What the rules ask of the past holds along the tree. Plies 1 and 2 are first turns (HEAD-2). In ply 2 Black knows White's
 * first roll (HEAD-3): a node keeps the roll that first led to it, which is enough, because White's position after 5-5
 * comes of no other roll (none moves 20 pips but 5-5). It shows in long nardy: 24/4 with 5-5 closes Black's 16, so that
 * Black's 4-4 is 24/20, a position that 3-1 gives too. Without HEAD-3 it would be 24/20(2), and ply 2 would have 166
 * positions instead of 165.
 *
 * In crazy gulbar the opponent does not play on what is left of a run (GUL-3): the numbers are set aside as if they were
 * lost, and the opponent's own rolls follow. A finished game is not gone on from.
 */
export function* perft(variant: VariantId): Generator<Ply, never, void> {
  const rules = defaultRules(variant);
  let nodes: Node[] = [{ position: startPosition(variant), starterFirstRoll: null }];
  let colour: Colour = 'white';
  for (let ply = 1; ; ply++) {
    const ownRolls = Math.floor((ply - 1) / 2);
    const after = new Map<string, Node>();
    let count = 0;
    for (const { position, starterFirstRoll } of nodes) {
      const opponentFirstRoll = colour === 'black' ? starterFirstRoll : null;
      for (const dice of isOver(position) ? [] : ROLLS) {
        const found = plays({ rules, colour, position, dice, ownRolls, opponentFirstRoll });
        count += found.length;
        for (const { position: next } of found) {
          const name = nameOf(next);
          if (!after.has(name)) {
            after.set(name, { position: next, starterFirstRoll: ply === 1 ? dice : starterFirstRoll });
          }
        }
      }
    }
    yield { ply, plays: count, positions: after.size };
    nodes = [...after.values()];
    colour = otherColour(colour);
  }
}

/** What the command line asks for. Errors: `ERR_VARIANT`, `ERR_DEPTH` (not a whole number from 1). */
export function parseArguments([variant = '', depth = '']: readonly string[]): Result<{
  variant: VariantId;
  depth: number;
}> {
  const known = VARIANT_IDS.find((id) => id === variant);
  if (!known) return err('ERR_VARIANT', { value: variant });
  if (!/^[1-9]\d?$/.test(depth)) return err('ERR_DEPTH', { value: depth });
  return ok({ variant: known, depth: Number(depth) });
}

function main(): void {
  const asked = parseArguments(process.argv.slice(2));
  if (!asked.ok) {
    const { code, detail } = asked.error;
    console.error(`${code}: "${detail['value']}"`);
    console.error(`Name a variant (${VARIANT_IDS.join(', ')}) and a depth from 1: npm run perft -- short 2`);
    process.exitCode = 2;
    return;
  }
  const { variant, depth } = asked.value;
  for (const { ply, plays, positions } of perft(variant)) {
    console.log(
      `${variant} ply ${ply}: ${plays.toLocaleString('en')} plays, ${positions.toLocaleString('en')} positions`,
    );
    if (ply === depth) return;
  }
}

if (isMain(import.meta.url)) main();
