import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  $,
  answer,
  board,
  buttons,
  facts,
  heard,
  LAST_CHECKER,
  listen,
  only,
  phase,
  press,
  recordAfter,
  status,
  takeTurn,
  tick,
} from './support.js';

/** Each game counts one point. */
const MATCH = `end-mode="oin" cube-limit="64" rules='{"matchLength":3}' dice="31"`;

/** Throws if need be; then this seat resigns and the next game begins. */
async function lose(element: NardyBoard, seat: 1 | 2, next = true): Promise<void> {
  if (phase(element) === 'opening') element.roll();
  element.resign(seat);
  if (next) element.newGame();
  await element.updateComplete;
}

const scores = (element: NardyBoard): string[] =>
  [...element.renderRoot.querySelectorAll('.seat')].map(
    (line) => line.querySelector('.sums [aria-hidden]')?.textContent ?? '',
  );
const cube = (element: NardyBoard): string =>
  element.renderRoot.querySelector('.value')?.textContent ?? 'none';

describe('before the first throw', () => {
  const LINES: readonly (readonly [attributes: string, line: string])[] = [
    ['', 'Throw one die each: the higher starts.'],
    ['cube-limit="64"', 'Throw one die each: the higher starts. A game can cost up to 192.'],
    ['cube-limit="2" end-mode="oin"', 'Throw one die each: the higher starts. A game can cost up to 2.'],
    [
      `cube-limit="4" rules='{"stake":2.5}'`,
      'Throw one die each: the higher starts. A game can cost up to 30.',
    ],
    ['variant="long" cube-limit="8"', 'Throw one die each: the higher starts. A game can cost up to 16.'],
    [
      'cube-limit="unlimited"',
      'Throw one die each: the higher starts. There is no limit to what a game can cost.',
    ],
    [MATCH, 'Throw one die each: the higher starts. A game can cost up to 64.'],
  ];
  for (const [attributes, line] of LINES) {
    it(`CUBE-6: it is said what a game can cost, where there is a cube: ${attributes || 'no cube'}`, async () => {
      expect(status(await board(attributes))).to.equal(line);
    });
  }

  it('START-5: a tie doubles the cube, so often as was agreed, and that is said each time', async () => {
    const element = await board(`cube-limit="64" rules='{"autoDoubles":2}' dice="44 55 66 31"`);
    const seen: string[][] = [];
    for (let tie = 0; tie < 3; tie++) {
      element.roll();
      await element.updateComplete;
      seen.push([status(element), cube(element)]);
    }
    expect(seen).to.deep.equal([
      ['Both threw 4. Throw again. The cube now stands at 2.', '2'],
      ['Both threw 5. Throw again. The cube now stands at 4.', '4'],
      ['Both threw 6. Throw again. The cube now stands at 4.', '4'],
    ]);
    expect(await heard(element)).to.contain('The cube now stands at 4.');
    element.roll();
    element.resign(2);
    await element.updateComplete;
    expect(status(element)).to.equal('Player 2 (black) resigned. Player 1 (white) wins: koks, 12 points.');
  });

  it('START-5: a tie without auto-doubles says nothing of the cube', async () => {
    const element = await board('cube-limit="64" dice="44"');
    element.roll();
    await element.updateComplete;
    expect([status(element), cube(element)]).to.deep.equal(['Both threw 4. Throw again.', '1']);
  });
});

describe('a match (MATCH-1)', () => {
  it('shows how many points each has of how many', async () => {
    const element = await board(MATCH);
    expect(scores(element)).to.deep.equal(['0/3', '0/3']);
    await lose(element, 2);
    expect(scores(element)).to.deep.equal(['0/3', '1/3']);
  });

  it('MATCH-2: the first game with a player one point away is the Crawford game: said, and without a cube', async () => {
    const element = await board(MATCH);
    await lose(element, 2);
    expect([status(element), cube(element)]).to.deep.equal(['Player 2 (black) to roll.', '1']);
    expect(buttons(element)).to.include('+Double');
    await lose(element, 2);
    expect(status(element)).to.equal('Crawford game: no cube. Player 2 (black) to roll.');
    expect(await heard(element)).to.contain('Crawford game: no cube.');
    expect([cube(element), buttons(element), element.double()]).to.deep.equal([
      'none',
      ['+Roll', '+Resign'],
      false,
    ]);
  });

  it('MATCH-2: the cube is back after the Crawford game, but not for a player whom it gives nothing', async () => {
    const element = await board(MATCH);
    for (const seat of [2, 2, 1] as const) await lose(element, seat);
    expect([status(element), cube(element)]).to.deep.equal(['Player 1 (white) to roll.', '1']);
    expect(scores(element)).to.deep.equal(['1/3', '2/3']);
    expect([buttons(element), element.double()]).to.deep.equal([['+Roll', '+Resign'], false]);
    takeTurn(element);
    await element.updateComplete;
    expect(buttons(element)).to.deep.equal(['+Roll', '+Double', '+Resign']);
  });

  it('MATCH-2: the Crawford game that begins with a throw says so beside it', async () => {
    const element = await board(
      `${MATCH.replace('"matchLength":3', '"matchLength":3,"seriesFirstMove":"roll"')}`,
    );
    await lose(element, 1);
    await lose(element, 1);
    expect(status(element)).to.equal('Crawford game: no cube. Throw one die each: the higher starts.');
  });

  it('without Crawford, or without a cube, has no such game', async () => {
    for (const rules of ['{"matchLength":3,"crawford":false}', '{"matchLength":3}']) {
      const limit = rules.includes('crawford') ? '64' : 'off';
      const element = await board(`end-mode="oin" cube-limit="${limit}" rules='${rules}' dice="31"`);
      await lose(element, 2);
      await lose(element, 2);
      expect(status(element)).to.equal('Player 2 (black) to roll.');
    }
  });

  it('ends in words: who won the game, who won the match, and by how much', async () => {
    const element = await board(MATCH);
    const events = listen(element);
    for (const seat of [2, 1, 2] as const) await lose(element, seat);
    await lose(element, 2, false);
    const text =
      'Player 2 (black) resigned. Player 1 (white) wins: oin, 1 point. Player 1 (white) wins the match, 3 to 1.';
    expect(status(element)).to.equal(text);
    expect(await heard(element)).to.contain('wins the match, 3 to 1.');
    expect(buttons(element)).to.deep.equal(['+New series']);
    expect(only(events, 'nardy-series-over').map(({ detail }) => detail)).to.deep.equal([
      { score: { 1: 3, 2: 1 } },
    ]);
  });

  it('is said by the names of the players, and its winner may have more than it takes', async () => {
    const element = await board(
      'name-1="Jonas" name-2="Rasa" cube-limit="64" rules=\'{"matchLength":4}\' dice="31"',
    );
    await lose(element, 1);
    await lose(element, 1, false);
    expect(status(element)).to.contain('Rasa (black) wins the match, 6 to 0.');
  });

  it('MATCH-1: never ends level: where both have what it takes, they play on', async () => {
    const element = await board(
      `turn="white" draw-rule="last-roll" position="white 1:1 off:14; black 1:1 off:14" dice="21 65"
       rules='{"matchLength":1,"drawPoints":1}'`,
    );
    takeTurn(element);
    takeTurn(element);
    await element.updateComplete;
    expect([status(element), buttons(element)]).to.deep.equal(['The game is drawn: 1 each.', ['+New game']]);
    expect(scores(element)).to.deep.equal(['1/1', '1/1']);
  });
});

