import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explainIn } from '../../src/engine/explain.js';
import { beginTurn, situationOf, type Game } from '../../src/engine/game.js';
import type { Seat } from '../../src/engine/types.js';
import { after, newGame, roll, say, side, thrown } from '../support/build.js';
import { ALIKE, eachIsExplained, type Case } from '../support/reasons.js';

const START = side({ 24: 2, 13: 5, 8: 3, 6: 5 });

const SHORT: readonly Case[] = [
  {
    kind: 'pass',
    rule: 'MOVE-6',
    when: 'no die enters',
    mine: side({ 25: 1 }, 6),
    theirs: side({ 6: 2, 5: 2 }, 1),
    dice: [6, 5],
    asked: [6, null],
  },
  {
    kind: 'complete',
    rule: 'MOVE-8',
    when: 'the other die cannot be played any more',
    mine: side({ 17: 1 }),
    theirs: side({ 18: 2 }),
    dice: [6, 4],
    done: [[17, 6]],
    asked: [11, 7],
    left: [4],
  },
  {
    kind: 'not-yours',
    rule: 'MOVE-1',
    when: "the opponent's checkers stand there",
    mine: START,
    theirs: START,
    dice: [3, 1],
    asked: [19, 18],
    points: [19],
  },
  {
    kind: 'bar',
    rule: 'BAR-1',
    when: 'two checkers wait on the bar',
    mine: side({ 25: 2 }, 13),
    theirs: START,
    dice: [3, 1],
    asked: [13, 10],
    count: 2,
  },
  {
    kind: 'closed',
    rule: 'MOVE-3',
    when: 'two opposing checkers hold the point',
    mine: START,
    theirs: START,
    dice: [5, 1],
    asked: [24, 19],
    points: [19],
  },
  {
    kind: 'closed',
    rule: 'MOVE-3',
    when: 'both stops on the way are closed',
    mine: side({ 13: 1 }, 6),
    theirs: side({ 15: 2, 14: 2 }),
    dice: [3, 2],
    asked: [13, 8],
    points: [10, 11],
  },
  {
    kind: 'closed',
    rule: 'MOVE-3',
    when: 'the checker can go nowhere',
    mine: side({ 13: 1 }, 6),
    theirs: side({ 15: 2, 14: 2 }),
    dice: [3, 2],
    asked: [13, null],
    points: [10, 11],
  },
  {
    kind: 'closed',
    rule: 'MOVE-3',
    when: 'a checker cannot enter with one of the dice',
    mine: side({ 25: 1 }, 8),
    theirs: START,
    dice: [6, 1],
    asked: [25, 19],
    points: [19],
  },
  {
    kind: 'higher',
    rule: 'MOVE-5',
    when: 'either die can be played but not both',
    mine: side({ 17: 1 }),
    theirs: side({ 18: 2 }),
    dice: [6, 4],
    asked: [17, 13],
    left: [6],
  },
  {
    kind: 'other-die',
    rule: 'MOVE-4',
    when: 'after it the four could not be played',
    mine: side({ 24: 1, 4: 1 }),
    theirs: side({ 2: 2, 3: 1, 4: 2, 5: 2, 6: 2, 11: 4, 16: 2 }),
    dice: [4, 2],
    asked: [4, 2],
    left: [4],
  },
];

const CAUCASUS: readonly Case[] = [
  {
    kind: 'hide',
    rule: 'HIDE-1',
    when: 'the checker that hit on the 5 would join another',
    mine: side({ 8: 2, 3: 2 }, 13),
    theirs: side({ 20: 1 }),
    dice: [3, 2],
    done: [[8, 3]],
    asked: [5, 3],
    points: [5, 3],
  },
  {
    kind: 'hide-off',
    rule: 'HIDE-2',
    when: 'prison rules keep a hitter on the board',
    options: { hitterBearOff: 'forbidden' },
    mine: side({ 6: 2 }),
    theirs: side({ 20: 1, 15: 14 }),
    dice: [5, 1],
    done: [[6, 1]],
    asked: [5, 0],
    points: [5],
  },
  {
    kind: 'hide-off',
    rule: 'HIDE-2',
    when: 'a play that bears off no hitter uses as many dice',
    options: { hitterBearOff: 'last-resort' },
    mine: side({ 6: 2, 2: 1 }),
    theirs: side({ 20: 1, 15: 14 }),
    dice: [5, 1],
    done: [[6, 1]],
    asked: [5, 0],
    points: [5],
  },
];

