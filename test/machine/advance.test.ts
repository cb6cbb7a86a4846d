import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { transition } from 'xstate';
import { advance, begin } from '../../src/machine/advance.js';
import { playMachine } from '../../src/machine/play.js';
import * as states from './gallery.js';
import { accepted, asked, CONFIRM, dice, restored, ROLL, rolled, stateOf, stepped, sync } from './support.js';

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] as const;

/** How often anything is put off while the work is done. */
function putOff(t: TestContext, work: () => void): number {
  const mocks = TIMERS.map((name) => t.mock.method(globalThis, name, () => undefined as never));
  work();
  const count = mocks.reduce((sum, { mock }) => sum + mock.callCount(), 0);
  for (const { mock } of mocks) mock.restore();
  return count;
}

const TURN = [ROLL, rolled(3, 1), stepped(8, 3), stepped(6, 1), CONFIRM];

describe('play as a pure function', () => {
  it('tells what an event leads to and what happened by it', () => {
    const told = [];
    let snapshot = states.toRoll();
    for (const event of TURN) {
      const next = advance(snapshot, event);
      told.push([stateOf(next.snapshot), next.emitted.map(({ type }) => type)]);
      ({ snapshot } = next);
    }
    assert.deepEqual(told, [
      ['rolling', []],
      ['moving.running', ['roll']],
      ['moving.running', ['move']],
      ['moving.complete', ['move']],
      ['awaitingRoll', ['turn']],
    ]);
  });

  it('gives the same for the same, as often as it is asked, and leaves what it was given as it was', () => {
    for (const [name, snapshot] of Object.entries(states.gallery())) {
      const before = JSON.stringify(snapshot);
      for (const event of [
        ...TURN,
        asked(ROLL, 1),
        accepted(7, dice(2, 1)),
        sync(snapshot.context.record, 9),
      ]) {
        const [one, two] = [advance(snapshot, event), advance(snapshot, event)];
        assert.deepEqual(
          [one.snapshot.value, one.snapshot.context, one.emitted],
          [two.snapshot.value, two.snapshot.context, two.emitted],
        );
        assert.equal(JSON.stringify(snapshot), before, name);
      }
    }
  });

  it('starts no actor of its own, sets no timer and leaves nothing to be done but telling', (t) => {
    const count = putOff(t, () => {
      let snapshot = begin(restored(states.toRoll().context.record));
      for (const event of TURN) {
        const [, actions] = transition(playMachine, snapshot, event);
        for (const { type } of actions) assert.equal(type, 'xstate.emit');
        ({ snapshot } = advance(snapshot, event));
        assert.deepEqual(snapshot.children, {});
      }
    });
    assert.equal(count, 0);
  });

  it('goes on from a snapshot that was kept, however far play has gone since', () => {
    const kept = states.running();
    const gone = advance(advance(kept, stepped(8, 3)).snapshot, stepped(6, 1)).snapshot;
    assert.equal(stateOf(gone), 'moving.complete');
    assert.equal(stateOf(advance(kept, stepped(24, 3)).snapshot), 'moving.running');
    assert.equal(kept.context.turn?.moves.length, 0);
  });
});
