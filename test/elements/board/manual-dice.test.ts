import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  $,
  answer,
  ask,
  board,
  buttons,
  dice,
  facts,
  heard,
  listen,
  names,
  notice,
  only,
  phase,
  playOut,
  press,
  question,
  status,
  tick,
} from './support.js';

const manual = (attributes = 'turn="white"') => board(`${attributes} dice-source="manual"`);

async function enter(element: NardyBoard, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    answer(element, label);
    await element.updateComplete;
  }
}

describe('dice entered by hand', () => {
  it('are asked for one after the other, with six buttons each', async () => {
    const element = await manual();
    const events = listen(element);
    press(element, 'roll');
    await element.updateComplete;
    expect(question(element)).to.equal('Enter the dice First die? 123456');
    expect(status(element)).to.equal('Player 1 (white): enter the dice.');
    await enter(element, '6');
    expect(question(element)).to.equal('Enter the dice First die 6. Second die? 123456');
    expect(names(events), 'nothing before the second').to.deep.equal([]);
    await enter(element, '5');
    expect([question(element), element.series?.game.dice]).to.deep.equal(['', [6, 5]]);
    expect(names(events).slice(0, 2)).to.deep.equal(['roll', 'change']);
  });

  it('are asked for anew at the next roll', async () => {
    const element = await manual();
    element.roll();
    await element.updateComplete;
    await enter(element, '3', '1');
    playOut(element);
    element.confirm();
    element.roll();
    await element.updateComplete;
    expect(question(element)).to.contain('First die?');
  });

  it('make the throw of the opening, seat 1’s die first; a tie is entered again', async () => {
    const element = await manual('');
    element.roll();
    await element.updateComplete;
    await enter(element, '4', '4');
    expect(status(element)).to.equal('Both threw 4. Throw again.');
    element.roll();
    await element.updateComplete;
    await enter(element, '2', '5');
    expect(element.series?.game).to.deep.include({ seat: 2, dice: [2, 5] });
  });

  it('can be entered by a method, once the roll has been asked for', async () => {
    const element = await manual();
    expect(element.enterDice(dice(6, 5))).to.equal(false);
    element.roll();
    await element.updateComplete;
    await enter(element, '2');
    expect(element.enterDice(dice(6, 5))).to.equal(true);
    await element.updateComplete;
    expect([question(element), element.series?.game.dice]).to.deep.equal(['', [6, 5]]);
    expect(element.enterDice(dice(1, 1))).to.equal(false);
  });

  it('by a method that are none are an error, and still waited for', async () => {
    const element = await manual();
    const events = listen(element);
    element.roll();
    for (const bad of [[7, 1], 'x', null, undefined, [1]]) {
      expect(element.enterDice(bad as never)).to.equal(false);
      await element.updateComplete;
      expect(element.error?.code).to.equal('ERR_DICE');
      expect(notice(element)).to.contain('The dice are not understood');
    }
    await tick();
    expect(only(events, 'nardy-error').length).to.equal(5);
    expect(question(element)).to.contain('First die?');
    element.enterDice(dice(3, 1));
    await element.updateComplete;
    expect([element.error, phase(element)]).to.deep.equal([null, 'toPlay']);
  });

  it('are no question for a board on which the one to act does not play', async () => {
    const element = await manual('turn="white" seat="1"');
    element.roll();
    await element.updateComplete;
    element.seat = '2';
    await element.updateComplete;
    expect(question(element)).to.equal('');
  });

  it('wait behind a question of resigning, and come back after it', async () => {
    const element = await manual();
    element.roll();
    await element.updateComplete;
    press(element, 'resign');
    await element.updateComplete;
    expect(question(element)).to.contain('Resign?');
    answer(element, 'No, play on');
    await element.updateComplete;
    expect(question(element)).to.contain('First die?');
    press(element, 'resign');
    await element.updateComplete;
    answer(element, 'Yes, resign');
    await element.updateComplete;
    expect([question(element), facts(element)]).to.deep.equal(['', ['resign']]);
  });
});

