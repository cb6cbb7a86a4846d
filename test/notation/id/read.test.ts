import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGnubgId } from '../../../src/notation/id/match-id.js';
import { readPositionId } from '../../../src/notation/id/position-id.js';
import { detect, faultOf, readWords } from '../../../src/notation/id/read.js';
import { readXgid } from '../../../src/notation/id/xgid.js';
import { code, side, value } from '../../support/build.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });
const CLOSED = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 25: 1 };

describe('what keeps checkers from standing so', () => {
  it('nothing at the start', () => {
    assert.equal(faultOf('short', { white: START, black: START }), null);
    const head = side({ 24: 15 });
    assert.equal(faultOf('long', { white: head, black: head }), null);
  });

  it('checkers: not fifteen, or numbers that count nothing', () => {
    for (const wrong of [
      START.with(6, 4),
      START.with(6, 6),
      START.with(0, -1).with(6, 6),
      START.with(6, NaN),
    ]) {
      assert.equal(faultOf('short', { white: wrong, black: START }), 'checkers');
      assert.equal(faultOf('short', { white: START, black: wrong }), 'checkers');
    }
    assert.equal(faultOf('short', { white: START.with(6, 4.5).with(8, 3.5), black: START }), 'checkers');
  });

  it('shared: 25 − p in short nardy, p ± 12 in long', () => {
    const one = (point: number) => side({ [point]: 1 });
    assert.equal(faultOf('short', { white: one(7), black: one(18) }), 'shared');
    assert.equal(faultOf('long', { white: one(7), black: one(18) }), null);
    assert.equal(faultOf('long', { white: one(7), black: one(19) }), 'shared');
    assert.equal(faultOf('long', { white: one(24), black: one(12) }), 'shared');
  });

  it('bar: both before closed boards in short nardy, any in long', () => {
    const closed = side(CLOSED);
    assert.equal(faultOf('short', { white: closed, black: closed }), 'bar');
    assert.equal(faultOf('short', { white: closed, black: side({ ...CLOSED, 3: 1 }) }), null);
    assert.equal(faultOf('long', { white: side({ 25: 1 }), black: side({ 3: 1 }) }), 'bar');
  });
});

describe('finding the format of a text', () => {
  const few = [readXgid, readGnubgId, readPositionId, readWords];
  const formatOf = (text: string) => value(detect(text, few)).format;

  it('each reader takes its own, spaces around are no matter', () => {
    assert.equal(formatOf(' 4HPwATDgc/ABMA\n'), 'position-id');
    assert.equal(formatOf('4HPwATDgc/ABMA:cAkAAAAAAAAE'), 'gnubg-id');
    assert.equal(formatOf('-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'), 'xgid');
    assert.equal(formatOf('WHITE 6:15; black off:15'), 'words');
  });

  it('a format that is not among the readers is not read', () => {
    assert.equal(code(detect('4HPwATDgc/ABMA', [readXgid, readWords])), 'ERR_POSITION');
    assert.equal(code(detect('4HPwATDgc/ABMA', [])), 'ERR_POSITION');
  });

  it('ERR_POSITION: the first word of a text that is nothing', () => {
    assert.deepEqual(detect(' what is this', few), {
      ok: false,
      error: { code: 'ERR_POSITION', detail: { word: 'what' } },
    });
    assert.deepEqual(detect('', few), { ok: false, error: { code: 'ERR_POSITION', detail: { word: '' } } });
  });

  it('words keep their own errors', () => {
    assert.deepEqual(detect('white 6:15; black 6:x', few), {
      ok: false,
      error: { code: 'ERR_POSITION', detail: { word: '6:x' } },
    });
    assert.equal(code(detect('white 6:15', few)), 'ERR_POSITION_SIDE');
  });

  it('ERR_POSITION_COUNT: words that name other than fifteen', () => {
    assert.deepEqual(detect('white 6:15; black 6:14', few), {
      ok: false,
      error: { code: 'ERR_POSITION_COUNT', detail: { colour: 'black', n: 14, count: 15 } },
    });
  });
});
