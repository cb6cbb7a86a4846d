import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VARIANT_IDS, type VariantId } from '../../src/engine/options.js';
import { defaultRules } from '../../src/engine/rules.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { parseRecord } from '../../src/record/parse.js';
import { append, emptyRecord, type NardyRecord } from '../../src/record/record.js';
import { code, frozen, rulesOf, side, value } from '../support/build.js';
import { anyRules, playRandomly } from '../support/games.js';

type Loose = Record<string, unknown>;

const GOOD: Loose = frozen({
  version: 1,
  rules: { variant: 'short' },
  facts: [
    { type: 'throw', dice: [3, 1] },
    {
      type: 'play',
      seat: 1,
      steps: [
        { from: 8, die: 3 },
        { from: 6, die: 1 },
      ],
    },
    { type: 'roll', seat: 2, dice: [5, 2] },
  ],
  unfinished: [{ from: 13, die: 5 }],
});
const SETUP: Loose = frozen({
  colours: { 1: 'black', 2: 'white' },
  mover: 1,
  position: { white: side({ 6: 2 }), black: side({ 6: 2 }) },
  starter: 2,
  rolls: { 1: 3, 2: 4 },
  starterFirstRoll: [5, 5],
  cubeInUse: false,
});
const withFact = (fact: unknown): Loose => ({ ...GOOD, facts: [fact], unfinished: [] });
const withSetup = (setup: Loose): Loose => ({ version: 1, rules: {}, facts: [], setup });

