import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { seededDice } from '../../../src/engine/dice.js';
import {
  board,
  buttons,
  count,
  facts,
  heard,
  LAST_CHECKER,
  listen,
  movable,
  names,
  only,
  phase,
  playOut,
  press,
  recordAfter,
  shown,
  SHUT_OUT,
  status,
  takeTurn,
  tick,
} from './support.js';
import { heldTimers } from '../../support/held-timers.js';

const passed = (element: NardyBoard) => facts(element).filter((type) => type === 'play').length;

describe('a turn that cannot be played', () => {
  it('stays to be seen for a while, is said, and then passes by itself, once', async () => {
    const element = await board(SHUT_OUT);
    element.speed = 3;
    await element.updateComplete;
    const events = listen(element);
    const timers = heldTimers();
    element.roll();
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) cannot move with 6-6: the turn passes.');
    expect([phase(element), movable(element), buttons(element)]).to.deep.equal([
      'toPlay',
      [],
      ['Undo', 'Done', '+Resign'],
    ]);
    expect(await heard(element)).to.contain('cannot move with 6-6');
    expect([passed(element), timers.waits]).to.deep.equal([0, [600]]);
    timers.pass();
    await shown(element);
    expect(names(events).slice(-3)).to.deep.equal(['turn', 'change', 'settled']);
    expect([passed(element), only(events, 'nardy-turn').length]).to.deep.equal([1, 1]);
    expect(status(element)).to.equal('Player 1 (white) could not move with 6-6. Player 2 (black) to roll.');
  });

  it('passes once, whatever is changed meanwhile', async () => {
    const element = await board(SHUT_OUT);
    element.speed = 0.001; // so that it does not pass by the clock
    await element.updateComplete;
    element.roll();
    await element.updateComplete;
    for (const [name, value] of [
      ['near', 'black'],
      ['numbers', 'none'],
      ['name-1', 'Ann'],
      ['speed', '0'],
      ['near', 'white'],
    ] as const) {
      element.setAttribute(name, value);
      await element.updateComplete;
      await tick();
    }
    expect([passed(element), facts(element)]).to.deep.equal([1, ['roll', 'play']]);
  });

  it('asks nobody; it does not pass in view mode, nor without the host in controlled mode, which is asked', async () => {
    const rolled = await recordAfter(SHUT_OUT, (it) => it.roll());
    expect(rolled.facts.length).to.equal(1);
    for (const [mode, passes, asks] of [
      ['view', 0, []],
      ['controlled', 0, ['turn']],
      ['play', 1, []],
    ] as const) {
      const element = await board(`mode="${mode}"`);
      const asked: string[] = [];
      element.addEventListener('nardy-request', ({ detail }) => asked.push(detail.kind));
      element.record = rolled;
      await element.updateComplete;
      await tick();
      await element.updateComplete;
      await tick();
      expect([mode, passed(element), asked]).to.deep.equal([mode, passes, asks]);
    }
  });

  it('passes again when the same record is set again', async () => {
    const rolled = await recordAfter(SHUT_OUT, (it) => it.roll());
    const element = await board();
    for (let time = 0; time < 2; time++) {
      element.record = rolled;
      await element.updateComplete;
      await tick();
      expect(facts(element)).to.deep.equal(['roll', 'play']);
    }
  });
});

