import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  ask,
  board,
  buttons,
  clicked,
  drawnDice,
  facts,
  HANDS_OVER,
  heard,
  listen,
  movable,
  names,
  notice,
  only,
  phase,
  playOut,
  press,
  recordAfter,
  REST_LOST,
  shown,
  status,
  takeTurn,
  thrown,
  tick,
} from './support.js';
import { heldTimers } from '../../support/held-timers.js';

const colours = (element: NardyBoard): string[] => [
  ...new Set(
    [...element.renderRoot.querySelectorAll('.die')].map((die) =>
      die.classList.contains('light') ? 'white' : 'black',
    ),
  ),
];

/** White has played all that it can of its run, and has confirmed. */
async function handedOver(more = ''): Promise<NardyBoard> {
  const element = await board(`${HANDS_OVER} ${more}`);
  takeTurn(element);
  await element.updateComplete;
  return element;
}

describe('what is handed over (GUL-3)', () => {
  it('is said before Done, with who will play it, and announced', async () => {
    const element = await thrown(HANDS_OVER);
    playOut(element);
    await element.updateComplete;
    const text =
      'Player 1 (white): the play is complete. Press Done, or take steps back. Then Player 2 (black) plays 6-6.';
    expect(status(element)).to.equal(text);
    expect(await heard(element)).to.contain('Then Player 2 (black) plays 6-6.');
    expect(buttons(element)).to.deep.equal(['+Undo', '+Done', '+Resign']);
    element.undo();
    await element.updateComplete;
    expect(status(element)).not.to.contain('Then');
  });

  it('is nothing with gulbarRemainder lost: nobody is told to play it, and nobody does', async () => {
    const element = await thrown(`${HANDS_OVER} rules='{"gulbarRemainder":"lost"}'`);
    playOut(element);
    await element.updateComplete;
    expect(status(element)).not.to.contain('Then');
    element.confirm();
    expect([phase(element), element.series?.game.seat]).to.deep.equal(['toRoll', 2]);
  });

  it('is a turn of the other seat at once, and says who plays what, and why', async () => {
    const element = await handedOver();
    expect([phase(element), element.series?.game.seat]).to.deep.equal(['remainder', 2]);
    expect(status(element)).to.equal('Player 2 (black) plays what Player 1 (white) could not: 6-6.');
    expect(await heard(element)).to.contain('plays what Player 1 (white) could not: 6-6.');
    expect([drawnDice(element), colours(element)]).to.deep.equal(['6 6', ['black']]);
    expect(buttons(element)).to.deep.equal(['Undo', 'Done', '+Resign']);
    expect(element.roll() || element.double()).to.equal(false);
  });

  it('is moved, taken back and confirmed like a turn; the own roll follows', async () => {
    const element = await handedOver();
    const events = listen(element);
    clicked(element, 'p8'); // Black's 20
    await element.updateComplete;
    if (!element.record?.unfinished) {
      clicked(element, 'p2'); // Black's 14
      await element.updateComplete;
    }
    expect(element.record?.unfinished).to.deep.equal([{ from: 20, die: 6 }]);
    expect(status(element)).to.equal('Player 2 (black) plays what Player 1 (white) could not: 6.');
    expect(drawnDice(element)).to.equal('(6) 6');
    press(element, 'undo');
    element.step(20, 6);
    element.step(17, 6);
    await element.updateComplete;
    expect(status(element)).to.equal(
      'Player 2 (black): the play is complete. Press Done, or take steps back.',
    );
    press(element, 'confirm');
    await element.updateComplete;
    expect(facts(element)).to.deep.equal(['roll', 'play', 'remainder']);
    expect([phase(element), element.series?.game.seat]).to.deep.equal(['toRoll', 2]);
    expect(status(element)).to.equal('Player 2 (black) to roll.');
    const [turn] = only(events, 'nardy-turn');
    expect(turn?.detail).to.deep.equal({
      kind: 'remainder',
      seat: 2,
      dice: [5, 5],
      numbers: [6, 6],
      moves: [
        { from: 20, die: 6, to: 14, hit: false },
        { from: 17, die: 6, to: 11, hit: false },
      ],
      notation: '6-6: 20/14 17/11',
    });
    element.roll();
    expect(element.series?.game.dice).to.deep.equal([3, 1]);
  });

  it('is asked of a host with turn: "remainder"', async () => {
    const element = await handedOver();
    const asked = ask(element);
    playOut(element);
    element.confirm();
    expect(asked.map(({ detail }) => [detail.kind, detail.seat, detail.turn])).to.deep.equal([
      ['turn', 2, 'remainder'],
    ]);
  });

  it('allows one checker from the head (GUL-4), and says so', async () => {
    const element = await handedOver();
    expect(element.step(24, 6)).to.equal(true);
    await element.updateComplete;
    clicked(element, 'p12'); // Black's head
    await element.updateComplete;
    expect(notice(element)).to.equal('One checker has left the head in this turn; no other may. HEAD-1');
    element.step(20, 6);
    element.confirm();
    element.roll();
    expect(element.step(24, 3), 'the own turn that follows has its own').to.equal(true);
  });

  it('is not played by a seat that is not its own', async () => {
    const element = await board('seat="1"');
    element.record = await recordAfter(HANDS_OVER, takeTurn);
    await element.updateComplete;
    expect([movable(element), element.step(20, 6), element.confirm()]).to.deep.equal([[], false, false]);
    clicked(element, 'p8');
    await element.updateComplete;
    expect(notice(element)).to.equal('It is not your turn. MOVE-8');
  });

  it('is shown step by step, and told, when a state goes on by the turn and the remainder after it', async () => {
    const before = await recordAfter(HANDS_OVER, () => undefined);
    const after = await recordAfter(HANDS_OVER, (it) => (takeTurn(it), playOut(it), it.confirm()));
    const element = await board('mode="controlled"');
    element.state = { version: 1, record: before };
    await element.updateComplete;
    await heard(element);
    element.state = { version: 2, record: after };
    await element.updateComplete;
    expect(await heard(element)).to.contain(
      'White: 24-point to 19-point; 19-point to 14-point; ' +
        'Black: 24-point to 18-point; 20-point to 14-point. Player 2 (black) to roll.',
    );
  });

  it('is restored with a record, in the middle of it too, and undone from there', async () => {
    const record = await recordAfter(HANDS_OVER, (it) => (takeTurn(it), it.step(20, 6)));
    const element = await board();
    element.record = record;
    await element.updateComplete;
    expect([phase(element), drawnDice(element)]).to.deep.equal(['remainder', '(6) 6']);
    expect(element.undo() && element.step(17, 6)).to.equal(true);
  });
});