/** Code, what is wrong, input, and what the error tells besides. */
const BAD: readonly (readonly [string, string, unknown, Loose?])[] = [
  ['ERR_RECORD', 'text that is not JSON', '{"version": 1', { part: 'record' }],
  ['ERR_RECORD', 'nothing', undefined, { part: 'record' }],
  ['ERR_RECORD', 'null', 'null', { part: 'record' }],
  ['ERR_RECORD', 'a list', [GOOD], { part: 'record' }],
  ['ERR_RECORD', 'a number', 5, { part: 'record' }],
  ['ERR_RECORD_VERSION', 'a version of the future', { ...GOOD, version: 2 }, { value: '2' }],
  ['ERR_RECORD', 'no version', { ...GOOD, version: undefined }, { part: 'version' }],
  ['ERR_RECORD', 'a setup that is no object', { ...GOOD, setup: 5 }, { part: 'setup' }],
  ['ERR_RECORD_VERSION', 'a version that is text', { ...GOOD, version: '1' }],
  [
    'ERR_RECORD_VERSION',
    'a version that no text can be made of',
    '{"version": {"toString": 1, "valueOf": 1}}',
  ],
  ['ERR_RULES', 'no rules', { ...GOOD, rules: undefined }],
  ['ERR_VARIANT', 'an unknown variant', { ...GOOD, rules: { variant: 'chess' } }],
  ['ERR_OPTION', 'an unknown option', { ...GOOD, rules: { speed: 1 } }],
  ['ERR_OPTION_VALUE', 'a bad value', { ...GOOD, rules: { endMode: 'four' } }],
  ['ERR_RECORD', 'no facts', { ...GOOD, facts: undefined }, { part: 'facts' }],
  ['ERR_RECORD', 'facts that are no list', { ...GOOD, facts: {} }, { part: 'facts' }],
  ['ERR_RECORD', 'unfinished steps that are no list', { ...GOOD, unfinished: {} }, { part: 'unfinished' }],
  [
    'ERR_RECORD',
    'an unfinished step without a die',
    { ...GOOD, unfinished: [{ from: 13 }] },
    { part: 'unfinished' },
  ],
  ['ERR_FACT', 'unfinished steps with no roll to play', { ...GOOD, facts: [] }],
  [
    'MOVE-3',
    'an unfinished step onto a closed point',
    { ...GOOD, unfinished: [{ from: 24, die: 5 }] },
    { fact: 3 },
  ],
  ['ERR_FACT', 'a fact out of turn', withFact({ type: 'roll', seat: 1, dice: [3, 1] }), { fact: 0 }],
  ['ERR_RECORD', 'a setup that is no object', { ...GOOD, setup: 3 }, { part: 'setup' }],
  ['ERR_RECORD', 'no setup but null', { ...GOOD, setup: null }, { part: 'setup' }],
  ...[
    null,
    3,
    'throw',
    [],
    {},
    { type: 'think' },
    { type: 3 },
    { type: '__proto__' },
    { type: 'toString' },
    { type: 'throw' },
    { type: 'throw', dice: [3] },
    { type: 'throw', dice: [3, 1, 1] },
    { type: 'throw', dice: [0, 1] },
    { type: 'throw', dice: [7, 1] },
    { type: 'throw', dice: [1.5, 1] },
    { type: 'throw', dice: ['3', 1] },
    { type: 'throw', dice: '31' },
    { type: 'throw', dice: new Array(2) },
    { type: 'roll', dice: [3, 1] },
    { type: 'roll', seat: 3, dice: [3, 1] },
    { type: 'roll', seat: '1', dice: [3, 1] },
    { type: 'play', seat: 1 },
    { type: 'play', seat: 1, steps: [null] },
    { type: 'play', seat: 1, steps: [{ from: 0, die: 3 }] },
    { type: 'play', seat: 1, steps: [{ from: 26, die: 3 }] },
    { type: 'play', seat: 1, steps: [{ from: 8, die: 7 }] },
    { type: 'play', seat: 1, steps: new Array(1) },
    { type: 'double' },
    { type: 'resign', seat: null },
  ].map(
    (fact) => ['ERR_RECORD_FACT', `the fact ${JSON.stringify(fact)}`, withFact(fact), { fact: 0 }] as const,
  ),
  ['ERR_RECORD_FACT', 'a list of facts with a hole', { ...GOOD, facts: new Array(1) }, { fact: 0 }],
  ...(
    [
      [{ type: 'castle' }, 'type'],
      [5, 'type'],
      [{ type: 'roll', seat: 3, dice: [3, 1] }, 'seat'],
      [{ type: 'roll', seat: 1, dice: [7, 1] }, 'dice'],
      [{ type: 'play', seat: 1, steps: [{ from: 8 }] }, 'steps'],
      [{ type: 'resign', seat: 1, kind: 'gin' }, 'kind'],
    ] as const
  ).map(
    ([fact, part]) =>
      [
        'ERR_RECORD_FACT',
        `the ${part} of ${JSON.stringify(fact)}`,
        withFact(fact),
        { fact: 0, part },
      ] as const,
  ),
  ...[
    { colours: { 1: 'white', 2: 'white' } },
    { colours: { 1: 'white' } },
    { colours: 'white' },
    { mover: 0 },
    { mover: null },
    { position: {} },
    { position: { white: side({}), black: [1, 2] } },
    { position: { white: side({}), black: 'start' } },
    { position: { white: side({}), black: side({}).map(() => -1) } },
    { position: { white: side({}), black: side({}).map(() => 0.5) } },
    { position: { white: new Array(26), black: side({}) } },
    { starter: 'white' },
    { rolls: { 1: -1, 2: 0 } },
    { rolls: [0, 0] },
    { starterFirstRoll: [5] },
    { cubeInUse: 1 },
  ].map(
    (setup) =>
      [
        'ERR_RECORD',
        `the setup ${JSON.stringify(setup)}`,
        withSetup(setup),
        { part: `setup.${Object.keys(setup)[0]}` },
      ] as const,
  ),
  [
    'ERR_POSITION_COUNT',
    'a position with too few checkers',
    withSetup({ position: { white: side({}).map(() => 0), black: side({ 1: 1 }) } }),
  ],
];

describe('a set-up', () => {
  const setUp = (variant: VariantId, count: number) => {
    const white = side({ 6: count }, 0, count);
    return parseRecord({
      ...emptyRecord(defaultRules(variant)),
      setup: { position: { white, black: side({ 1: 1 }, 3, count) } },
    });
  };

  for (const variant of VARIANT_IDS) {
    it(`of ${variant} has its checkers on a side: not one more, nor one less`, () => {
      const { checkers } = VARIANTS[variant];
      assert.equal(code(setUp(variant, checkers)), 'ok');
      assert.deepEqual(setUp(variant, checkers + 1), {
        ok: false,
        error: { code: 'ERR_RECORD', detail: { part: 'setup.position' } },
      });
      assert.equal(code(setUp(variant, checkers - 1)), 'ERR_POSITION_COUNT');
    });
  }
});

