import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createActor } from 'xstate';
import { advance, begin } from '../../src/machine/advance.js';
import { playMachine } from '../../src/machine/play.js';
import type { PlayContext, PlayEvent } from '../../src/machine/types.js';
import { restore, type NardyRecord } from '../../src/record/record.js';
import { code } from '../support/build.js';
import * as states from './gallery.js';
import {
  accepted,
  after,
  asked,
  CONFIRM,
  outcomeOf,
  resign,
  RESIGN_CONFIRMED,
  restored,
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

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

describe('an error inside', () => {
  for (const [what, event, context, value, reason] of impossible) {
    it(`is what the engine makes of ${what}, should a guard ever let it through: it reaches the caller alone, and nothing is changed`, (t) => {
      const snapshot = playMachine.resolveState({ value: value as 'rolling', context: context() });
      const before = structuredClone(snapshot.context);
      const uncaught = later(t, () => assert.throws(() => advance(snapshot, event), reason));
      assert.deepEqual(uncaught, []);
      assert.deepEqual([snapshot.status, snapshot.value, snapshot.context], ['active', value, before]);
    });
  }

  it('would surface in a later tick if an actor ran the machine without an observer (the trap above is one)', (t) => {
    const [, event, context, value, reason] = impossible[0]!;
    const snapshot = playMachine.resolveState({ value: value as 'rolling', context: context() });
    const uncaught = later(t, () => {
      const actor = createActor(playMachine, { snapshot, input: restored(snapshot.context.record) }).start();
      actor.send(event);
      assert.equal(actor.getSnapshot().status, 'error');
    });
    assert.equal(uncaught.length, 1);
    assert.match(message(uncaught[0]), reason);
  });

  it('leaves the last sound state to go on from, with what waits and its version', () => {
    const start = states.toRoll().context.record;
    const sound = after(states.toRoll(), sync(start, 3), resign(2), asked(RESIGN_CONFIRMED, 7));
    const spoiled = {
      ...accepted(7),
      get dice(): never {
        throw new Error('out of order');
      },
    };
    const { context } = sound;
    const roll = playMachine.resolveState({
      value: 'pending',
      context: { ...context, pending: { id: 7, kind: 'roll', event: { type: 'ROLL' }, rolling: false } },
    });
    assert.throws(() => advance(roll, spoiled), /out of order/);
    const [over, emitted] = outcomeOf(sound, accepted(7));
    assert.equal(stateOf(over), 'gameOver');
    assert.equal(over.context.version, 3);
    assert.deepEqual(
      emitted.map(({ type }) => type),
      ['resign', 'game-over'],
    );
  });

  it('of a first state that no rules allow reaches who begins it', (t) => {
    const sound = restored(states.running().context.record);
    const uncaught = later(t, () => {
      assert.throws(() => begin({ ...sound, turn: null, series: { ...sound.series, game: null as never } }));
    });
    assert.deepEqual(uncaught, []);
  });

  it('is none where an event is only out of place', () => {
    let snapshot = states.toRoll();
    for (const event of [rolled(3, 1), CONFIRM, TAKE, stepped(8, 3)]) {
      const next = advance(snapshot, event);
      assert.deepEqual([stateOf(next.snapshot), next.emitted], ['awaitingRoll', []]);
      ({ snapshot } = next);
    }
    assert.equal(stateOf(after(snapshot, ROLL)), 'rolling');
  });
});

describe('what is set', () => {
  it('has been folded before: a record that does not fold never reaches the machine', () => {
    assert.equal(code(restore(broken())), 'ERR_FACT');
    const illegal = { ...states.running().context.record, unfinished: [{ from: 8, die: 2 as const }] };
    assert.equal(code(restore(illegal)), 'MOVE-1');
  });
});
