import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { err, ok } from '../../../src/engine/result.js';
import { defaultRules } from '../../../src/engine/rules.js';
import type { Rules } from '../../../src/engine/options.js';
import { NOTHING } from '../../../src/elements/board/kept.js';
import {
  decide,
  rulesNext,
  startOf,
  type Changed,
  type OnBoard,
  type PageSet,
} from '../../../src/elements/board/page-set.js';
import type { OwnGame } from '../../../src/elements/board/settings.js';
import { append, emptyRecord, type NardyRecord } from '../../../src/record/record.js';

const short = defaultRules('short');
const game = (rules: Rules = short, record: NardyRecord = emptyRecord(rules, { mover: 1 })): OwnGame => ({
  rules,
  record,
  dice: [],
  seed: null,
  remark: null,
});
const rolled = (record: NardyRecord): NardyRecord => append(record, { type: 'roll', seat: 1, dice: [3, 1] });

const OWN = game();
const START = startOf(OWN, NOTHING);
/** A record that a page sets, and a game of the page's on which something has happened. */
const MINE = rolled(emptyRecord(defaultRules('long'), { mover: 1 }));
const PLAYED: OnBoard = { record: rolled(OWN.record), waits: false };
const FRESH: OnBoard = { record: OWN.record, waits: false };

const nothing: Changed = { own: OWN, anew: false, dice: false, given: null };
const after = (page: PageSet, change: Partial<Changed>, on: OnBoard = PLAYED) =>
  decide(page, { ...nothing, own: page.own, ...change }, on);
/** What a page is when a record or state has been taken. */
const taken = (version?: number): PageSet =>
  after(START, { given: ok(version === undefined ? { record: MINE } : { record: MINE, version }) }).page;

describe('what a page has set', () => {
  it('does nothing when nothing has changed', () => {
    for (const page of [START, taken(), taken(4)]) {
      for (const on of [FRESH, PLAYED]) {
        assert.deepEqual(after(page, {}, on), { page, put: null, throws: false });
      }
    }
  });

  it('by attributes sets the board up anew when one that does so has changed, with the dice from their beginning', () => {
    const own = game(defaultRules('long'));
    const { page, put, throws } = after(START, { own, anew: true });
    assert.deepEqual([put, throws], [{ record: own.record }, true]);
    assert.deepEqual([page.own, page.setUp, page.held], [own, own.record, false]);
  });

  it('by attributes goes from the start again when it is wanted back, whatever has happened', () => {
    for (const page of [START, taken(), taken(4)]) {
      const back = after(page, { given: 'back' });
      assert.deepEqual([back.put, back.throws, back.page.held], [{ record: OWN.record }, true, false]);
    }
  });
});