describe('a series of so many games (MATCH-1)', () => {
  it('ends in words, also when it ends level', async () => {
    const element = await board(`end-mode="oin" rules='{"seriesGames":2}' dice="31"`);
    await lose(element, 2);
    await lose(element, 1, false);
    expect(status(element)).to.equal(
      'Player 1 (white) resigned. Player 2 (black) wins: oin, 1 point. The series ends level, 1 each.',
    );
  });

  it('is told in halves where games were drawn (DRAW-2)', async () => {
    const element = await board(
      `turn="white" draw-rule="last-roll" position="white 1:1 off:14; black 1:1 off:14" dice="21 65"
       rules='{"seriesGames":2}' end-mode="oin"`,
    );
    takeTurn(element);
    takeTurn(element);
    element.newGame();
    await element.updateComplete;
    await lose(element, 1, false);
    expect(status(element)).to.contain('Player 2 (black) wins the series, 1½ to ½.');
  });

  it('that goes on has a new game, not a new series', async () => {
    const element = await board(`end-mode="oin" rules='{"seriesGames":2}' dice="31"`);
    await lose(element, 2, false);
    expect(buttons(element)).to.deep.equal(['+New game']);
  });
});

describe('“New series”', () => {
  const ONE_GAME = `${LAST_CHECKER} rules='{"seriesGames":1}'`;
  const over = () => recordAfter(ONE_GAME, takeTurn);

  it('begins anew from the attributes: the score from nothing, the dice from their beginning', async () => {
    const element = await board(`end-mode="oin" rules='{"matchLength":1}' dice="52 31"`);
    await lose(element, 1, false);
    expect(scores(element)).to.deep.equal(['1/1', '0/1']);
    const events = listen(element);
    press(element, 'new-game');
    await element.updateComplete;
    expect([phase(element), facts(element), scores(element)]).to.deep.equal(['opening', [], ['0/1', '0/1']]);
    expect(only(events, 'nardy-change'), 'silent, like reset()').to.deep.equal([]);
    element.roll();
    expect(element.series?.game.thrown).to.deep.equal([5, 2]);
  });

  it('takes the rules that the attributes name now', async () => {
    const element = await board(ONE_GAME);
    takeTurn(element);
    await element.updateComplete;
    element.endMode = 'mars';
    element.rules = '{"seriesGames":3}';
    await element.updateComplete;
    press(element, 'new-game');
    await element.updateComplete;
    expect(element.series?.rules).to.deep.include({ endMode: 'mars', seriesGames: 3 });
  });

  it('is not offered in controlled mode, over a record or a state that was set, or to look at', async () => {
    const record = await over();
    const controlled = await board(`${ONE_GAME} mode="controlled"`);
    controlled.record = record;
    const set = await board(ONE_GAME);
    set.record = record;
    const state = await board(ONE_GAME);
    state.state = { version: 1, record };
    const view = await board(`${ONE_GAME} mode="view"`);
    view.record = record;
    for (const element of [controlled, set, state, view]) {
      await element.updateComplete;
      expect([buttons(element), status(element).includes('wins the series')]).to.deep.equal([[], true]);
    }
    set.record = null;
    await set.updateComplete;
    takeTurn(set);
    await set.updateComplete;
    expect(buttons(set)).to.deep.equal(['+New series']);
  });

  it('comes after a resignation too, and the focus stays in the board', async () => {
    const element = await board(`end-mode="oin" rules='{"seriesGames":1}' turn="white" dice="31"`);
    $(element, '[part~=button-resign]').focus();
    press(element, 'resign');
    await element.updateComplete;
    answer(element, 'Yes, resign');
    await element.updateComplete;
    await tick();
    expect(buttons(element)).to.deep.equal(['+New series']);
    expect(element.shadowRoot?.activeElement).not.to.equal(null);
  });
});
