import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createActor, type ActorRefFrom } from 'xstate';
import type { PlaySnapshot } from '../../src/machine/automatic.js';
import { playMachine } from '../../src/machine/play.js';
import type { PlayEmitted, PlayEvent } from '../../src/machine/types.js';
import type { NardyRecord } from '../../src/record/record.js';
import * as states from './gallery.js';
import {
  accepted,
  asked,
  CONFIRM,
  dice,
  DOUBLE,
  opened,
  PASS,
  recordOf,
  rejected,
  resign,
  RESIGN_CANCELLED,
  RESIGN_CONFIRMED,
  restored,
  ROLL,
  rolled,
  stand,
  stateOf,
  stepped,
  sync,
  TAKE,
  UNDO,
} from './support.js';

type PlayActor = ActorRefFrom<typeof playMachine>;

/** The machine run by an actor, as a page author with XState may run it. */
function started(record: NardyRecord): PlayActor {
  const actor = createActor(playMachine, { input: restored(record) });
  actor.subscribe({ error: (error) => assert.fail(String(error)) });
  return actor.start();
}

/** A running machine and what its listeners hear, each with the state that they see then. */
function listening(record: NardyRecord) {
  const actor = started(record);
  const heard: { readonly emitted: PlayEmitted; readonly seen: PlaySnapshot }[] = [];
  actor.on('*', (emitted) => heard.push({ emitted, seen: actor.getSnapshot() }));
  return { actor, heard };
}

function send(actor: PlayActor, ...events: readonly PlayEvent[]): void {
  for (const event of events) actor.send(event);
}

const ends = stand({ 2: 1, 1: 1 }, { 25: 1, 1: 1 });
const last = () => recordOf({ cubeLimit: 4, seriesGames: 1 }, { mover: 1, position: ends });