const TAVLA: readonly Case[] = [
  {
    kind: 'hide-stay',
    rule: 'HIDE-4',
    when: 'the checker that hit on the 5 would go on',
    mine: side({ 8: 2, 3: 2 }, 13),
    theirs: side({ 20: 1 }),
    dice: [3, 2],
    done: [[8, 3]],
    asked: [5, 3],
    points: [5],
  },
  {
    kind: 'hide-stay',
    rule: 'HIDE-4',
    when: 'it would go on from its hit, asked in one',
    mine: side({ 8: 2, 3: 2 }, 10),
    theirs: side({ 20: 1, 19: 14 }),
    dice: [3, 2],
    asked: [8, 3],
    points: [5],
  },
  {
    kind: 'hide-stay',
    rule: 'HIDE-4',
    when: 'it would be borne off',
    mine: side({ 6: 2, 2: 1 }),
    theirs: side({ 20: 1, 15: 14 }),
    dice: [5, 1],
    done: [[6, 1]],
    asked: [5, 0],
    points: [5],
  },
];

describe('why a checker of short may not go there', () => eachIsExplained('short', [...ALIKE, ...SHORT]));
describe('why a checker of caucasus may not go there', () =>
  eachIsExplained('caucasus', [...ALIKE, ...SHORT, ...CAUCASUS]));
describe('why a checker of nackgammon may not go there', () =>
  eachIsExplained('nackgammon', [...ALIKE, ...SHORT]));
describe('why a checker of tavla may not go there', () =>
  eachIsExplained('tavla', [...ALIKE, ...SHORT, ...TAVLA]));

describe('why nothing may be moved at this moment', () => {
  const asked = (game: Game, seat: Seat | null = null) => {
    const turn = situationOf(game) && beginTurn(game);
    const found = explainIn(game, turn, 24, 23, seat);
    return found && [found.kind, found.rule];
  };
  const cube = newGame({ cubeLimit: 8, beaver: true }, { mover: 1 });

  it('START-1: `throw`: nobody has thrown for the start', () => {
    assert.deepEqual(asked(newGame()), ['throw', 'START-1']);
    assert.deepEqual(asked(after(newGame(), thrown(2, 2)), 2), ['throw', 'START-1']);
  });

  it('MOVE-1: `roll`: the dice are not thrown yet', () => {
    assert.deepEqual(asked(cube, 1), ['roll', 'MOVE-1']);
  });

  it('CUBE-3: `answer`: a double or a beaver waits for its answer', () => {
    const doubled = after(cube, say('double', 1));
    assert.deepEqual(asked(doubled, 2), ['answer', 'CUBE-3']);
    assert.deepEqual(asked(after(doubled, say('beaver', 2)), 1), ['answer', 'CUBE-3']);
  });

  it('MOVE-8: `not-your-turn`: the other player is to act', () => {
    assert.deepEqual(asked(cube, 2), ['not-your-turn', 'MOVE-8']);
    assert.deepEqual(asked(after(cube, say('double', 1)), 1), ['not-your-turn', 'MOVE-8']);
    assert.deepEqual(asked(after(cube, roll(1, 6, 4)), 2), ['not-your-turn', 'MOVE-8']);
  });

  it('END-1: `over`: the game has ended, whoever asks', () => {
    const over = after(cube, say('resign', 2));
    assert.deepEqual(
      [asked(over), asked(over, 1), asked(over, 2)].flat(),
      Array(3).fill(['over', 'END-1']).flat(),
    );
  });

  it('MOVE-1: in a turn it is the turn that answers, with null where the checker may go', () => {
    const rolled = after(cube, roll(1, 6, 4));
    assert.deepEqual(asked(rolled, 1), ['distance', 'MOVE-1']);
    assert.equal(explainIn(rolled, beginTurn(rolled), 24, 18, 1), null);
    assert.equal(explainIn(rolled, beginTurn(rolled), 24, 14), null);
  });
});
