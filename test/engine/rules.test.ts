import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type OptionName } from '../../src/engine/options.js';
import { defaultRules, OPTION_NAMES, parseRules } from '../../src/engine/rules.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { code, holds, value } from '../support/build.js';

type Options = Readonly<Record<string, unknown>>;

interface Row {
  readonly name: OptionName;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Other options that make it be read. */
  readonly where?: Options;
  /** Options with which it is not read, and a value that then is an error. */
  readonly unread?: readonly (readonly [Options, unknown])[];
}

const never = [null, undefined, '', {}, [], Number.NaN];
const notWhole = [...never, -1, 0.5, '3', true, Infinity];
const notBoolean = [...never, 0, 1, 'true'];
const cube = { cubeLimit: 8 };
const long = { variant: 'long' };
const gulbar = { variant: 'crazy-gulbar' };
const money: Row['unread'] = [
  [{}, true],
  [{ ...cube, matchLength: 3 }, true],
];

const TABLE: readonly Row[] = [
  { name: 'endMode', good: ['oin', 'mars', 'koks'], bad: [...never, 'gammon', 'OIN', 1] },
  { name: 'drawRule', good: ['none', 'last-roll'], bad: [...never, true, 'last'] },
  {
    name: 'drawPoints',
    good: [0.5, 1],
    bad: [...never, 0, 2, '1'],
    where: { drawRule: 'last-roll' },
    unread: [[{}, 1]],
  },
  {
    name: 'cubeLimit',
    good: ['off', 2, 4, 8, 16, 32, 64, 'unlimited'],
    bad: [...never, 1, 3, 128, '8', false, 'on'],
  },
  { name: 'beaver', good: [true, false], bad: notBoolean, where: cube, unread: money },
  { name: 'jacoby', good: [true, false], bad: notBoolean, where: cube, unread: money },
  {
    name: 'autoDoubles',
    good: [0, 1, 2, 100],
    bad: notWhole,
    where: cube,
    unread: [
      [{}, 1],
      [{ ...cube, matchLength: 3 }, 1],
    ],
  },
  { name: 'openingRoll', good: ['plays', 'rerolls'], bad: [...never, 'play'] },
  {
    name: 'seriesFirstMove',
    good: ['loser', 'alternate', 'winner', 'roll'],
    bad: [...never, 'lot'],
    unread: [[{ seriesGames: 1 }, 'winner']],
  },
  { name: 'stake', good: [1, 0.25, 1000], bad: [...never, 0, -1, Infinity, '1'] },
  { name: 'seriesGames', good: [0, 1, 5], bad: notWhole, unread: [[{ matchLength: 3 }, 2]] },
  { name: 'matchLength', good: [0, 1, 25], bad: notWhole, unread: [[{ seriesGames: 3 }, 2]] },
  {
    name: 'crawford',
    good: [true, false],
    bad: notBoolean,
    where: { ...cube, matchLength: 5 },
    unread: [
      [{}, false],
      [cube, false],
      [{ matchLength: 5 }, false],
    ],
  },
  {
    name: 'hitterBearOff',
    good: ['allowed', 'last-resort', 'forbidden'],
    bad: [...never, 'never'],
    where: { variant: 'caucasus' },
    unread: [
      [{}, 'forbidden'],
      [long, 'forbidden'],
    ],
  },
  {
    name: 'headDoubles',
    good: ['blocked', 'first-turn', 'always', 'never'],
    bad: [...never, 'none'],
    where: long,
    unread: [[{}, 'never']],
  },
  {
    name: 'headColors',
    good: ['both', 'white'],
    bad: [...never, 'black'],
    where: long,
    unread: [
      [{}, 'white'],
      [{ ...long, headDoubles: 'always' }, 'white'],
    ],
  },
  {
    name: 'sixBlock',
    good: ['ahead', 'home', 'never', 'free'],
    bad: [...never, 'off'],
    where: long,
    unread: [[{ variant: 'caucasus' }, 'never']],
  },
  {
    name: 'sixBlockPassing',
    good: ['forbidden', 'allowed'],
    bad: [...never, true],
    where: long,
    unread: [
      [{}, 'allowed'],
      [{ ...long, sixBlock: 'free' }, 'allowed'],
    ],
  },
  { name: 'gulbarRepeat', good: [2, 4], bad: [...never, 1, 3, '2'], where: gulbar, unread: [[long, 4]] },
  {
    name: 'gulbarFrom',
    good: [1, 4],
    bad: [...never, 0, 2, '4'],
    where: gulbar,
    unread: [
      [{}, 4],
      [long, 4],
    ],
  },
  {
    name: 'gulbarRemainder',
    good: ['opponent', 'lost'],
    bad: [...never, 'mine', true],
    where: gulbar,
    unread: [[long, 'lost']],
  },
];