describe('what is told', () => {
  it('comes in the order in which it happened, each thing once', () => {
    const { actor, heard } = listening(last());
    send(actor, DOUBLE, TAKE, ROLL, rolled(2, 1), stepped(2, 2), UNDO, stepped(2, 2), stepped(1, 1), CONFIRM);
    const { outcome } = actor.getSnapshot().context.series.game;
    assert.ok(outcome);
    const off2 = { from: 2, die: 2, to: 0, hit: false } as const;
    const off1 = { from: 1, die: 1, to: 0, hit: false } as const;
    assert.deepEqual(
      heard.map(({ emitted }) => emitted),
      [
        { type: 'double', seat: 1, cube: 1 },
        { type: 'take', seat: 2, cube: 2 },
        { type: 'roll', seat: 1, dice: dice(2, 1), opening: false },
        { type: 'move', seat: 1, move: off2 },
        { type: 'undo', seat: 1, move: off2 },
        { type: 'move', seat: 1, move: off2 },
        { type: 'move', seat: 1, move: off1 },
        { type: 'turn', kind: 'play', seat: 1, dice: dice(2, 1), numbers: [2, 1], moves: [off2, off1] },
        { type: 'game-over', outcome },
        { type: 'series-over', score: { 1: 2, 2: 0 } },
      ] satisfies PlayEmitted[],
    );
  });

  it('tells a hit with the step that made it (HIT-1)', () => {
    const position = stand({ 8: 1, 6: 1 }, { 20: 1, 1: 1 });
    const { actor, heard } = listening(recordOf({}, { mover: 1, position }));
    send(actor, ROLL, rolled(3, 1), stepped(8, 3), UNDO);
    const move = { from: 8, die: 3, to: 5, hit: true } as const;
    assert.deepEqual(
      heard.slice(1).map(({ emitted }) => emitted),
      [
        { type: 'move', seat: 1, move },
        { type: 'undo', seat: 1, move },
      ] satisfies PlayEmitted[],
    );
  });

  it('is told once the state is committed: a listener sees the state that it tells of', () => {
    const { actor, heard } = listening(last());
    send(actor, DOUBLE, TAKE, ROLL, rolled(2, 1), stepped(2, 2), UNDO, stepped(2, 2), stepped(1, 1), CONFIRM);
    assert.deepEqual(
      heard.map(({ seen }) => [
        stateOf(seen),
        seen.context.record.facts.length,
        seen.context.turn?.moves.length,
      ]),
      [
        ['doubled.offered', 1, undefined],
        ['awaitingRoll', 2, undefined],
        ['moving.bearingOff', 3, 0],
        ['moving.bearingOff', 3, 1],
        ['moving.bearingOff', 3, 0],
        ['moving.bearingOff', 3, 1],
        ['moving.complete', 3, 2],
        ['seriesOver', 4, undefined],
        ['seriesOver', 4, undefined],
        ['seriesOver', 4, undefined],
      ],
    );
  });

  it('is told before those who watch the state see it, and of that state alone', () => {
    const actor = started(states.toRoll().context.record);
    const order: string[] = [];
    actor.on('*', ({ type }) => order.push(type));
    actor.subscribe((snapshot) => order.push(stateOf(snapshot)));
    send(actor, ROLL, rolled(3, 1), stepped(8, 3));
    assert.deepEqual(order, ['rolling', 'roll', 'moving.running', 'move', 'moving.running']);
  });

  it('may be answered from inside a listener: the steps and the record stay of one piece (MOVE-8)', () => {
    const { actor, heard } = listening(states.running().context.record);
    const start = actor.getSnapshot();
    let undone = false;
    actor.on('move', () => {
      actor.send(UNDO);
      undone = actor.getSnapshot().context.turn?.moves.length === 0;
    });
    actor.send(stepped(8, 3));
    assert.equal(undone, false, 'what a listener sends waits for the event that is being told');
    assert.deepEqual(
      heard.map(({ emitted, seen }) => [emitted.type, seen.context.record.unfinished?.length ?? 0]),
      [
        ['move', 1],
        ['undo', 0],
      ],
    );
    assert.deepEqual([actor.getSnapshot().value, actor.getSnapshot().context], [start.value, start.context]);
    assert.deepEqual(opened(actor.getSnapshot().context.record).context, start.context);
  });

  it('may be played on from inside a listener', () => {
    const { actor, heard } = listening(states.running().context.record);
    actor.on('turn', () => actor.send(ROLL));
    actor.on('game-over', () => actor.send({ type: 'NEW_GAME' }));
    send(actor, stepped(8, 3), stepped(6, 1), CONFIRM);
    assert.equal(stateOf(actor.getSnapshot()), 'rolling');
    send(actor, resign(1), RESIGN_CONFIRMED);
    assert.equal(stateOf(actor.getSnapshot()), 'awaitingRoll');
    assert.deepEqual(
      heard.slice(-3).map(({ emitted }) => emitted.type),
      ['resign', 'game-over', 'new-game'],
    );
  });

  it('is told of what a host accepted, when it is accepted', () => {
    const { actor, heard } = listening(states.toRoll().context.record);
    send(actor, asked(ROLL, 1));
    assert.equal(heard.length, 0);
    send(actor, accepted(1, dice(3, 1)), stepped(8, 3), stepped(6, 1), asked(CONFIRM, 2), accepted(2));
    assert.deepEqual(
      heard.map(({ emitted }) => emitted.type),
      ['roll', 'move', 'move', 'turn'],
    );
  });
});

describe('nothing is told', () => {
  it('of a state that is set, whatever it holds', () => {
    const { actor, heard } = listening(states.toRoll().context.record);
    let version = 0;
    for (const { context } of Object.values(states.gallery())) actor.send(sync(context.record, ++version));
    actor.send(sync(states.running().context.record));
    assert.deepEqual(heard, []);
  });

  it('at the start, whatever the record holds', () => {
    const { heard } = listening(states.seriesOver().context.record);
    assert.deepEqual(heard, []);
  });

  it('of questions, requests, refusals and what is dropped', () => {
    const { actor, heard } = listening(states.toRoll().context.record);
    send(actor, resign(2), RESIGN_CANCELLED, asked(ROLL, 1), rejected(1), CONFIRM, UNDO, PASS, stepped(8, 3));
    send(actor, asked(DOUBLE, 2), accepted(1), rejected(2), ROLL);
    assert.deepEqual(heard, []);
  });
});
