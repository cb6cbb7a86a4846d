import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayOffer } from '../../src/engine/cube.js';
import { legal } from '../../src/engine/game.js';
import { startPosition } from '../../src/engine/position.js';
import { defaultRules, parseRules } from '../../src/engine/rules.js';
import { begin, isComplete, nextSteps } from '../../src/engine/turn.js';
import {
  after,
  code,
  holds,
  newGame,
  play,
  playsInWords,
  roll,
  side,
  situation,
  thrown,
  turnAfter,
  type Told,
} from '../support/build.js';

const of = (told: Told) => situation({ variant: 'tavla' }, told);
const words = (told: Told) => playsInWords(of(told));
const targets = (told: Told, ...done: [number, number][]) =>
  nextSteps(turnAfter(of(told), ...done)).map(({ from, to }) => `${from}/${to}`);

/** A blot on the mover's 5-point; the rest of the opponent's checkers are out of the way. */
const BLOT = side({ 20: 1 }, 1);

describe('hitting at home in tavla', () => {
  const own3 = { mine: side({ 8: 2, 3: 2 }, 13), theirs: BLOT, dice: [3, 2] } as const;

  it('HIDE-4: a checker that hit at home may not move on in that turn', () => {
    assert.deepEqual(targets(own3, [8, 3]), ['13/11', '8/6', '3/1']);
  });

  it('HIDE-4: not to an empty point either, nor to hit again', () => {
    const empty = { ...own3, mine: side({ 8: 2 }, 13) };
    holds(!words(empty).includes('8/5*/3'));
    holds(playsInWords(situation({ variant: 'caucasus' }, empty)).includes('8/5*/3'));
    const again = {
      mine: side({ 8: 1, 2: 1 }, 13),
      theirs: side({ 20: 1, 21: 1 }, 1),
      dice: [3, 1],
    } as const;
    holds(!words(again).some((text) => text.includes('5*/4*')));
  });

  it('HIDE-4: another checker may come to it', () => {
    holds(words({ ...own3, mine: side({ 8: 2, 7: 1 }, 13) }).includes('8/5* 7/5'));
  });

  it('HIDE-4: a hit outside the home board or on entering puts no limit', () => {
    const outside = { mine: side({ 10: 1, 5: 2 }, 13), theirs: side({ 18: 1 }, 1), dice: [3, 2] } as const;
    const entering = { mine: side({ 25: 1, 20: 2 }, 13), theirs: side({ 3: 1 }, 1), dice: [3, 2] } as const;
    holds(words(outside).includes('10/7*/5'));
    holds(words(entering).includes('bar/22*/20'));
  });

  it('HIDE-4: the limit ends with the turn', () => {
    const told = { mine: side({ 5: 1, 3: 2 }, 13), theirs: side({ 25: 1 }, 1), dice: [2, 1] } as const;
    holds(nextSteps(begin(of(told))).some(({ from, to }) => from === 5 && to === 3));
  });

  it('HIDE-4: it may not be borne off in that turn', () => {
    const told = { mine: side({ 6: 1, 2: 1 }), theirs: side({ 20: 1, 15: 14 }), dice: [5, 1] } as const;
    assert.deepEqual(words(told), ['6/1 2/1', '6/off']);
  });

  it('HIDE-4, MOVE-4: a die that only the hitter could play is no die that can be played', () => {
    const alone = { mine: side({ 6: 2 }), theirs: side({ 20: 1, 24: 14 }), dice: [5, 1] } as const;
    assert.deepEqual(words(alone), ['6/5*']);
    holds(isComplete(turnAfter(of(alone), [6, 1])));
  });

  it('HIDE-4, MOVE-4: of plays of a checker that hits on its way and one that does not the longer must be taken', () => {
    // With 3-1 from 6: 6/5* leaves the three unplayed, 6/3 and then 3/2 plays both.
    const told = { mine: side({ 6: 1 }), theirs: side({ 20: 1, 24: 14 }), dice: [3, 1] } as const;
    assert.deepEqual(words(told), ['6/2']);
  });

  it('HIDE-4, MOVE-5: of two dice that exclude each other the higher, judged under it', () => {
    // 5/4* ends the turn of the only checker that can move, 5/3* as well.
    const told = { mine: side({ 5: 1 }), theirs: side({ 21: 1, 22: 1, 24: 13 }), dice: [2, 1] } as const;
    assert.deepEqual(words(told), ['5/3*']);
  });

  it('HIDE-3: checkers on one point are not told apart: the coverer may go on, the hitter stays', () => {
    const threes = { mine: side({ 6: 2 }), theirs: side({ 22: 1 }, 1), dice: [3, 3] } as const;
    assert.deepEqual(words(threes), ['6/3* 6/off']);
  });
});

describe('tavla besides', () => {
  it('starts as short nardy does, and END-3, START-3: without koks, the lot only saying who starts', () => {
    assert.deepEqual(startPosition('tavla'), startPosition('short'));
    const { endMode, openingRoll, cubeLimit } = defaultRules('tavla');
    assert.deepEqual([endMode, openingRoll, cubeLimit], ['mars', 'rerolls', 'off']);
    const game = after(newGame({ variant: 'tavla' }), thrown(3, 1));
    assert.deepEqual([game.phase, game.dice, game.seat], ['toRoll', null, 1]);
  });

  it('END-2: there is no koks: a checker on the bar makes a mars', () => {
    const position = { white: side({ 1: 1 }), black: side({ 25: 1 }, 6) };
    const over = after(newGame({ variant: 'tavla' }, { position, mover: 1 }), roll(1, 2, 1), play(1, [1, 2]));
    assert.equal(over.outcome?.kind, 'mars');
  });

  it('ERR_END_MODE: END-3: koks cannot be agreed on, what is less can', () => {
    assert.equal(code(parseRules({ variant: 'tavla', endMode: 'koks' })), 'ERR_END_MODE');
    assert.equal(code(parseRules({ variant: 'tavla', endMode: 'oin' })), 'ok');
  });

  it('ERR_CUBE_LIMIT: CUBE-1: it is played without a cube', () => {
    for (const cubeLimit of [2, 64, 'unlimited']) {
      assert.deepEqual(parseRules({ variant: 'tavla', cubeLimit }), {
        ok: false,
        error: { code: 'ERR_CUBE_LIMIT', detail: { option: 'cubeLimit', variant: 'tavla' } },
      });
    }
    const game = newGame({ variant: 'tavla' }, { mover: 1 });
    holds(!mayOffer(game.rules, game.cube, 1) && !legal(game).some(({ type }) => type === 'double'));
  });
});