describe('a game ends', () => {
  it('when the last checker is borne off and the play is confirmed', async () => {
    const element = await board(LAST_CHECKER);
    element.roll();
    expect(element.step(1, 2)).to.equal(true);
    expect(phase(element)).to.equal('toPlay');
    element.confirm();
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) wins: oin, 1 point.');
    expect(buttons(element)).to.deep.equal(['+New game']);
    press(element, 'new-game');
    await element.updateComplete;
    expect([phase(element), element.series?.game.seat, element.series?.score]).to.deep.equal([
      'toRoll',
      2,
      { 1: 1, 2: 0 },
    ]);
  });

  it('with a last roll for the other, which may draw it', async () => {
    const draw =
      'turn="white" draw-rule="last-roll" position="white 1:1 off:14; black 1:1 off:14" dice="21 65"';
    const element = await board(draw);
    takeTurn(element);
    await element.updateComplete;
    expect(status(element)).to.equal('Player 2 (black) has the last roll.');
    expect(buttons(element)).to.deep.equal(['+Roll', '+Resign']);
    takeTurn(element);
    await element.updateComplete;
    expect([phase(element), status(element)]).to.deep.equal(['over', 'The game is drawn: ½ each.']);
    expect(element.series?.score).to.deep.equal({ 1: 0.5, 2: 0.5 });
    const scores = [...element.renderRoot.querySelectorAll('.sums [aria-hidden]')].map(
      (node) => node.textContent,
    );
    expect(scores).to.deep.equal(['½', '½']);
  });

  it('with a last roll that is not enough', async () => {
    const element = await board(
      'turn="white" draw-rule="last-roll" position="white 1:1 off:14; black 6:3 off:12" dice="21 65"',
    );
    takeTurn(element);
    takeTurn(element);
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) wins: oin, 1 point.');
  });

  it('and the series with it, if it was the last: what can begin is a new series (MATCH-1)', async () => {
    const element = await board(`${LAST_CHECKER} rules='{"seriesGames":1}'`);
    takeTurn(element);
    await element.updateComplete;
    expect(status(element)).to.equal(
      'Player 1 (white) wins: oin, 1 point. Player 1 (white) wins the series, 1 to 0.',
    );
    expect([buttons(element), element.newGame()]).to.deep.equal([['+New series'], false]);
    press(element, 'new-game');
    await element.updateComplete;
    expect([phase(element), facts(element)]).to.deep.equal(['toRoll', []]);
  });
});

/** Plays a game to its end by the public methods, with any steps. */
async function playGame(element: NardyBoard, chance: () => number): Promise<number> {
  let turns = 0;
  while (phase(element) !== 'over') {
    if (phase(element) !== 'toPlay') expect(element.roll()).to.equal(true);
    else {
      playOut(element, (count) => chance() % Math.max(1, count));
      if (!element.confirm()) {
        await element.updateComplete; // the turn passes by itself
        await tick();
      }
      turns++;
      expect(turns).to.be.lessThan(400);
    }
  }
  return turns;
}

describe('a whole game of any plays', () => {
  for (const variant of ['short', 'caucasus', 'long'] as const) {
    it(`of ${variant} comes to its end by the methods alone, and its record restores it`, async () => {
      const element = await board(`variant="${variant}" seed="11"`);
      const events = listen(element);
      const random = seededDice(variant.length);
      await playGame(element, () => random()[0]);
      await element.updateComplete;
      const outcome = element.series?.game.outcome;
      expect(outcome?.winner).to.be.oneOf([1, 2]);
      const loser = element.series?.game.colours[outcome?.winner === 1 ? 2 : 1] ?? 'white';
      expect(count(element, loser === 'white' ? 'black' : 'white', 0)).to.equal(15);
      expect(only(events, 'nardy-game-over').length).to.equal(1);
      expect(only(events, 'nardy-turn').length).to.equal(passed(element));
      expect(names(events)).not.to.include('error');

      const restored = await board();
      restored.record = element.record;
      await restored.updateComplete;
      expect(restored.series).to.deep.equal(element.series);
      expect(status(restored)).to.equal(status(element));
    }).timeout(30_000);
  }

  it('is followed by another of the series, with the score kept', async () => {
    const element = await board(`seed="5" rules='{"seriesGames":2}'`);
    const random = seededDice(9);
    await playGame(element, () => random()[0]);
    const first = element.series?.score;
    expect(element.newGame()).to.equal(true);
    expect(element.series?.score).to.deep.equal(first);
    element.roll();
    element.resign(1);
    expect([element.series?.played, element.newGame()]).to.deep.equal([2, false]);
    expect(element.series?.score[2]).to.equal((first?.[2] ?? 0) + 3);
  }).timeout(30_000);
});
