/** Lets GNU Backgammon, where it is installed, load what is written as SGF, and compares what it then knows. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Rules } from '../../src/engine/options.js';
import type { Game } from '../../src/engine/game.js';
import { otherSeat, type Seat } from '../../src/engine/types.js';
import { makePositionId } from '../../src/notation/position-id.js';
import { writeSgf } from '../../src/notation/sgf.js';
import { walk, type NardyRecord } from '../../src/record/record.js';
import { holds, rulesOf, value } from './build.js';
import { recorded } from './sgf-records.js';

const GNUBG = '/usr/games/gnubg';

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubgSgf: string | false =
  !existsSync(GNUBG) &&
  `GNUBG IS NOT INSTALLED (${GNUBG}): written SGF is NOT loaded into it; apt-get install gnubg`;

/** Loads each file and tells the game after each of its records, as gnubg sees it. */
const LOADER = `
import gnubg, json, os
for s in ('set display off', 'set confirm new off', 'set confirm save off'):
    gnubg.command(s)
out = open(os.environ['A'], 'w')
for n in range(int(os.environ['N'])):
    gnubg.command('load match %s/%d.sgf' % (os.environ['D'], n))
    out.write(json.dumps(gnubg.match(analysis=0, boards=1, statistics=0), default=str) + '\\n')
out.close()
`;

/** What gnubg knows of a game: its actions in order, who won and how much. gnubg calls seat 1 `X` here, seat 2 `O`. */
interface Known {
  readonly winner: string | undefined;
  readonly points: number | undefined;
  readonly actions: readonly unknown[];
}

interface Loaded {
  readonly games: readonly {
    readonly info: { readonly winner?: string; readonly 'points-won'?: number };
    readonly game: readonly {
      readonly action: string;
      readonly player?: string;
      readonly board?: string;
      readonly dice?: readonly number[];
    }[];
  }[];
}

function load(texts: readonly string[]): Loaded[] {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-gnubg-'));
  try {
    const [script, answered] = [join(folder, 'load.py'), join(folder, 'out.jsonl')];
    writeFileSync(script, LOADER);
    for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.sgf`), text);
    const env = { ...process.env, HOME: folder, A: answered, D: folder, N: String(texts.length) };
    const { error, status } = spawnSync(GNUBG, ['-t', '-q', '-r', '-p', script], { env, stdio: 'ignore' });
    holds(!error && existsSync(answered), `gnubg gave no answer: ${String(error ?? status)}`);
    const lines = readFileSync(answered, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Loaded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ACTIONS = ['move', 'double', 'take', 'drop'];
const NAMES = { 1: 'X', 2: 'O' } as const;

const known = ({ games }: Loaded): Known[] =>
  games.map(({ info, game }) => ({
    winner: info.winner,
    points: info['points-won'],
    actions: game
      .filter(({ action }) => ACTIONS.includes(action))
      .map(({ action, player, dice, board }) =>
        action === 'move' ? { action, player, dice: dice!.toSorted(), board } : { action, player },
      ),
  }));

/** Where the checkers stand, seen by the seat that acts. */
function boardOf({ position, colours }: Game, mover: Seat): string {
  return makePositionId({ mover: position[colours[mover]], waiting: position[colours[otherSeat(mover)]] });
}

/** A record as gnubg should know it. */
function expected(record: NardyRecord): Known[] {
  const games: Known[] = [];
  let actions: unknown[] = [];
  const path = value(walk(record));
  const close = ({ outcome }: Game) => {
    const winner = outcome?.winner ?? null;
    games.push({
      winner: winner ? NAMES[winner] : undefined,
      points: winner ? outcome!.points[winner] : undefined,
      actions,
    });
    actions = [];
  };
  for (const [index, fact] of record.facts.entries()) {
    const { game } = path[index]!;
    if (fact.type === 'new-game') close(game);
    else if (fact.type === 'play') {
      const { dice } = game;
      const board = boardOf(game, fact.seat);
      actions.push({ action: 'move', player: NAMES[fact.seat], dice: dice!.toSorted(), board });
    } else if ('seat' in fact && fact.type !== 'roll') {
      const dropped = path[index + 1]!.game.outcome?.by === 'drop';
      const action = fact.type === 'beaver' ? 'double' : dropped ? 'drop' : fact.type;
      if (action !== 'resign') actions.push({ action, player: NAMES[fact.seat] });
    }
  }
  close(path.at(-1)!.game);
  return games;
}

/** gnubg must find the points by itself, except where a player resigned: there the result alone tells of it. */
const withoutResults = (text: string) => text.replace(/RE\[[WB]\+\d+\]/g, '');

/** gnubg knows the same of every record: boards before each play, cube actions, winner and points of each game. */
export function gnubgLoads(records: readonly NardyRecord[]): number {
  const loaded = load(records.map((record) => withoutResults(value(writeSgf(record)).text)));
  for (const [index, record] of records.entries()) {
    assert.deepEqual(known(loaded[index]!), expected(record), `record ${index}`);
  }
  return loaded.reduce((sum, { games }) => sum + games.length, 0);
}

/** gnubg knows the same of two texts. */
export function gnubgAgrees(text: string, other: string): void {
  const [one, two] = load([text, other]);
  assert.deepEqual(known(two!), known(one!));
}

/** Rules that gnubg plays by: matches with and without Crawford, money with all that belongs to it. */
const gnubgRules: fc.Arbitrary<Rules> = fc
  .oneof(
    fc.record({ matchLength: fc.integer({ min: 1, max: 5 }), crawford: fc.boolean() }),
    fc.record({ jacoby: fc.boolean(), beaver: fc.boolean(), autoDoubles: fc.nat(2) }),
    fc.constant({ cubeLimit: 'off' as const }),
  )
  .map((options) => rulesOf({ cubeLimit: 'unlimited', seriesFirstMove: 'roll', ...options }));

/** Random records by rules that gnubg knows; a seed gives the same again. */
export const gnubgRecords = (count: number, seed: number, games: number): NardyRecord[] =>
  fc
    .sample(fc.tuple(gnubgRules, fc.nat()), { numRuns: count, seed })
    .map(([rules, each]) => recorded(rules, each, games));
