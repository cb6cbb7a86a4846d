import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createActor } from 'xstate';
import { playMachine } from '../../src/machine/play.js';
import { startPlay } from '../../src/machine/start.js';
import type { PlayContext, PlayEvent } from '../../src/machine/types.js';
import type { NardyRecord } from '../../src/record/record.js';
import * as states from './gallery.js';
import {
  accepted,
  asked,
  CONFIRM,
  resign,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  stateOf,
  stepped,
  sync,
  TAKE,
} from './support.js';

/** A record that no parser lets through: seat 2 rolls in seat 1's turn. */
const broken = (): NardyRecord => ({
  ...states.toRoll().context.record,
  facts: [{ type: 'roll', seat: 2, dice: [3, 1] }],
});

/** Runs the work with the errors that it leaves to a later tick, where nobody can catch them. */
function later(t: TestContext, work: () => void): unknown[] {
  const waiting: (() => void)[] = [];
  const { mock } = t.mock.method(globalThis, 'setTimeout', (callback: () => void) => waiting.push(callback));
  work();
  mock.restore();
  return waiting.flatMap((callback) => {
    try {
      callback();
      return [];
    } catch (error) {
      return [error];
    }
  });
}

/** Holds when nothing reaches the process in the ticks that follow. */
async function quiet(work: () => void): Promise<void> {
  const uncaught: unknown[] = [];
  const listen = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', listen);
  work();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('uncaughtException', listen);
  assert.deepEqual(uncaught, []);
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

describe('an error inside', () => {
  const forced: readonly [
    string,
    RegExp,
    (onError: (error: unknown) => void) => ReturnType<typeof startPlay>,
  ][] = [
    [
      'of a set record that does not fold',
      /ERR_FACT in a record that was not parsed/,
      (onError) => {
        const actor = startPlay(states.toRoll().context.record, onError);
        actor.send(sync(broken()));
        return actor;
      },
    ],
    [
      'of a first record that does not fold',
      /ERR_FACT in a record that was not parsed/,
      (onError) => startPlay(broken(), onError),
    ],
    [
      'of unconfirmed steps that no rule allows',
      /MOVE-1 in a record that was not parsed/,
      (onError) => {
        const actor = startPlay(states.toRoll().context.record, onError);
        actor.send(sync({ ...states.running().context.record, unfinished: [{ from: 8, die: 2 }] }));
        return actor;
      },
    ],
  ];

  for (const [what, code, force] of forced) {
    it(`${what} reaches the observer once, stops the machine and goes nowhere else`, async (t) => {
      const errors: unknown[] = [];
      const uncaught = later(t, () => {
        const actor = force((error) => errors.push(error));
        assert.equal(actor.getSnapshot().status, 'error');
      });
      assert.deepEqual(uncaught, []);
      assert.equal(errors.length, 1);
      assert.match(message(errors[0]), code);
      await quiet(() => force(() => {}));
    });
  }

  it('would surface in a later tick without the observer that startPlay has (the trap above is one)', (t) => {
    const uncaught = later(t, () => {
      const actor = createActor(playMachine, { input: { record: states.toRoll().context.record } }).start();
      actor.send(sync(broken()));
      assert.equal(actor.getSnapshot().status, 'error');
    });
    assert.deepEqual(uncaught.map(message), ['ERR_FACT in a record that was not parsed']);
  });

  it('tells nothing to those who listen, and leaves the last good record with the caller', () => {
    const actor = startPlay(states.running().context.record, () => {});
    const told: string[] = [];
    actor.on('*', ({ type }) => told.push(type));
    actor.send(stepped(8, 3));
    const { record } = actor.getSnapshot().context;
    actor.send(sync(broken()));
    assert.deepEqual(told, ['move']);
    assert.equal(stateOf(startPlay(record, assert.ifError).getSnapshot()), 'moving.running');
  });

  it('leaves the last sound state to go on from, with what waits and its version', () => {
    const start = states.toRoll().context.record;
    const first = startPlay(start, () => {});
    for (const event of [sync(start, 3), resign(2), asked(RESIGN_CONFIRMED, 7)]) first.send(event);
    const sound = first.getSnapshot();
    first.send(sync(broken(), 4));
    assert.equal(first.getSnapshot().status, 'error');

    const again = startPlay(start, assert.ifError, sound);
    const told: string[] = [];
    again.on('*', ({ type }) => told.push(type));
    assert.equal(stateOf(again.getSnapshot()), 'pending');
    assert.deepEqual(again.getSnapshot().context, sound.context);
    again.send(accepted(7));
    assert.equal(stateOf(again.getSnapshot()), 'gameOver');
    assert.deepEqual(told, ['resign', 'game-over']);
  });

  const impossible: readonly [string, PlayEvent, () => PlayContext, unknown, RegExp][] = [
    [
      'dice in a game that is over',
      rolled(3, 1),
      () => states.gameOver().context,
      'rolling',
      /ERR_FACT for throw/,
    ],
    ['dice in a turn', rolled(3, 1), () => states.running().context, 'rolling', /ERR_FACT for roll/],
    [
      'a part of a play',
      CONFIRM,
      () => states.running().context,
      { moving: 'complete' },
      /ERR_PLAY_SHORT for play/,
    ],
    [
      'an answer to no double',
      TAKE,
      () => states.toRoll().context,
      { doubled: 'offered' },
      /ERR_FACT for take/,
    ],
  ];

  for (const [what, event, context, value, code] of impossible) {
    it(`is what the engine makes of ${what}, should a guard ever let it through`, (t) => {
      const snapshot = playMachine.resolveState({ value: value as 'rolling', context: context() });
      const errors: unknown[] = [];
      const uncaught = later(t, () => {
        const actor = createActor(playMachine, { snapshot, input: { record: snapshot.context.record } });
        actor.subscribe({ error: (error) => errors.push(error) });
        actor.start().send(event);
        assert.equal(actor.getSnapshot().status, 'error');
      });
      assert.deepEqual(uncaught, []);
      assert.equal(errors.length, 1);
      assert.match(message(errors[0]), code);
    });
  }

  it('is none where an event is only out of place', async () => {
    await quiet(() => {
      const actor = startPlay(states.toRoll().context.record, assert.ifError);
      for (const event of [rolled(3, 1), CONFIRM, TAKE, stepped(8, 3)]) actor.send(event);
      actor.send(ROLL);
      assert.equal(stateOf(actor.getSnapshot()), 'rolling');
    });
  });
});
