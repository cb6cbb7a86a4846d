import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  board,
  count,
  facts,
  heard,
  listen,
  names,
  notice,
  only,
  phase,
  press,
  status,
  takeTurn,
  tick,
  TO_ROLL,
} from './support.js';

const rules = (element: NardyBoard) => element.series?.game.rules;
const next = (element: NardyBoard) => element.series?.rules;

async function set(element: NardyBoard, attributes: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  await element.updateComplete;
  await tick();
}

describe('an attribute that sets the board up', () => {
  it('has the defaults of short nardy, which begins with a throw', async () => {
    const element = await board();
    expect(element.series?.game).to.deep.include({ phase: 'opening', seat: null, dice: null });
    expect(rules(element)).to.deep.include({
      variant: 'short',
      endMode: 'koks',
      cubeLimit: 'off',
      drawRule: 'none',
    });
    expect([24, 13, 8, 6].map((point) => count(element, 'black', point))).to.deep.equal([2, 5, 3, 5]);
    expect(status(element)).to.equal('Throw one die each: the higher starts.');
    expect(element.error).to.equal(null);
  });

  it('variant is read when the board is made, and sets it up anew when it changes', async () => {
    for (const [variant, point] of [
      ['short', 13],
      ['caucasus', 13],
      ['long', 24],
    ] as const) {
      const made = await board(`variant="${variant}"`);
      expect([rules(made)?.variant, count(made, 'white', point) >= 5]).to.deep.equal([variant, true]);
    }
    const element = await board(TO_ROLL);
    takeTurn(element);
    await set(element, { variant: 'long' });
    expect([rules(element)?.variant, facts(element), phase(element)]).to.deep.equal(['long', [], 'toRoll']);
    expect(count(element, 'white', 24)).to.equal(15);
  });

  const BAD: readonly (readonly [name: string, value: string, code: string, text: string])[] = [
    ['variant', 'chess', 'ERR_VARIANT', 'There is no variant “chess”.'],
    [
      'position',
      'white 24:2',
      'ERR_POSITION_SIDE',
      'The position does not say where the other colour stands: black is missing.',
    ],
    ['position', 'white 24:15; black 1:15', 'ERR_POSITION_SHARED', 'holds checkers of both colours.'],
    [
      'position',
      'white 24:14; black 6:15',
      'ERR_POSITION_COUNT',
      'A side of the position has 14 checkers, not 15.',
    ],
    ['position', 'white off:15; black 6:15', 'ERR_POSITION_DONE', 'A side has borne off all its checkers.'],
    ['turn', 'green', 'ERR_TURN', 'The turn cannot be “green”.'],
    ['dice', '31 77', 'ERR_DICE', 'The dice are not understood at “77”.'],
    ['seed', '1.5', 'ERR_ATTRIBUTE', 'The attribute “seed” cannot be “1.5”.'],
    ['end-mode', 'gammon', 'ERR_OPTION_VALUE', 'The option “endMode” cannot be “gammon”.'],
    ['draw-rule', 'no', 'ERR_OPTION_VALUE', 'The option “drawRule” cannot be “no”.'],
    ['cube-limit', '3', 'ERR_OPTION_VALUE', 'The option “cubeLimit” cannot be “3”.'],
    ['rules', '[1]', 'ERR_RULES', 'The rules are not an object of options.'],
    ['rules', '{bad', 'ERR_RULES', 'The rules are not an object of options.'],
    ['rules', '{"speed":1}', 'ERR_OPTION', 'There is no option “speed”.'],
    ['rules', '{"beaver":true}', 'ERR_OPTION_UNREAD', 'The option “beaver” has no meaning'],
  ];
  for (const [name, value, code, text] of BAD) {
    it(`${name}='${value}' is told with ${code}, and the board stands as without it`, async () => {
      const plain = await board();
      const made = await board(`${name}='${value}'`);
      expect(made.record).to.deep.equal(plain.record);
      expect([
        made.error?.code,
        notice(made).includes(text),
        (await heard(made)).includes(text),
      ]).to.deep.equal([code, true, true]);
      const events = listen(plain);
      await set(plain, { [name]: value });
      expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal([code]);
      expect(names(events).filter((each) => each !== 'error' && each !== 'settled')).to.deep.equal([]);
      expect(plain.matches(':state(error)')).to.equal(true);
      await set(plain, { [name]: null });
      expect([plain.error, plain.matches(':state(error)')]).to.deep.equal([null, false]);
    });
  }

  it('position is read in words, each side in its own numbers; somebody is to roll, White if nobody is named', async () => {
    const words = 'white 24:2 13:5 8:3 6:5; black bar:1 6:4 off:10';
    const element = await board(`position="${words}"`);
    expect([phase(element), element.series?.game.seat]).to.deep.equal(['toRoll', 1]);
    expect([25, 6, 0].map((point) => count(element, 'black', point))).to.deep.equal([1, 4, 10]);
    await set(element, { turn: 'black' });
    expect(element.series?.game.seat).to.equal(2);
    await set(element, { position: 'start', turn: null });
    expect(phase(element)).to.equal('opening');
  });

  it('dice are used in order, then the source goes on', async () => {
    const element = await board('turn="white" dice="31 42"');
    const seen: unknown[] = [];
    element.addEventListener('nardy-roll', ({ detail }) => seen.push(detail.dice));
    for (let turn = 0; turn < 3; turn++) takeTurn(element);
    expect(seen.slice(0, 2)).to.deep.equal([
      [3, 1],
      [4, 2],
    ]);
    expect(seen.length).to.equal(3);
  });

  it('seed: the same gives the same dice, another gives others', async () => {
    const game = async (seed: string) => {
      const element = await board(`turn="white" seed="${seed}"`);
      for (let turn = 0; turn < 6; turn++) takeTurn(element);
      return JSON.stringify(element.record);
    };
    expect(await game('7')).to.equal(await game('7'));
    expect(await game('7')).not.to.equal(await game('8'));
  });

  it('position, turn, dice or seed set the board up anew when they change', async () => {
    for (const [name, value] of [
      ['position', 'white 24:15; black 6:15'],
      ['turn', 'black'],
      ['dice', '66'],
      ['seed', '3'],
    ] as const) {
      const element = await board(TO_ROLL);
      takeTurn(element);
      element.roll();
      const events = listen(element);
      await set(element, { [name]: value });
      expect([name, facts(element)]).to.deep.equal([name, []]);
      expect(names(events)).to.deep.equal(['settled']);
    }
  });

  it('dice begin anew with reset(), also when no position is named', async () => {
    const element = await board('dice="31 42"');
    const rolled: unknown[] = [];
    element.addEventListener('nardy-roll', ({ detail }) => rolled.push(detail.dice));
    element.roll();
    element.reset();
    await element.updateComplete;
    expect([facts(element), phase(element)]).to.deep.equal([[], 'opening']);
    element.roll();
    expect(rolled).to.deep.equal([
      [3, 1],
      [3, 1],
    ]);
  });
});

