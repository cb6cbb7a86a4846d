import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pictureOf } from '../../../src/elements/shared/picture.js';
import type { Voice } from '../../../src/elements/shared/words.js';
import { isComplete, nextSteps, step } from '../../../src/engine/turn.js';
import type { Dice, Seat } from '../../../src/engine/types.js';
import { VARIANTS } from '../../../src/engine/variants/index.js';
import { append, emptyRecord, fold, turnOf, type NardyRecord } from '../../../src/record/record.js';
import { frozen, rulesOf, value } from '../../support/build.js';

const voice: Voice = { say: (key) => `<${key}>`, names: ['Ann', ''] };
const begun = (options: Parameters<typeof rulesOf>[0] = {}, mover: Seat = 1): NardyRecord =>
  emptyRecord(rulesOf(options), { mover });
const rolled = (record: NardyRecord, dice: Dice, seat: Seat = 1) =>
  append(record, { type: 'roll', seat, dice });
function shown(record: NardyRecord) {
  const { series, turn } = frozen(value(fold(record)));
  return pictureOf(series, turn, voice);
}
/** The dice, those played or lost in brackets. */
const dice = (record: NardyRecord): string =>
  shown(record)
    .dice.map(({ value: number, used }) => (used ? `(${number})` : number))
    .join(' ');

describe('the picture of a series', () => {
  it('has the position with the steps that are taken, and the last finished play', () => {
    const record = rolled(begun(), [3, 1]);
    const taken = shown({ ...record, unfinished: [{ from: 8, die: 3 }] });
    assert.deepEqual([taken.position.white[8], taken.position.white[5], taken.turn], [2, 1, 'white']);
    assert.deepEqual(taken.last, []);
    const steps = [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ] as const;
    const played = shown(append(record, { type: 'play', seat: 1, steps }));
    assert.deepEqual(
      played.last.map(({ colour, from, to, hit }) => [colour, from, to, hit]),
      [
        ['white', 8, 5, false],
        ['white', 6, 5, false],
      ],
    );
    assert.equal(played.turn, 'black');
  });

  it('shows which dice are played: two as they were thrown, a double from the left, all of a last play', () => {
    const record = rolled(begun(), [1, 3]);
    assert.equal(dice(record), '1 3');
    assert.equal(dice({ ...record, unfinished: [{ from: 8, die: 3 }] }), '1 (3)');
    const double = rolled(begun(), [2, 2]);
    assert.equal(dice({ ...double, unfinished: [{ from: 13, die: 2 }] }), '(2) 2 2 2');
    let turn = turnOf(value(fold(double)).series)!;
    while (!isComplete(turn)) turn = value(step(turn, nextSteps(turn)[0]!));
    const steps = turn.moves.map(({ from, die }) => ({ from, die }));
    assert.equal(dice(append(double, { type: 'play', seat: 1, steps })), '(2) (2) (2) (2)');
  });

  it('shows the throw for the start by the colour of its thrower, and nothing before it', () => {
    const record = emptyRecord(rulesOf());
    assert.deepEqual(shown(record).dice, []);
    assert.deepEqual(
      shown(append(record, { type: 'throw', dice: [4, 4] })).dice.map(({ value: number, colour }) => [
        number,
        colour,
      ]),
      [
        [4, 'white'],
        [4, 'black'],
      ],
    );
  });

  it('has a cube where one is in use: its owner, and what it comes to when it is offered', () => {
    assert.equal(shown(begun()).cube, null);
    const record = begun({ cubeLimit: 64 });
    assert.deepEqual(shown(record).cube, { value: 1, owner: null, offered: false });
    const offered = append(record, { type: 'double', seat: 1 });
    assert.deepEqual(shown(offered).cube, { value: 2, owner: null, offered: true });
    const taken = append(offered, { type: 'take', seat: 2 });
    assert.deepEqual(shown(taken).cube, { value: 2, owner: 'black', offered: false });
  });

  it('has the seats by colour: names, pips, borne off, score with the length of the match', () => {
    const { seats } = shown(begun({ matchLength: 5 }, 2));
    assert.deepEqual(seats.white, { seat: 1, name: 'Ann', pips: 167, score: '0/5', off: 0, active: false });
    assert.deepEqual([seats.black.name, seats.black.active], ['<seat2>', true]);
  });

  it('is that of every variant, by its own start and path', () => {
    for (const { id, path, start } of Object.values(VARIANTS)) {
      const picture = shown(begun({ variant: id as 'short' }));
      assert.deepEqual([picture.path, picture.position.white], [path, start]);
    }
  });
});
