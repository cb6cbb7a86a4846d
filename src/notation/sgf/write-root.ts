import { BAR, SEATS, type BySeat, type Seat, type Side } from '../../engine/types.js';
import type { NardyRecord } from '../../record/record.js';
import { letterOf } from './play.js';
import { dated, SGF_NOTES } from './root.js';
import { wordsFor } from './rules.js';
import { openingFor } from './series.js';
import { rawOf } from './tree.js';
import { COLOUR_LETTERS, type WrittenGame, type WrittenNode } from './write-nodes.js';

/** Writes the root of a game, without its `;`; names what of the record it cannot tell. */
export function makeRoot(
  record: NardyRecord,
  game: WrittenGame,
  nodes: readonly WrittenNode[],
  words: readonly string[],
  lost: Set<string>,
): string {
  const { rules, score, game: begun } = game.path[0]!;
  const [first] = nodes;
  const ties = tiesOf(record, game);
  const opening = openingFor(first?.seat ?? 1, first?.dice ?? null, ties);
  const crawford = rules.matchLength > 0 && rules.cubeLimit !== 'off' && rules.crawford && !begun.cubeInUse;
  const told = begun.cubeInUse || crawford ? rules : { ...rules, cubeLimit: 'off' as const };
  const all = [...wordsFor(told, crawford, first ? opening.openingRoll : 'plays'), ...words];
  const throws = game.facts.filter(({ type }) => type === 'throw');
  const madeUp = first && begun.phase === 'opening' ? opening.facts : [];
  if (JSON.stringify(throws) !== JSON.stringify(madeUp)) lost.add('facts.throw');
  const played = game.index + (record.setup?.played ?? 0);
  return [
    'FF[4]GM[6]CA[UTF-8]AP[nardy-board]',
    // Half points (DRAW-2) stand as such; GNU Backgammon reads them as whole ones.
    `MI[length:${rules.matchLength}][game:${played}][ws:${score[1]}][bs:${score[2]}]`,
    nameOf(record, 1),
    nameOf(record, 2),
    game.index === 0 ? notesOf(record, lost) : '',
    all.length > 0 ? `RU[${rawOf(all.join(':'))}]` : '',
    ties > 0 ? `CV[${2 ** ties}]` : '',
    resultOf(game),
  ].join('');
}

/** Automatic doubles that have turned the cube (START-5). */
function tiesOf({ setup }: NardyRecord, { index, path, facts }: WrittenGame): number {
  if (index === 0 && setup?.cube) return 0;
  const lot = facts.map(({ type }) => type).lastIndexOf('throw');
  return Math.log2(path[lot + 1]!.game.cube.value);
}

function nameOf({ seats }: NardyRecord, seat: Seat): string {
  const name = seats?.[seat]?.name;
  return name === undefined ? '' : `P${COLOUR_LETTERS[seat]}[${rawOf(name)}]`;
}

function notesOf({ notes = {} }: NardyRecord, lost: Set<string>): string {
  const known = Object.entries(SGF_NOTES);
  for (const key of Object.keys(notes)) {
    if (!known.some(([, each]) => each === key)) lost.add(`notes.${key}`);
  }
  return known
    .filter(([, key]) => notes[key] !== undefined)
    .map(([property, key]) => `${property}[${rawOf(dated(key, notes[key]!, '-'))}]`)
    .join('');
}

function resultOf({ path }: WrittenGame): string {
  const { outcome } = path.at(-1)!.game;
  if (!outcome) return '';
  const { winner, points, by } = outcome;
  if (winner === null) return 'RE[Draw]';
  return `RE[${COLOUR_LETTERS[winner]}+${points[winner]}${by === 'resign' ? 'R' : ''}]`;
}

/** Parts of a set-up that have no place in the format. */
const UNTOLD = ['colours', 'rolls', 'starterFirstRoll', 'balances'] as const;

/** The set-up of a first game that does not begin with a lot at the start position. */
export function makeSetup(
  { setup = {} }: NardyRecord,
  { path }: WrittenGame,
  lost: Set<string>,
): WrittenNode[] {
  const { position, mover, starter = mover } = setup;
  const cube = setup.cube && setup.cube.value > 1 ? setup.cube : null;
  // Who is to act is always read from a set-up, and the first action tells it where nothing else does.
  if ((position || cube) && !mover) lost.add('setup.mover');
  if (starter !== mover) lost.add('setup.starter');
  for (const name of UNTOLD) if (setup[name]) lost.add(`setup.${name}`);
  const texts: string[] = [];
  const { game } = path[0]!;
  const sides = { 1: game.position[game.colours[1]], 2: game.position[game.colours[2]] };
  const board = position ? boardOf(sides) : '';
  if (board || mover) texts.push((mover ? `PL[${COLOUR_LETTERS[mover]}]` : '') + board);
  if (cube) {
    const owner = cube.owner === 1 ? 'w' : cube.owner === 2 ? 'b' : 'c';
    texts.push(`CV[${cube.value}]`, `CO[${owner}]CP[${owner}]`);
  }
  return texts.map((text) => ({ text, fact: -1, seat: mover ?? null, dice: null }));
}

/** All points cleared, then one value a checker; those of nobody's list are off. */
function boardOf(sides: BySeat<Side>): string {
  const lists = SEATS.map((seat) => {
    const letters: string[] = [];
    for (let point = 1; point <= BAR; point++) {
      for (let n = 0; n < sides[seat][point]!; n++) letters.push(`[${letterOf(point, seat)}]`);
    }
    return letters.length > 0 ? `A${COLOUR_LETTERS[seat]}${letters.join('')}` : '';
  });
  return `AE[a:y]${lists.join('')}`;
}
