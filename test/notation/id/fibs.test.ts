import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseFibs, readFibs } from '../../../src/notation/id/fibs.js';
import { holds, side, value } from '../../support/build.js';

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };
/** The line of the specification: “You” are O, play from 24 to 1 and have rolled 62. */
const OPENING =
  'board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0';
/** “You” are X and play from 1 to 24; O has rolled 41. */
const AS_X =
  'board:You:GibbonTestA:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:4:1:1:1:1:0:-1:1:25:0:0:0:0:0:0:0:0:0';
/** X has a checker on the bar and has rolled 16. */
const ON_BAR =
  'board:You:dortdann:3:1:2:-1:0:0:2:2:2:3:0:0:0:0:1:0:3:1:-1:0:-2:-3:-3:1:0:-2:-3:0:0:-1:0:0:1:6:1:1:1:0:1:-1:0:25:0:0:0:1:2:0:0:0';
/** X has borne off two; spaces as in mails. */
const BORNE_OFF =
  'board:mpgnu:buster:17:0:2:0:0:0:2: 1: 4: 3: 0: 1: 0: 1: 0: 0: 2: 0: 0: 0: 0: 0: 1: -2: -2: -1: -4: -4: 0: -1: 3: 6: 0: 0: 1: 1: 1: 0: -1: 1: 25: 0: 2: 0: 0: 0: 2: 2: 0: 0';

const told = (text: string) => value(parseFibs(text));
const withField = (at: number, field: string | number, line = OPENING) =>
  line
    .split(':')
    .map((old, index) => (index === at ? String(field) : old))
    .join(':');
const partOf = (text: string) => {
  const result = parseFibs(text);
  holds(!result.ok, text);
  assert.deepEqual([result.error.code, result.error.detail['format']], ['ERR_ID', 'fibs']);
  return result.error.detail['part'];
};

describe('board lines of FIBS', () => {
  it('X is White, O Black: the line of the specification', () => {
    const { position, ...rest } = told(OPENING);
    assert.deepEqual(position, { white: side(START), black: side(START) });
    assert.deepEqual(rest, {
      format: 'fibs',
      variant: 'short',
      turn: 'black',
      dice: [6, 2],
      cube: { value: 1, owner: null },
      match: { length: 3, score: { white: 1, black: 0 }, crawford: false },
      offered: false,
    });
  });

  it('for X the same numbers mean the same colours; 9999 is no match; the dice are O’s', () => {
    const read = told(AS_X);
    assert.deepEqual(read.position, { white: side(START), black: side(START) });
    assert.deepEqual([read.turn, read.dice, read.match?.length], ['black', [4, 1], 0]);
  });

  it('each side in its own numbers, the bar at the end where it enters', () => {
    const { position, turn, dice } = told(ON_BAR);
    assert.deepEqual(position.white, side({ 25: 1, 10: 1, 8: 2, 7: 3, 6: 3, 3: 2, 2: 3 }));
    assert.deepEqual(position.black, side({ 3: 2, 4: 2, 5: 2, 6: 3, 11: 1, 13: 3, 14: 1, 20: 1 }));
    assert.deepEqual([turn, dice], ['white', [1, 6]]);
  });

  it('checkers that are off are counted', () => {
    const { position, turn, dice } = told(BORNE_OFF);
    assert.equal(position.white[0], 2);
    assert.deepEqual([turn, dice], ['white', [3, 6]]);
  });

  it('the cube belongs to the one who alone may double', () => {
    const cube = (mine: number, theirs: number) =>
      told(withField(39, theirs, withField(38, mine, withField(37, 4)))).cube;
    assert.deepEqual(
      [cube(1, 0), cube(0, 1), cube(1, 1)],
      [
        { value: 4, owner: 'black' },
        { value: 4, owner: 'white' },
        { value: 4, owner: null },
      ],
    );
  });

  it('a double that waits is the second player’s', () => {
    const read = told(withField(40, 1, withField(33, 0, withField(34, 0))));
    assert.deepEqual([read.offered, read.turn, read.dice], [true, 'white', null]);
  });

  it('a Crawford game: a point away, and nobody may double', () => {
    const away = withField(5, 2);
    const dead = withField(39, 0, withField(38, 0, away));
    assert.deepEqual([told(away).match?.crawford, told(dead).match?.crawford], [false, true]);
  });

  it('a game that is over has nobody on roll', () => {
    const { turn, dice } = told(withField(32, 0));
    assert.deepEqual([turn, dice], [null, null]);
  });

  it('ERR_ID names what is wrong', () => {
    for (const [at, field, part] of [
      [3, '0', 'match'],
      [3, 'x', 'fields'],
      [4, 3, 'score'],
      [5, -1, 'score'],
      [12, 6, 'checkers'],
      [12, 4, 'checkers'],
      [12, 5.5, 'fields'],
      [6, 1, 'bar'],
      [6, -1, 'bar'],
      [32, 2, 'turn'],
      [33, 7, 'dice'],
      [33, 0, 'dice'],
      [37, 3, 'cube'],
      [37, 0, 'cube'],
      [38, 2, 'cube'],
      [40, 2, 'cube'],
      [41, 0, 'direction'],
      [42, 0, 'direction'],
      [45, 1, 'checkers'],
      [48, 1, 'bar'],
      [52, '', 'fields'],
    ] as const) {
      assert.equal(partOf(withField(at, field)), part, `${at}: ${field}`);
    }
    assert.equal(partOf('board:You'), 'fields');
    assert.equal(partOf(`${OPENING}:0`), 'fields');
  });

  it('are known by their first word', () => {
    assert.equal(readFibs(OPENING).ok, true);
    const result = readFibs('white 6:15; black');
    assert.equal(!result.ok && result.error.code, 'ERR_POSITION');
  });

  it('never throw when damaged, and never have other than fifteen of a side', () => {
    const damage = fc
      .tuple(
        fc.constantFrom(OPENING, AS_X, ON_BAR, BORNE_OFF),
        fc.nat(52),
        fc.oneof(fc.string(), fc.integer()),
      )
      .map(([line, at, field]) => withField(at, field, line));
    fc.assert(
      fc.property(damage, (text) => {
        const result = parseFibs(text);
        if (!result.ok) return;
        for (const counts of Object.values(result.value.position)) {
          holds(counts.every((n) => n >= 0) && counts.reduce((sum, n) => sum + n, 0) === 15);
        }
      }),
      { numRuns: 400, seed: 8601 },
    );
  });
});