describe('the options of the rules', () => {
  it('are all in this table', () => {
    assert.deepEqual([...OPTION_NAMES].sort(), ['variant', ...TABLE.map(({ name }) => name)].sort());
  });

  for (const { name, good, bad, where = {}, unread = [] } of TABLE) {
    it(`${name}: takes each of its values and keeps it`, () => {
      for (const each of good) assert.equal(value(parseRules({ ...where, [name]: each }))[name], each);
    });

    it(`${name}: ERR_OPTION_VALUE for any other`, () => {
      for (const each of bad) {
        const result = parseRules({ ...where, [name]: each });
        assert.equal(code(result), 'ERR_OPTION_VALUE', String(each));
        holds(!result.ok && result.error.detail['option'] === name);
      }
    });

    for (const [options, each] of unread) {
      it(`${name}: ERR_OPTION_UNREAD with ${JSON.stringify(options)}, unless at its default`, () => {
        assert.equal(code(parseRules({ ...options, [name]: each })), 'ERR_OPTION_UNREAD');
        const variant = value(parseRules(options)).variant;
        assert.equal(code(parseRules({ ...options, [name]: defaultRules(variant)[name] })), 'ok');
      });
    }
  }

  const common = {
    drawRule: 'none',
    drawPoints: 0.5,
    cubeLimit: 'off',
    beaver: false,
    jacoby: false,
    autoDoubles: 0,
    seriesFirstMove: 'loser',
    stake: 1,
    seriesGames: 0,
    matchLength: 0,
    crawford: true,
    hitterBearOff: 'allowed',
    headDoubles: 'blocked',
    headColors: 'both',
    sixBlock: 'ahead',
    sixBlockPassing: 'forbidden',
    gulbarRepeat: 2,
    gulbarFrom: 1,
    gulbarRemainder: 'opponent',
  };
  const own = {
    short: { endMode: 'koks', openingRoll: 'plays' },
    caucasus: { endMode: 'koks', openingRoll: 'plays' },
    long: { endMode: 'mars', openingRoll: 'rerolls' },
    'crazy-gulbar': { endMode: 'mars', openingRoll: 'rerolls' },
    nackgammon: { endMode: 'koks', openingRoll: 'plays' },
    hypergammon: { endMode: 'koks', openingRoll: 'plays' },
    tavla: { endMode: 'mars', openingRoll: 'rerolls' },
  };
  for (const [variant, defaults] of Object.entries(own)) {
    it(`${variant}: has an end mode and an opening roll of its own where nothing is said`, () => {
      assert.deepEqual(value(parseRules({ variant })), { ...common, ...defaults, variant });
    });
  }

  for (const variant of VARIANT_IDS) {
    it(`${variant}: hold their defaults where nothing is said`, () => {
      const { defaults } = VARIANTS[variant];
      assert.deepEqual(value(parseRules({ variant })), { ...common, ...defaults, variant });
      assert.deepEqual(defaultRules(variant), { ...common, ...defaults, variant });
    });

    it(`${variant}: complete rules are read again as they are`, () => {
      assert.deepEqual(value(parseRules(defaultRules(variant))), defaultRules(variant));
    });
  }

  it('short nardy is meant where no variant is named', () => {
    assert.equal(value(parseRules({})).variant, 'short');
  });
});

describe('errors of the rules', () => {
  it('ERR_RULES: not an object', () => {
    for (const input of [null, undefined, 3, 'short', true, [], [{}]])
      assert.equal(code(parseRules(input)), 'ERR_RULES');
  });

  it('ERR_VARIANT: no such variant', () => {
    for (const variant of [
      'chess',
      'gulbar',
      '',
      1,
      {},
      [],
      ['short'],
      '__proto__',
      'constructor',
      'toString',
    ]) {
      assert.equal(code(parseRules({ variant })), 'ERR_VARIANT');
    }
  });

  it('ERR_END_MODE: END-3: long nardy has no koks', () => {
    assert.equal(code(parseRules({ ...long, endMode: 'koks' })), 'ERR_END_MODE');
    assert.equal(code(parseRules({ ...gulbar, endMode: 'koks' })), 'ERR_END_MODE');
  });

  it('ERR_OPTION: no such option, the names that every object has among them', () => {
    const names = ['cube', 'Variant', '', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '0'];
    for (const name of names) {
      const result = parseRules({ [name]: true });
      assert.deepEqual(result, { ok: false, error: { code: 'ERR_OPTION', detail: { option: name } } });
    }
  });

  it('ERR_OPTION: `__proto__` as JSON can hold it', () => {
    assert.equal(code(parseRules(JSON.parse('{"__proto__": {"variant": "long"}}'))), 'ERR_OPTION');
  });

  it('never throw, whatever is given as a value', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const bare: unknown = Object.create(null);
    const odds: unknown[] = [10n, Symbol('odd'), circle, () => 1, bare, new Date(Number.NaN)];
    for (const odd of odds) {
      assert.equal(code(parseRules({ endMode: odd })), 'ERR_OPTION_VALUE');
      assert.equal(code(parseRules({ variant: odd })), 'ERR_VARIANT');
    }
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        fc.anything(),
        (input, each) => {
          parseRules(input);
          for (const name of OPTION_NAMES) parseRules({ [name]: each });
        },
      ),
      { numRuns: 300, seed: 3001 },
    );
  });
});
