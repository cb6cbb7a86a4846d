import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  $,
  ask,
  board,
  clicked,
  frame,
  HANDS_OVER,
  LAST_CHECKER,
  playOut,
  press,
  SHUT_OUT,
  takeTurn,
  TO_ROLL,
} from './support.js';

const CUBE = `${TO_ROLL} cube-limit="unlimited" rules='{"beaver":true}'`;
const BAR = 'turn="white" position="white bar:1 13:5 8:4 6:5; black 24:2 13:5 8:3 6:5" dice="31"';

const CRAWFORD = 'position="4HPwATDgc/ABMA:8AngAGAAEAAE"';

interface State {
  readonly name: string;
  readonly attributes: string;
  readonly act?: (element: NardyBoard) => unknown;
}
const STATES: readonly State[] = [
  { name: 'the opening', attributes: '' },
  { name: 'a tie', attributes: 'dice="44"', act: (it) => it.roll() },
  { name: 'to roll, with a cube', attributes: CUBE },
  { name: 'moving', attributes: TO_ROLL, act: (it) => it.roll() },
  { name: 'a checker picked up', attributes: TO_ROLL, act: (it) => (it.roll(), clicked(it, 'p8')) },
  { name: 'on the bar', attributes: BAR, act: (it) => it.roll() },
  { name: 'a refusal', attributes: BAR, act: (it) => (it.roll(), clicked(it, 'p8')) },
  { name: 'complete', attributes: TO_ROLL, act: (it) => (it.roll(), playOut(it)) },
  { name: 'passing', attributes: SHUT_OUT, act: (it) => ((it.speed = 0.001), it.roll()) },
  { name: 'doubled', attributes: CUBE, act: (it) => it.double() },
  { name: 'beavered', attributes: CUBE, act: (it) => (it.double(), it.beaver()) },
  { name: 'the question of resigning', attributes: TO_ROLL, act: (it) => press(it, 'resign') },
  { name: 'dice to be entered', attributes: `${TO_ROLL} dice-source="manual"`, act: (it) => it.roll() },
  { name: 'pending', attributes: `${TO_ROLL} mode="controlled"`, act: (it) => it.roll() },
  {
    name: 'refused',
    attributes: TO_ROLL,
    act: (it) => (ask(it, (request) => request.preventDefault()), it.roll()),
  },
  { name: 'an error', attributes: 'mode="puzzle"' },
  { name: 'the end of a game', attributes: LAST_CHECKER, act: takeTurn },
  { name: 'long nardy', attributes: 'variant="long" turn="white" dice="65"', act: (it) => it.roll() },
  {
    name: 'a refusal with a link to its rule',
    attributes: `${BAR} rules-url="https://example.org/rules#{id}"`,
    act: (it) => (it.roll(), clicked(it, 'p8')),
  },
  {
    name: 'a run of 24 numbers',
    attributes: `variant="crazy-gulbar" turn="white" dice="11" rules='{"gulbarRepeat":4}'`,
    act: (it) => it.roll(),
  },
  { name: 'a run to be handed over', attributes: HANDS_OVER, act: (it) => (it.roll(), playOut(it)) },
  { name: 'what is left of a run', attributes: HANDS_OVER, act: takeTurn },
  { name: 'the Crawford game', attributes: CRAWFORD },
  { name: 'the end of a match', attributes: CRAWFORD, act: (it) => it.resign(1) },
  {
    name: 'a typed play that was refused',
    attributes: `${TO_ROLL} typing`,
    act: (it) => (it.roll(), it.enterPlay('8/4')),
  },
  { name: 'a board to look at', attributes: 'mode="view" turn="black" dice="31"' },
];

for (const [orientation, width] of [
  ['landscape', 720],
  ['upright', 320],
] as const) {
  describe(`axe finds nothing, ${orientation},`, () => {
    for (const { name, attributes, act } of STATES) {
      it(`in ${name}`, async () => {
        const element = await board(attributes, width);
        await element.updateComplete;
        act?.(element);
        await element.updateComplete;
        await frame();
        expect($(element, '.base').classList.contains(orientation)).to.equal(true);
        await expect(element).to.be.accessible();
      });
    }
  });
}

describe('axe finds nothing', () => {
  it('in the dark theme', async () => {
    const element = await board(`${CUBE} theme="dark"`);
    element.roll();
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('only because there is nothing: a role that does not exist is found', async () => {
    const element = await board(TO_ROLL);
    $(element, '.actions').setAttribute('role', 'nonsense');
    const found = await expect(element)
      .to.be.accessible()
      .then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    expect(found).to.contain('aria-roles');
  });
});