describe('a remainder that cannot be played (GUL-4)', () => {
  it('passes by itself, being only recorded, and it is said what is lost', async () => {
    const element = await board(REST_LOST);
    element.speed = 5;
    await element.updateComplete;
    const events = listen(element);
    const said: string[] = [];
    element.addEventListener('nardy-settled', () => said.push(status(element)));
    const timers = heldTimers();
    element.roll();
    await element.updateComplete;
    expect(status(element)).to.equal(
      'Player 1 (white) cannot move with 6-6: the turn passes. Then Player 2 (black) plays 6-6.',
    );
    expect(timers.waits).to.deep.equal([360]);
    timers.pass();
    await shown(element);
    expect(status(element)).to.equal(
      'Player 2 (black) cannot play what Player 1 (white) could not: 6-6 is lost.',
    );
    expect(await heard(element)).to.contain('6-6 is lost.');
    expect(timers.waits).to.deep.equal([360]);
    timers.pass();
    await shown(element);
    expect(status(element)).to.equal('6-6 is lost. Player 2 (black) to roll.');
    expect(facts(element)).to.deep.equal(['roll', 'play', 'remainder']);
    expect(
      only(events, 'nardy-turn').map(({ detail }) => [detail.kind, detail.seat, detail.notation]),
    ).to.eql([
      ['play', 1, '6-6: Ø'],
      ['remainder', 2, '6-6: Ø'],
    ]);
    expect(names(events)).not.to.include('error');
  });

  it('passes once, and not on a board that only shows', async () => {
    const record = await recordAfter(REST_LOST, (it) => it.roll());
    for (const [mode, expected] of [
      ['play', ['roll', 'play', 'remainder']],
      ['view', ['roll']],
    ] as const) {
      const element = await board(`mode="${mode}"`);
      element.record = record;
      for (let time = 0; time < 4; time++) {
        await element.updateComplete;
        await tick();
      }
      expect(facts(element)).to.deep.equal(expected);
    }
  });
});
