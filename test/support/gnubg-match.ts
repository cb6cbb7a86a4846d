/** What GNU Backgammon, where it is installed, knows of whole matches, and what it should know of a record. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../../src/engine/game.js';
import type { Series, SeriesFact } from '../../src/engine/series.js';
import { otherSeat, SEATS, type Seat } from '../../src/engine/types.js';
import { makePositionId } from '../../src/notation/id/position-id.js';
import { walk, type NardyRecord } from '../../src/record/record.js';
import { holds, value } from './build.js';

const GNUBG = '/usr/games/gnubg';

/** The games that gnubg plays; their names are in its texts. */
export const GNUBG_VARIANTS = ['short', 'nackgammon', 'hypergammon'] as const;

/** Why tests against gnubg are left out, `unchecked` saying what is not checked then; false when they are not. */
export const noGnubgFor = (unchecked: string): string | false =>
  !existsSync(GNUBG) && `GNUBG IS NOT INSTALLED (${GNUBG}): ${unchecked}; apt-get install gnubg`;

/** Runs gnubg on `run.py` in a folder of its own, which is gone afterwards; the script leaves a file `done`. */
export function withGnubg<T>(files: Readonly<Record<string, string>>, then: (folder: string) => T): T {
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

/** A match as `gnubg.match` tells it. */
export interface GnubgMatch {
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
export interface Known {
  readonly winner: string | undefined;
  readonly points: number | undefined;
  readonly actions: readonly unknown[];
}
const NAMES: Readonly<Record<Seat, string>> = { 1: 'X', 2: 'O' };
const ACTIONS = ['move', 'double', 'take', 'drop'];

export const known = ({ games }: GnubgMatch): Known[] =>
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

/** A record as gnubg should know it; `cubeAction` = its word for a fact that is no play, null for none. */
export function expected(
  record: NardyRecord,
  cubeAction: (fact: SeriesFact, after: Series) => string | null,
): Known[] {
  const games: Known[] = [];
  let actions: unknown[] = [];
  const path = value(walk(record));
  const close = ({ outcome }: Game) => {
    const winner = SEATS.find((seat) => seat === outcome?.winner);
    games.push({ winner: winner && NAMES[winner], points: winner && outcome!.points[winner], actions });
    actions = [];
  };
  for (const [index, fact] of record.facts.entries()) {
    const { game } = path[index]!;
    const action = cubeAction(fact, path[index + 1]!);
    if (fact.type === 'new-game') close(game);
    else if (fact.type === 'play') {
      const [dice, board] = [game.dice!.toSorted(), boardOf(game, fact.seat)];
      actions.push({ action: 'move', player: NAMES[fact.seat], dice, board });
    } else if ('seat' in fact && action !== null) actions.push({ action, player: NAMES[fact.seat] });
  }
  close(path.at(-1)!.game);
  return games;
}