describe('a record that cannot be read', () => {
  for (const [expected, what, input, detail = {}] of BAD) {
    it(`${expected}: ${what}`, () => {
      const result = parseRecord(input);
      assert.equal(code(result), expected);
      for (const [name, told] of Object.entries(detail)) {
        assert.equal(!result.ok && result.error.detail[name], told);
      }
    });
  }

  it('never throws, whatever JSON it is', () => {
    const json = fc.oneof(fc.jsonValue(), fc.anything({ withSparseArray: true, withNullPrototype: true }));
    fc.assert(
      fc.property(json, (odd) => {
        for (const input of [odd, JSON.stringify(odd), { ...GOOD, rules: odd }, { ...GOOD, facts: odd }]) {
          parseRecord(input);
        }
        for (const name of Object.keys(SETUP)) parseRecord(withSetup({ [name]: odd }));
        parseRecord({ ...GOOD, version: odd });
        parseRecord({ ...GOOD, facts: [odd] });
        parseRecord({ ...GOOD, unfinished: odd });
      }),
      { numRuns: 500, seed: 6001 },
    );
  });

  it('never throws, however a good record is spoiled, and what it takes it can read again', () => {
    const spoil = fc.tuple(fc.nat(), fc.oneof(fc.jsonValue(), fc.constantFrom(0, 1, 2, 7, 26, null, '')));
    fc.assert(
      fc.property(
        anyRules(),
        fc.nat(),
        fc.array(spoil, { minLength: 1, maxLength: 3 }),
        (rules, seed, spoils) => {
          const copy: unknown = JSON.parse(JSON.stringify({ ...shortened(rules, seed), setup: SETUP }));
          for (const [index, odd] of spoils) replaced(copy, index, odd);
          const result = parseRecord(copy);
          if (result.ok) assert.deepEqual(parseRecord(JSON.stringify(result.value)), result);
        },
      ),
      { numRuns: 150, seed: 6002 },
    );
  });
});

/** The first facts of a random series. */
function shortened(rules: NardyRecord['rules'], seed: number): NardyRecord {
  let record = emptyRecord(rules);
  let facts = 0;
  try {
    playRandomly(rules, seed, 1, (_, fact) => {
      record = append(record, fact);
      if (++facts === 12) throw new RangeError('enough');
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return record;
}

/** Puts another value in one of all the places of a JSON value, counted through. */
function replaced(json: unknown, index: number, odd: unknown): void {
  const places: [Loose, string][] = [];
  const visit = (at: unknown) => {
    if (typeof at !== 'object' || at === null) return;
    for (const key of Object.keys(at)) {
      places.push([at as Loose, key]);
      visit((at as Loose)[key]);
    }
  };
  visit(json);
  const [holder, key] = places[index % places.length]!;
  holder[key] = odd;
}

describe('a record that can be read', () => {
  it('is completed: every option has its value', () => {
    assert.deepEqual(value(parseRecord(GOOD)).rules, rulesOf());
    assert.deepEqual(value(parseRecord(JSON.stringify(GOOD))), value(parseRecord(GOOD)));
  });

  it('keeps every part of the setup', () => {
    assert.deepEqual(value(parseRecord(withSetup(SETUP))).setup, SETUP);
  });

  it('drops what newer writers have added, wherever it stands', () => {
    const [thrown, played, rolled] = GOOD['facts'] as Loose[];
    const steps = (played!['steps'] as Loose[]).map((step) => ({ ...step, to: 5, hit: false }));
    const newer = {
      ...GOOD,
      clock: 60,
      facts: [
        { ...thrown, at: 1 },
        { ...played, at: 2, steps },
        { ...rolled, at: 3, commit: 'x' },
      ],
      unfinished: [{ from: 13, die: 5, to: 8 }],
    };
    assert.deepEqual(value(parseRecord(newer)), value(parseRecord(GOOD)));
    const setup = {
      ...SETUP,
      tables: 1,
      colours: { 1: 'black', 2: 'white', 3: 'red' },
      rolls: { 1: 3, 2: 4, 3: 5 },
      position: { ...(SETUP['position'] as Loose), red: [] },
    };
    assert.deepEqual(value(parseRecord(withSetup(setup))).setup, SETUP);
  });

  it('has no setup and no unfinished steps where there are none', () => {
    const record = value(parseRecord({ ...GOOD, setup: {}, unfinished: [] }));
    assert.deepEqual(Object.keys(record).sort(), ['facts', 'rules', 'version']);
  });

  it('is not changed by being read', () => {
    const input = frozen(JSON.parse(JSON.stringify({ ...GOOD, setup: { cubeInUse: true } }))) as Loose;
    parseRecord(input);
    assert.deepEqual(input['facts'], GOOD['facts']);
  });
});
