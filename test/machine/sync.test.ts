import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRecord } from '../../src/record/parse.js';
import * as states from './gallery.js';
import {
  accepted,
  after,
  asked,
  begun,
  CONFIRM,
  drops,
  opened,
  outcomeOf,
  rejected,
  resign,
  ROLL,
  stateOf,
  stepped,
  sync,
  told,
  UNDO,
} from './support.js';

describe('a state that is set', () => {
  const oneStep = () => after(states.running(), stepped(8, 3));

  for (const [name, from] of Object.entries(states.gallery())) {
    it(`is taken in ${name}, whole and in silence`, () => {
      for (const target of [oneStep(), ...Object.values(states.gallery())]) {
        const { record } = target.context;
        const [next, emitted] = outcomeOf(from, sync(record));
        const fresh = opened(record);
        assert.deepEqual([stateOf(next), next.context, emitted], [stateOf(fresh), fresh.context, []]);
      }
    });

    it(`is ignored in ${name} when its version is not newer`, () => {
      const { record } = oneStep().context;
      const at3 = after(from, sync(from.context.record, 3));
      drops(at3, sync(record, 3), sync(record, 2), sync(record, 0));
      drops(from, sync(record, 0));
      const at4 = after(at3, sync(record, 4));
      assert.deepEqual([stateOf(at4), at4.context.version], ['moving.running', 4]);
    });
  }

  it('without a version is always taken, and the version stays', () => {
    const at3 = after(states.toRoll(), sync(oneStep().context.record, 3));
    const set = after(at3, sync(states.gameOver().context.record));
    assert.deepEqual([stateOf(set), set.context.version], ['gameOver', 3]);
    drops(set, sync(oneStep().context.record, 3));
  });

  it('keeps its version through play', () => {
    const at3 = after(states.toRoll(), sync(states.running().context.record, 3));
    const on = after(at3, stepped(8, 3), stepped(6, 1), CONFIRM);
    assert.equal(on.context.version, 3);
    drops(on, sync(states.toRoll().context.record, 3));
  });

  it('brings the unconfirmed steps back into the turn, to be taken back (MOVE-8)', () => {
    const set = after(begun(), sync(oneStep().context.record));
    assert.deepEqual(
      set.context.turn?.moves.map(({ from, die }) => [from, die]),
      [[8, 3]],
    );
    assert.equal(set.context.turn?.moves.length, 1);
    assert.deepEqual(after(set, UNDO).context, states.running().context);
    assert.equal(stateOf(after(set, stepped(6, 1))), 'moving.complete');
  });

  it('closes a question, a request and a refusal', () => {
    const { record } = states.toRoll().context;
    const open = after(states.toRoll(), resign(1));
    const held = after(open, asked({ type: 'RESIGN_CONFIRMED' }, 1));
    const refused = after(states.toRoll(), asked(ROLL, 1), rejected(1));
    for (const from of [open, held, refused]) {
      assert.deepEqual(after(from, sync(record)).context, states.toRoll().context);
    }
    drops(after(held, sync(record)), accepted(1), rejected(1));
  });
});

describe('restoring is folding', () => {
  // what is only waited for is not in the record
  const BEFORE: Readonly<Record<string, string>> = { rolling: 'awaitingRoll', pending: 'awaitingRoll' };

  for (const [name, snapshot] of Object.entries(states.gallery())) {
    it(`of ${name}: the record alone brings the same context, through JSON as well`, () => {
      const { record } = snapshot.context;
      const expected = { ...snapshot.context, pending: null };
      const parsed = parseRecord(JSON.stringify(record));
      assert.ok(parsed.ok);
      for (const each of [record, parsed.value]) {
        const restored = opened(each);
        assert.equal(stateOf(restored), BEFORE[name] ?? name);
        assert.deepEqual(restored.context, expected);
      }
    });

    it(`of ${name}: the context is plain JSON`, () => {
      assert.deepEqual(JSON.parse(JSON.stringify(snapshot.context)), snapshot.context);
      assert.deepEqual(structuredClone(snapshot.context), snapshot.context);
    });
  }

  it('tells nothing of what had happened', () => {
    assert.deepEqual(told(states.toRoll(), sync(states.gameOver().context.record)), []);
  });
});
