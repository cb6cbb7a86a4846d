import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import type { AskableEvent, PlayEvent, RequestKind } from '../../src/machine/types.js';
import * as states from './gallery.js';
import {
  accepted,
  after,
  asked,
  BEAVER,
  begun,
  CONFIRM,
  dice,
  DOUBLE,
  DROP,
  drops,
  NEW_GAME,
  opened,
  outcomeOf,
  PASS,
  rejected,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  ROLL,
  rolled,
  rulesOf,
  stateOf,
  stepped,
  sync,
  TAKE,
  told,
  UNDO,
} from './support.js';

interface Request {
  readonly event: PlayEvent & AskableEvent;
  readonly kind: RequestKind;
  readonly from: PlaySnapshot;
}

const RESIGNABLE = [
  'awaitingRoll',
  'rolling',
  'lastRoll',
  'passing',
  'moving.entering',
  'moving.running',
  'moving.bearingOff',
  'moving.complete',
  'doubled.offered',
];

function requests(): Request[] {
  const each = states.gallery();
  const ask = (event: PlayEvent, kind: RequestKind, ...names: readonly string[]): Request[] =>
    names.map((name) => ({ event: event as AskableEvent, kind, from: each[name]! }));
  return [
    ...ask(ROLL, 'roll', 'opening', 'awaitingRoll', 'lastRoll'),
    ...ask(CONFIRM, 'turn', 'moving.complete'),
    ...ask(PASS, 'turn', 'passing'),
    ...ask(DOUBLE, 'double', 'awaitingRoll'),
    ...ask(TAKE, 'answer', 'doubled.offered', 'doubled.beavered'),
    ...ask(DROP, 'answer', 'doubled.offered', 'doubled.beavered'),
    ...ask(BEAVER, 'answer', 'doubled.offered'),
    ...ask(NEW_GAME, 'new-game', 'gameOver'),
    {
      event: { type: 'NEW_GAME', rules: rulesOf({ variant: 'long' }) },
      kind: 'new-game',
      from: each['gameOver']!,
    },
    ...RESIGNABLE.map((name) => ({
      event: RESIGN_CONFIRMED as AskableEvent,
      kind: 'resign' as const,
      from: after(each[name]!, resign(2)),
    })),
    { event: RESIGN_CONFIRMED as AskableEvent, kind: 'resign', from: after(states.tied(), resign(1)) },
  ];
}

/** A rule that holds for everything a host can be asked. */
function always(rule: string, check: (request: Request, held: PlaySnapshot) => void): void {
  describe(rule, () => {
    for (const request of requests()) {
      it(`${request.event.type} in ${stateOf(request.from)}`, () =>
        check(request, after(request.from, asked(request.event, 7))));
    }
  });
}

const OTHERS: readonly PlayEvent[] = [
  ...[ROLL, CONFIRM, PASS, DOUBLE, TAKE, DROP, BEAVER, RESIGN_CONFIRMED, NEW_GAME].flatMap((event) => [
    event,
    asked(event, 7),
    asked(event, 8),
  ]),
  rolled(3, 1),
  stepped(8, 3),
  stepped(6, 1),
  UNDO,
  resign(1),
  resign(2),
  RESIGN_CANCELLED,
];

describe('what a host decides', () => {
  always('waits under its id, with nothing else changed and nothing told', ({ event, kind, from }, held) => {
    assert.equal(stateOf(held), 'pending');
    assert.ok(held.hasTag('waits'));
    const rolling = stateOf(from) === 'rolling';
    assert.deepEqual(held.context, {
      ...from.context,
      pending: { id: 7, kind, event, rolling },
      refusal: null,
    });
    assert.deepEqual(told(from, asked(event, 7)), []);
  });

  always('holds up everything but its answer and a new state', (_, held) => {
    drops(held, ...OTHERS);
  });

  always('drops an answer with another id', (_, held) => {
    drops(held, accepted(6), accepted(8, dice(3, 1)), rejected(6), rejected(8));
  });

  always('is done when it is accepted, as if nobody had been asked', ({ event, from }, held) => {
    const [next, emitted] = outcomeOf(held, accepted(7));
    const [expected, expectedEmitted] = outcomeOf(from, event);
    assert.deepEqual(
      [stateOf(next), next.context, emitted],
      [stateOf(expected), expected.context, expectedEmitted],
    );
  });

  always(
    'is done with the dice that come along when it is a roll, which else are nothing',
    ({ event, from }, held) => {
      const [next, emitted] = outcomeOf(held, accepted(7, dice(2, 1)));
      const direct = after(from, event);
      const [expected, expectedEmitted] =
        event.type === 'ROLL' ? outcomeOf(direct, rolled(2, 1)) : outcomeOf(from, event);
      assert.deepEqual(
        [stateOf(next), next.context, emitted],
        [stateOf(expected), expected.context, expectedEmitted],
      );
    },
  );

  always('is back where it was when it is rejected, with the reason', ({ from }, held) => {
    const [next, emitted] = outcomeOf(held, rejected(7, 'not now'));
    assert.equal(stateOf(next), stateOf(from));
    assert.deepEqual(next.context, { ...from.context, question: null, refusal: 'not now' });
    assert.deepEqual(emitted, []);
  });

  always('is answered once', (_, held) => {
    for (const answer of [accepted(7), rejected(7)]) {
      drops(after(held, answer), accepted(7), accepted(7, dice(2, 1)), rejected(7));
    }
  });

  always('gives way to a state that is set, and its answer comes too late', (_, held) => {
    const set = after(held, sync(states.running().context.record, 3));
    assert.equal(stateOf(set), 'moving.running');
    assert.equal(set.context.pending, null);
    drops(set, accepted(7), rejected(7));
  });
});

