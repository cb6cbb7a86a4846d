/** Lets GNU Backgammon, where it is installed, import what is written as match text, and play matches to be read. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Game } from '../../src/engine/game.js';
import type { Rules } from '../../src/engine/options.js';
import { otherSeat, SEATS, type Seat } from '../../src/engine/types.js';
import { readMat } from '../../src/notation/mat-read.js';
import { writeMat } from '../../src/notation/mat-write.js';
import { makePositionId } from '../../src/notation/position-id.js';
import { walk, type NardyRecord } from '../../src/record/record.js';
import { holds, rulesOf, value } from './build.js';
import { playRandomly } from './games.js';

const GNUBG = '/usr/games/gnubg';

/** Why the tests against gnubg are left out; false when they are not. */
export const noGnubgMat: string | false =
  !existsSync(GNUBG) &&
  `GNUBG IS NOT INSTALLED (${GNUBG}): match text is NOT checked against it; apt-get install gnubg`;

/** Runs gnubg on a script in a folder of its own, which is gone afterwards. */
function withGnubg<T>(files: Readonly<Record<string, string>>, then: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'nardy-gnubg-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const env = { ...process.env, HOME: folder, D: folder };
    const args = ['-t', '-q', '-r', '-p', join(folder, 'run.py')];
    const { error, status } = spawnSync(GNUBG, args, { env, cwd: folder, stdio: 'ignore' });
    holds(!error && existsSync(join(folder, 'done')), `gnubg gave no answer: ${String(error ?? status)}`);
    return then(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** gnubg does not look for Jacoby in the headers: it plays by what it is set to. */
const IMPORT = `
import gnubg, json, os
for s in ('set display off', 'set confirm new off', 'set confirm save off'):
    gnubg.command(s)
out = open('done', 'w')
n = 0
while os.path.exists('%d.mat' % n):
    gnubg.command('set jacoby %s' % open('%d.jacoby' % n).read())
    gnubg.command('import mat %d.mat' % n)
    out.write(json.dumps(gnubg.match(analysis=0, boards=1, statistics=0), default=str) + '\\n')
    n += 1
out.close()
`;

interface Imported {
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

/** What is known of a game: board, dice and cube before each action, who won and how much. gnubg calls seat 1 `X`. */
interface Known {
  readonly winner: string | undefined;
  readonly points: number | undefined;
  readonly actions: readonly unknown[];
}
const NAMES: Readonly<Record<Seat, string>> = { 1: 'X', 2: 'O' };
const ACTIONS = ['move', 'double', 'take', 'drop'];

const known = ({ games }: Imported): Known[] =>
  games.map(({ info, game }) => ({
    winner: info.winner,
    points: info['points-won'],
    actions: game
      .filter(({ action }) => ACTIONS.includes(action))
      .map(({ action, player, dice, board }) =>
        action === 'move' ? { action, player, dice: dice!.toSorted(), board } : { action, player },
      ),
  }));

function boardOf({ position, colours }: Game, mover: Seat): string {
  return makePositionId({ mover: position[colours[mover]], waiting: position[colours[otherSeat(mover)]] });
}

/** A record as gnubg should know it. */
function expected(record: NardyRecord): Known[] {
  const games: Known[] = [];
  let actions: unknown[] = [];
  const path = value(walk(record));
  const close = ({ outcome }: Game) => {
    const winner = SEATS.find((seat) => seat === outcome?.winner);
    games.push({
      winner: winner && NAMES[winner],
      points: winner && outcome!.points[winner],
      actions,
    });
    actions = [];
  };
  for (const [index, fact] of record.facts.entries()) {
    const { game } = path[index]!;
    if (fact.type === 'new-game') close(game);
    else if (fact.type === 'play') {
      const [dice, board] = [game.dice!.toSorted(), boardOf(game, fact.seat)];
      actions.push({ action: 'move', player: NAMES[fact.seat], dice, board });
    } else if (fact.type === 'double' || fact.type === 'take' || fact.type === 'drop') {
      actions.push({ action: fact.type, player: NAMES[fact.seat] });
    }
  }
  close(path.at(-1)!.game);
  return games;
}

/** gnubg knows the same of every record: boards before each play, cube actions, winner and points of each game. */
export function gnubgImports(records: readonly NardyRecord[]): number {
  const texts = records.map((record, index) => [`${index}.mat`, value(writeMat(record)).text] as const);
  const jacoby = records.map(({ rules }, index) => [`${index}.jacoby`, rules.jacoby ? 'on' : 'off']);
  const files = { ...Object.fromEntries([...texts, ...jacoby]), 'run.py': IMPORT } as Record<string, string>;
  const answers = withGnubg(files, (folder) => readFileSync(join(folder, 'done'), 'utf8').trim().split('\n'));
  assert.equal(answers.length, records.length);
  let games = 0;
  for (const [index, record] of records.entries()) {
    const imported = JSON.parse(answers[index]!) as Imported;
    const asked = expected(record);
    // A forced play after the last roll, `62: ????`, gnubg makes by itself before it lets the player resign.
    const found = known(imported).map(({ actions, ...rest }, game) => {
      const isExtra = imported.games[game]!.game.at(-1)?.action === 'resign';
      return { ...rest, actions: isExtra ? actions.slice(0, asked[game]?.actions.length) : actions };
    });
    assert.deepEqual(found, asked, texts[index]![1]);
    games += imported.games.length;
  }
  return games;
}

const played = (rules: Rules, seed: number, games: number): NardyRecord => {
  const facts: NardyRecord['facts'][number][] = [];
  playRandomly(rules, seed, games, (_, fact) => facts.push(fact));
  return { version: 1, rules, facts };
};

/** Rules that gnubg plays by and finds in match text. Beavers are not: it does not import again what it exports of them. */
const gnubgRules: fc.Arbitrary<Rules> = fc
  .oneof(
    fc.record({ matchLength: fc.integer({ min: 1, max: 7 }) }),
    fc.constant({ matchLength: 5, crawford: false }),
    fc.record({ jacoby: fc.boolean() }),
    fc.constant({ cubeLimit: 'off' as const }),
  )
  .map((options) => rulesOf({ cubeLimit: 'unlimited', seriesFirstMove: 'roll', ...options }));

/** Random records by rules that gnubg knows; a seed gives the same again. */
export const matRecords = (count: number, seed: number, games: number): NardyRecord[] =>
  fc
    .sample(fc.tuple(gnubgRules, fc.nat()), { numRuns: count, seed })
    .map(([rules, each]) => played(rules, each, games));

/** gnubg plays against itself and exports what it played; `length` 0 = money. */
export interface Played {
  readonly seed: number;
  readonly length: number;
}

const playing = ({ seed, length }: Played, index: number): string[] => [
  `set seed ${seed}`,
  ...(length > 0
    ? ['set automatic game on', `new match ${length}`]
    : ['set automatic game off', 'set jacoby on', 'new session', 'new game', 'new game']),
  `export match mat ${index}.mat`,
];

const PLAYERS = [0, 1].flatMap((player) => [
  `set player ${player} gnubg`,
  `set player ${player} chequerplay evaluation plies 0`,
  `set player ${player} cubedecision evaluation plies 0`,
]);

/** The match texts of gnubg itself. */
export function gnubgPlays(matches: readonly Played[]): string[] {
  const settings = ['set display off', 'set confirm new off', 'set confirm save off', 'set rng mersenne'];
  const commands = [...settings, ...PLAYERS, ...matches.flatMap(playing)];
  const script = [
    'import gnubg',
    `for s in ${JSON.stringify(commands)}: gnubg.command(s)`,
    "open('done', 'w').close()",
  ];
  return withGnubg({ 'run.py': script.join('\n') }, (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mat'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/** What gnubg plays is read without a problem; each game is worth what gnubg says. Tells how many games were compared. */
export function readsGnubg(texts: readonly string[]): number {
  let games = 0;
  for (const text of texts) {
    const { record, problems } = value(readMat(text));
    assert.deepEqual(problems, [], text);
    const outcomes = value(walk(record)).map(({ game }) => game.outcome);
    const worth = outcomes
      .filter((outcome, index) => outcome && outcome !== outcomes[index - 1])
      .map((outcome) => Math.max(outcome!.points[1], outcome!.points[2]));
    const told = [...text.matchAll(/Wins (\d+) point/g)].map(([, points]) => Number(points));
    assert.deepEqual(worth, told, text);
    games += told.length;
  }
  return games;
}
