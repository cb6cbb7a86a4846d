import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { broken, MUTATIONS } from '../../scripts/mutations.mjs';
import { RULE_IDS } from '../../src/engine/rule-ids.js';
import { holds } from '../support/build.js';

const nameOf = ({ rule, what }: (typeof MUTATIONS)[number]) => `${rule}: ${what}`;

describe('the rules that `npm run mutations` breaks', () => {
  it('stand in the source exactly as they are to be broken', () => {
    assert.deepEqual(MUTATIONS.filter((each) => broken(each) === '').map(nameOf), []);
  });

  it('are broken by a change', () => {
    assert.deepEqual(MUTATIONS.filter(({ find, replace }) => find === replace).map(nameOf), []);
  });

  it('are told apart by their names', () => {
    assert.equal(new Set(MUTATIONS.map(nameOf)).size, MUTATIONS.length);
  });

  it('are all the rules there are, each at least once', () => {
    const rules = new Set(MUTATIONS.map(({ rule }) => rule));
    assert.deepEqual(
      RULE_IDS.filter((id) => !rules.has(id)),
      [],
    );
    holds(
      [...rules].every((rule) => (RULE_IDS as readonly string[]).includes(rule)),
      'no rule is made up',
    );
  });
});