describe('a request', () => {
  it('is dropped where the event itself is', () => {
    drops(begun({}, { mover: 1 }), asked(DOUBLE, 1));
    drops(after(begun({ cubeLimit: 2 }, { mover: 1 }), DOUBLE), asked(BEAVER, 1));
    drops(states.running(), asked(CONFIRM, 1), asked(ROLL, 1));
    drops(states.toRoll(), asked(RESIGN_CONFIRMED, 1), asked(NEW_GAME, 1));
    drops(states.seriesOver(), asked(NEW_GAME, 1));
  });

  it('may have the id 0', () => {
    const held = after(states.toRoll(), asked(ROLL, 0));
    assert.equal(stateOf(held), 'pending');
    assert.equal(stateOf(after(held, accepted(0))), 'rolling');
  });

  it('that is refused leaves the unconfirmed steps, to be taken back or confirmed (MOVE-8)', () => {
    const steps = after(states.running(), stepped(8, 3), stepped(6, 1));
    const refused = after(steps, asked(CONFIRM, 1), rejected(1));
    assert.deepEqual(refused.context.turn, steps.context.turn);
    assert.deepEqual(refused.context.record, steps.context.record);
    assert.equal(stateOf(after(refused, UNDO)), 'moving.running');
    assert.equal(stateOf(after(refused, asked(CONFIRM, 2), accepted(2))), 'awaitingRoll');
  });

  it('that is refused while the dice are waited for leaves them waited for', () => {
    const rolling = after(states.toRoll(), asked(ROLL, 1), accepted(1));
    const refused = after(rolling, resign(1), asked(RESIGN_CONFIRMED, 2), rejected(2));
    assert.equal(stateOf(refused), 'rolling');
    assert.equal(stateOf(after(refused, rolled(3, 1))), 'moving.running');
  });

  it('of a resignation that is refused closes the question (END-4)', () => {
    const refused = after(states.toRoll(), resign(2), asked(RESIGN_CONFIRMED, 1), rejected(1));
    assert.equal(refused.context.question, null);
    drops(refused, RESIGN_CONFIRMED, RESIGN_CANCELLED);
  });

  it('forgets the reason of the last refusal with whatever comes next', () => {
    const refused = after(states.running(), stepped(8, 3), stepped(6, 1), asked(CONFIRM, 1), rejected(1));
    const toRoll = after(states.toRoll(), asked(ROLL, 1), rejected(1));
    const nexts = [
      after(refused, UNDO),
      after(refused, asked(CONFIRM, 2)),
      after(refused, CONFIRM),
      after(refused, resign(1)),
      after(after(refused, resign(1), asked(RESIGN_CONFIRMED, 2), rejected(2)), UNDO),
      after(toRoll, ROLL, rolled(3, 1)),
      after(toRoll, asked(ROLL, 2), accepted(2)),
      after(toRoll, DOUBLE),
    ];
    assert.equal(refused.context.refusal, 'no');
    for (const next of nexts) assert.equal(next.context.refusal, null);
    const onePart = after(refused, UNDO);
    const again = after(onePart, resign(1), asked(RESIGN_CONFIRMED, 3), rejected(3));
    assert.equal(again.context.refusal, 'no');
    assert.equal(after(again, stepped(6, 1)).context.refusal, null);
  });

  it('leaves no trace in the record', () => {
    const held = after(states.toRoll(), asked(ROLL, 1));
    assert.deepEqual(opened(held.context.record).context, states.toRoll().context);
  });
});
