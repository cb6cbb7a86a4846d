import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf, readAttributes, type BoardAttributes } from '../../../src/elements/board/wanted.js';

const NONE: BoardAttributes = {
  variant: null,
  endMode: null,
  drawRule: null,
  cubeLimit: null,
  rules: null,
  position: null,
  turn: null,
  dice: null,
  seed: null,
  mode: null,
  seat: null,
  diceSource: null,
  near: null,
  home: null,
  numbers: null,
  light: null,
  theme: null,
  name1: null,
  name2: null,
  speed: null,
  autosave: null,
  typing: false,
  rulesUrl: null,
  noHints: false,
};
const first = (attributes: Partial<BoardAttributes> = {}) =>
  readAttributes({ ...NONE, ...attributes }, new Set(), null);
const codes = (wanted: ReturnType<typeof first>) => problemsOf(wanted).map(({ code }) => code);

describe('the attributes of a board', () => {
  it('have their defaults when none is set', () => {
    const { choices, speed, own } = first();
    assert.deepEqual(problemsOf(first()), []);
    assert.deepEqual(choices.value, {
      mode: 'play',
      seat: 'both',
      diceSource: 'auto',
      near: 'auto',
      home: 'right',
      numbers: 'mover',
      light: 'white',
      theme: 'auto',
    });
    assert.equal(speed.value, 1);
    assert.deepEqual([own.value.rules.variant, own.value.dice, own.value.seed], ['short', [], null]);
  });

  it('are read again only when they have changed: the rest stays the same, read or bad', () => {
    const before = first({ near: 'up', speed: 'fast', variant: 'chess' });
    const seen: string[] = [];
    const board = new Proxy(NONE, {
      get: (target, name: keyof BoardAttributes) => (seen.push(name), target[name]),
    });
    const after = readAttributes(board, new Set(['speed', 'name1']), before);
    assert.deepEqual(seen, ['speed']);
    assert.deepEqual(after, { ...before, speed: { value: 1, problems: [] } });
    assert.equal(after.own, before.own);
    assert.deepEqual(codes(after), ['ERR_ATTRIBUTE', 'ERR_VARIANT']);
  });

  it('keep a copy of the rules: what a page does to its object later is not read with another attribute', () => {
    const rules = { stake: 5 };
    const before = first({ rules });
    rules.stake = 7;
    const board = { ...NONE, rules, endMode: 'mars' };
    assert.equal(readAttributes(board, new Set(['endMode']), before).own.value.rules.stake, 5);
    assert.equal(readAttributes(board, new Set(['endMode', 'rules']), before).own.value.rules.stake, 7);
  });

  it('tell what is wrong in one order: choices, addresses, pace, rules, game', () => {
    const wanted = first({ seed: 'x', rules: '[]', speed: '-1', rulesUrl: 'javascript:1', mode: 'puzzle' });
    const told = problemsOf(wanted).map(({ code, detail }) => detail['name'] ?? code);
    assert.deepEqual(told, ['mode', 'rules-url', 'speed', 'ERR_RULES', 'seed']);
  });

  it('of a board that only shows have thrown the first of their dice', () => {
    const shown = first({ mode: 'view', dice: '31 42', turn: 'black' }).own.value;
    assert.deepEqual(shown.record.facts, [{ type: 'roll', seat: 2, dice: [3, 1] }]);
    assert.deepEqual(shown.dice, [[4, 2]]);
    const opening = first({ mode: 'view', dice: '31' }).own.value;
    assert.deepEqual(opening.record.facts, [{ type: 'throw', dice: [3, 1] }]);
  });
});