describe('other rules', () => {
  it('hold at once as long as nothing has happened', async () => {
    const element = await board('turn="white"');
    await set(element, {
      'end-mode': 'oin',
      'cube-limit': '64',
      'draw-rule': 'last-roll',
      rules: '{"jacoby":true}',
    });
    expect(rules(element)).to.deep.include({
      endMode: 'oin',
      cubeLimit: 64,
      drawRule: 'last-roll',
      jacoby: true,
    });
  });

  it('hold from the next game on once something has happened', async () => {
    const element = await board(TO_ROLL);
    element.roll();
    await set(element, { 'cube-limit': '64' });
    expect([rules(element)?.cubeLimit, facts(element)]).to.deep.equal(['off', ['roll']]);
    element.resign(1);
    expect(rules(element)?.cubeLimit).to.equal('off');
    await element.updateComplete;
    press(element, 'new-game');
    expect([rules(element)?.cubeLimit, next(element)?.cubeLimit]).to.deep.equal([64, 64]);
  });

  it('of a next game that are the same leave no trace in the record', async () => {
    const element = await board(TO_ROLL);
    element.roll();
    element.resign(1);
    element.newGame();
    expect(element.record?.facts.at(-1)).to.deep.equal({ type: 'new-game' });
  });

  it('come as an object, as JSON in the attribute, or as JSON in the property', async () => {
    const element = await board('cube-limit="8"');
    for (const value of [{ beaver: true }, '{"beaver":true}']) {
      element.rules = null;
      await element.updateComplete;
      expect(rules(element)?.beaver).to.equal(false);
      element.rules = value;
      await element.updateComplete;
      expect([rules(element)?.beaver, element.error]).to.deep.equal([true, null]);
    }
    await set(element, { rules: '{"jacoby":true}' });
    expect([rules(element)?.beaver, rules(element)?.jacoby]).to.deep.equal([false, true]);
  });

  it('give way to an attribute of their own', async () => {
    const element = await board(
      `variant="long" cube-limit="4" rules='{"variant":"short","cubeLimit":64,"stake":5}'`,
    );
    expect(rules(element)).to.deep.include({ variant: 'long', cubeLimit: 4, stake: 5 });
  });

  it('leave out what is undefined, as a framework may pass it', async () => {
    const element = await board();
    element.rules = { endMode: undefined, stake: 2 };
    await element.updateComplete;
    expect([rules(element)?.endMode, rules(element)?.stake, element.error]).to.deep.equal(['koks', 2, null]);
  });

  it('that are the same in a new object do not disturb what is under way', async () => {
    const element = await board('turn="white" dice-source="host"');
    element.roll();
    element.rules = {};
    await element.updateComplete;
    expect(status(element)).to.equal('Waiting for an answer …');
  });

  it('that cannot stand together: the rest holds, each is told', async () => {
    const element = await board(
      `variant="long" end-mode="koks" rules='{"hitterBearOff":"forbidden","stake":3}'`,
    );
    const events = listen(element);
    await tick();
    expect(rules(element)).to.deep.include({ variant: 'long', endMode: 'mars', stake: 3 });
    expect(only(events, 'nardy-error').length, 'told before somebody listened').to.equal(0);
    expect(element.error?.code).to.equal('ERR_OPTION_UNREAD');
    await set(element, { rules: '{"stake":3}' });
    expect(element.error?.code).to.equal('ERR_END_MODE');
  });
});