describe('a record or state that is set', () => {
  it('is put on the board and wins over the attributes, then and later', () => {
    const { page, put, throws } = after(START, { own: game(), anew: true, given: ok({ record: MINE }) });
    assert.deepEqual([put, throws, page.held], [{ record: MINE }, false, true]);
    assert.equal(after(page, { own: game(defaultRules('caucasus')), anew: true }).put, null);
  });

  it('lets new dice of the attributes be thrown from now on', () => {
    const set = after(START, { anew: true, dice: true, given: ok({ record: MINE }) });
    assert.deepEqual([set.put, set.throws], [{ record: MINE }, true]);
    const later = after(set.page, { anew: true, dice: true });
    assert.deepEqual([later.put, later.throws], [null, true]);
  });

  it('again goes back to it, as a record', () => {
    assert.deepEqual(after(taken(), { given: ok({ record: MINE }) }).put, { record: MINE });
  });

  it('as a state wins the first time, then only with a newer version; what is ignored changes nothing', () => {
    for (const [version, next, wins] of [
      [0, 0, false],
      [0, 0.5, true],
      [7, 7, false],
      [7, 6, false],
      [7, 8, true],
    ] as const) {
      const page = taken(version);
      assert.equal(page.version, version);
      const { put, page: then } = after(page, { given: ok({ record: MINE, version: next }) });
      assert.equal(put !== null, wins, `${next} after ${version}`);
      assert.deepEqual(then, wins ? { ...page, version: next } : page);
    }
  });

  it('as a record keeps the version of the last state', () => {
    const { page } = after(taken(7), { given: ok({ record: MINE }) });
    assert.equal(page.version, 7);
    const older = after(
      after(page, { given: 'back' }).page,
      { given: ok({ record: MINE, version: 6 }) },
      FRESH,
    );
    assert.deepEqual([older.put, older.page.held], [null, false]);
  });

  it('that is bad is told and keeps what stands, the record in force and the attributes alike', () => {
    for (const page of [START, taken()]) {
      const bad = after(page, { given: err('ERR_RECORD') });
      assert.deepEqual([bad.put, bad.throws], [null, false]);
      assert.deepEqual(bad.page, { ...page, problem: { code: 'ERR_RECORD', detail: {} } });
    }
  });

  it('that is bad together with an attribute: the attribute holds, and it is told', () => {
    const own = game(defaultRules('long'));
    const { put, page } = after(START, { own, anew: true, given: err('ERR_RECORD') });
    assert.deepEqual([put, page.problem?.code], [{ record: own.record }, 'ERR_RECORD']);
  });

  it('that is bad is told until another is set, it is taken back, or the board is set up anew', () => {
    const { page } = after(START, { given: err('ERR_RECORD', { part: 'facts' }) });
    assert.equal(after(page, {}).page.problem, page.problem);
    assert.equal(after(page, { given: err('ERR_RECORD', { part: 'facts' }) }).page.problem, page.problem);
    assert.equal(after(page, { given: err('ERR_STATE') }).page.problem?.code, 'ERR_STATE');
    for (const change of [
      { given: ok({ record: MINE }) },
      { given: 'back' },
      { own: game(), anew: true },
    ] as const) {
      assert.equal(after(page, change).page.problem, null);
    }
  });
});

describe('other rules', () => {
  const own = game({ ...short, cubeLimit: 64 });

  it('hold at once as long as nothing has happened', () => {
    const { put, throws, page } = after(START, { own }, FRESH);
    assert.deepEqual([put, throws, page.setUp], [{ record: own.record }, true, own.record]);
  });

  it('hold from the next game on when something has', () => {
    const { put, page } = after(START, { own });
    assert.deepEqual([put, rulesNext(page, short)], [null, own.rules]);
  });

  it('wait as long as dice or an answer are waited for', () => {
    const { put, page } = after(START, { own }, { ...FRESH, waits: true });
    assert.equal(put, null);
    assert.deepEqual(after(page, {}, FRESH).put, { record: own.record });
  });

  it('that are the same, read anew, do nothing', () => {
    const { put, page } = after(START, { own: game({ ...short }) }, FRESH);
    assert.deepEqual([put, rulesNext(page, short)], [null, null]);
  });

  it('are not those of a record in force, nor of its next game', () => {
    const { put, page } = after(taken(), { own }, { record: MINE, waits: false });
    assert.deepEqual([put, rulesNext(page, MINE.rules)], [null, null]);
  });

  it('a roll that only showing has made is more than the same rules', () => {
    const shows = game(short, rolled(OWN.record));
    assert.deepEqual(after(START, { own: shows }, FRESH).put, { record: shows.record });
  });
});

describe('a board that starts', () => {
  it('with a kept game of the attributes lets them set it up anew', () => {
    const page = startOf(OWN, { ...NOTHING, record: PLAYED.record });
    assert.equal(page.held, false);
    assert.equal(after(page, {}).put, null);
    const own = game(defaultRules('long'));
    assert.deepEqual(after(page, { own, anew: true }).put, { record: own.record });
  });

  it('with a kept game that the page had set holds it until it is taken back', () => {
    const page = startOf(OWN, { ...NOTHING, record: MINE, held: true });
    assert.equal(after(page, { own: game(), anew: true }).put, null);
    assert.deepEqual(after(page, { given: 'back' }).put, { record: OWN.record });
  });

  it('takes a record that is set at once, whatever was kept', () => {
    const page = startOf(OWN, { ...NOTHING, record: PLAYED.record });
    assert.deepEqual(after(page, { given: ok({ record: MINE }) }).put, { record: MINE });
  });
});
