import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, NOTHING } from '../../../src/elements/board/kept.js';
import { defaultRules } from '../../../src/engine/rules.js';
import { append, emptyRecord, fold, type NardyRecord } from '../../../src/record/record.js';
import { value } from '../../support/build.js';

const FRESH = emptyRecord(defaultRules('short'), { mover: 1 });
const rolled = (record: NardyRecord): NardyRecord => append(record, { type: 'roll', seat: 1, dice: [3, 1] });
const LONG = rolled(emptyRecord(defaultRules('long'), { mover: 1 }));
const text = (value: unknown): string => JSON.stringify(value);

describe('a kept game', () => {
  it('goes on from the one that the attributes name, as theirs', () => {
    for (const record of [FRESH, rolled(FRESH)]) {
      const { folded, ...kept } = judge({ text: text(record), page: null }, FRESH);
      assert.deepEqual(kept, { ...NOTHING, record });
      assert.deepEqual({ ...folded, way: undefined }, { ...value(fold(record)), way: undefined });
    }
  });

  it('that the page had set goes on while its attributes name the same, whatever their order in the text', () => {
    const { rules, ...rest } = FRESH;
    const turned = Object.fromEntries(Object.entries(rules).reverse());
    for (const page of [text(FRESH), text({ rules: turned, ...rest })]) {
      const { folded: _, ...kept } = judge({ text: text(LONG), page }, FRESH);
      assert.deepEqual(kept, { ...NOTHING, record: LONG, held: true });
    }
  });

  it('that was set by a page of fewer options goes on: what was not told then is as by default', () => {
    const { rules, ...rest } = FRESH;
    const { autoDoubles: _, ...fewer } = rules;
    assert.equal(judge({ text: text(LONG), page: text({ rules: fewer, ...rest }) }, FRESH).held, true);
  });

  it('that began otherwise is put aside: the page means another game now', () => {
    for (const page of [null, text(LONG), 'no record']) {
      assert.deepEqual(judge({ text: text(LONG), page }, FRESH), { ...NOTHING, aside: true });
    }
  });

  it('that cannot be read is put aside, with the code and the place', () => {
    const bad = { ...FRESH, facts: [{ type: 'take', seat: 1 }] };
    for (const [kept, reason] of [
      ['{', 'ERR_RECORD record'],
      [text({ ...FRESH, version: 2 }), 'ERR_RECORD_VERSION'],
      [text(bad), 'ERR_FACT facts[0]'],
    ] as const) {
      assert.deepEqual(judge({ text: kept, page: null }, FRESH), { ...NOTHING, aside: true, reason });
    }
  });

  it('that is not there is none', () => {
    for (const none of [null, '']) assert.equal(judge({ text: none, page: null }, FRESH), NOTHING);
  });
});