describe('seat="1"', () => {
  it('lets only the part of seat 1 be played here', async () => {
    const element = await board('turn="white" seat="1" dice="31 42" cube-limit="8"');
    element.roll();
    playOut(element);
    element.confirm();
    await element.updateComplete;
    expect(status(element)).to.equal('Player 2 (black) to roll.');
    expect([element.roll(), element.double(), element.resign(2)]).to.deep.equal([false, false, false]);
    expect(buttons(element)).to.deep.equal(['Roll', 'Double', '+Resign']);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('lets seat 1 resign in the other’s turn, for itself', async () => {
    const element = await board('turn="black" seat="1"');
    const asked = ask(element);
    press(element, 'resign');
    await element.updateComplete;
    expect(question(element)).to.contain('Player 1 (white) loses: koks, 3 points.');
    answer(element, 'Yes, resign');
    await element.updateComplete;
    expect(asked.map(({ detail }) => detail.seat)).to.deep.equal([1]);
    expect(status(element)).to.contain('Player 1 (white) resigned.');
  });

  it('leaves the other’s steps, and the other’s lost turn, alone', async () => {
    const moving = await board('turn="black" dice="31"');
    moving.roll();
    moving.seat = '1';
    await moving.updateComplete;
    expect([moving.step(8, 3), moving.undo(), moving.confirm()]).not.to.include(true);
    const element = await board(
      'turn="black" position="white 6:2 1:1 off:12; black bar:1 6:4 off:10" dice="66"',
    );
    element.roll();
    element.seat = '1';
    await element.updateComplete;
    await tick();
    expect(facts(element)).to.deep.equal(['roll']);
  });

  it('lets the other answer a double elsewhere', async () => {
    const element = await board('turn="white" seat="1" cube-limit="8"');
    element.double();
    await element.updateComplete;
    expect(status(element)).to.equal('Doubled to 2. Player 2 (black): take, or drop and lose 1 point?');
    expect([buttons(element), element.take(), element.drop()]).to.deep.equal([
      ['Take', 'Drop'],
      false,
      false,
    ]);
    element.seat = '2';
    await element.updateComplete;
    press(element, 'take');
    await element.updateComplete;
    expect(status(element)).to.equal(
      'Player 2 (black) took: the cube stands at 2. Player 1 (white) to roll.',
    );
  });
});

for (const attributes of ['seat="none"', 'mode="view"']) {
  describe(attributes, () => {
    it('offers nothing and does nothing', async () => {
      const element = await board(`turn="white" ${attributes} cube-limit="8"`);
      const [events, asked] = [listen(element), ask(element)];
      expect([
        element.roll(),
        element.double(),
        element.resign(),
        element.newGame(),
        element.undo(),
      ]).not.to.include(true);
      await element.updateComplete;
      await tick();
      expect([buttons(element), names(events), asked]).to.deep.equal([[], [], []]);
      expect(status(element)).to.equal('Player 1 (white) to roll.');
    });

    it('closes a question that was open', async () => {
      const element = await board('turn="white"');
      press(element, 'resign');
      await element.updateComplete;
      const [name, value] = attributes.replaceAll('"', '').split('=');
      element.setAttribute(name ?? '', value ?? '');
      await element.updateComplete;
      expect(question(element)).to.equal('');
    });
  });
}

describe('mode="view"', () => {
  it('shows the first of the dice as rolled, with no way to move', async () => {
    const element = await board('mode="view" turn="black" dice="31"');
    expect(status(element)).to.equal('Player 2 (black) to move: 3-1.');
    expect(element.renderRoot.querySelectorAll('.cell.owns, .cell.hot').length).to.equal(0);
    expect([element.step(8, 3), facts(element)]).to.deep.equal([false, ['roll']]);
    expect(await heard(element)).to.equal('');
  });

  it('shows those of the opening as the throw', async () => {
    const element = await board('mode="view" dice="31"');
    expect(facts(element)).to.deep.equal(['throw']);
    expect(status(element)).to.contain('Player 1 (white) starts, 3 to 1.');
  });

  it('leaves a roll that cannot be played standing', async () => {
    const element = await board(
      'mode="view" turn="white" position="white bar:1 6:4 off:10; black 6:2 1:1 off:12" dice="66"',
    );
    await tick();
    expect([facts(element), status(element)]).to.deep.equal([
      ['roll'],
      'Player 1 (white) cannot move with 6-6: the turn passes.',
    ]);
  });

  it('turned into play gives the same dice to the first roll, and back', async () => {
    const element = await board('mode="view" turn="white" dice="31 42"');
    element.mode = 'play';
    await element.updateComplete;
    expect(phase(element)).to.equal('toRoll');
    element.roll();
    expect(element.series?.game.dice).to.deep.equal([3, 1]);
    playOut(element);
    element.confirm();
    element.mode = 'view';
    await element.updateComplete;
    expect(facts(element), 'a game under way stays').to.deep.equal(['roll', 'play']);
  });

  it('can still be read: places take the focus', async () => {
    const element = await board('mode="view" turn="white"');
    element.focus();
    expect(element.shadowRoot?.activeElement?.getAttribute('role')).to.equal('gridcell');
    expect($(element, '[role=grid]').getAttribute('aria-label')).to.equal('Board, short nardy');
  });
});
