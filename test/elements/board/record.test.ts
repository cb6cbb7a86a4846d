import { expect } from '@open-wc/testing';
import { fold } from '../../../src/record/record.js';
import {
  $,
  board,
  count,
  facts,
  listen,
  movable,
  notice,
  only,
  phase,
  playOut,
  recordAfter,
  status,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const rolled = () => recordAfter(TO_ROLL, (it) => it.roll());
const oneTurn = () => recordAfter(TO_ROLL, takeTurn);
const midTurn = () => recordAfter(TO_ROLL, (it) => (it.roll(), it.step(8, 3)));

describe('a record', () => {
  it('is plain JSON', async () => {
    for (const record of [await rolled(), await oneTurn(), await midTurn()]) {
      expect(JSON.parse(JSON.stringify(record))).to.deep.equal(record);
      expect(fold(record).ok).to.equal(true);
    }
  });

  it('is a copy: what the page does to it, or to the one it has set, does not touch the game', async () => {
    const element = await thrown();
    (element.record?.facts as unknown[]).splice(0);
    Object.assign(element.series?.score ?? {}, { 1: 50 });
    expect([facts(element), element.series?.score[1]]).to.deep.equal([['roll'], 0]);
    const mine = structuredClone(await oneTurn());
    element.record = mine;
    await element.updateComplete;
    (mine.facts[0] as unknown as { dice: number[] }).dice[0] = 6;
    expect(element.record?.facts[0]).to.deep.include({ dice: [3, 1] });
  });

  it('restores a board that looks and plays on the same, from an object or its text', async () => {
    const saved = await thrown(
      'turn="white" dice="31 42" cube-limit="8" variant="caucasus" rules=\'{"stake":5}\'',
    );
    playOut(saved);
    saved.confirm();
    saved.double();
    await saved.updateComplete;
    for (const given of [saved.record, JSON.stringify(saved.record)]) {
      const element = await board();
      element.record = given;
      await element.updateComplete;
      expect([element.record, element.series]).to.deep.equal([saved.record, saved.series]);
      expect(status(element)).to.equal(status(saved));
      expect($(element, '.board').outerHTML.length).to.equal($(saved, '.board').outerHTML.length);
      expect(element.take()).to.equal(true);
    }
  });

  it('brings unfinished steps back, to be taken back', async () => {
    const element = await board();
    element.record = await midTurn();
    await element.updateComplete;
    expect([element.record?.unfinished?.length, movable(element).length > 0]).to.deep.equal([1, true]);
    expect(element.undo()).to.equal(true);
    expect(element.step(8, 3) && element.step(6, 1) && element.confirm()).to.equal(true);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('set again goes back to it', async () => {
    const element = await board();
    const record = await oneTurn();
    element.record = record;
    await element.updateComplete;
    takeTurn(element);
    element.record = record;
    await element.updateComplete;
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('wins over the attributes, then and later; null or reset() goes back to them', async () => {
    const element = await board('variant="long"');
    element.record = await oneTurn();
    await element.updateComplete;
    takeTurn(element);
    const before = element.record;
    for (const [name, value] of [
      ['variant', 'caucasus'],
      ['position', 'white 1:15; black 24:15'],
      ['turn', 'white'],
      ['seed', '3'],
      ['cube-limit', '64'],
    ] as const) {
      element.setAttribute(name, value);
      await element.updateComplete;
      expect(element.record, name).to.deep.equal(before);
    }
    element.setAttribute('position', 'start');
    for (const back of [() => (element.record = null), () => element.reset()]) {
      element.record = before;
      await element.updateComplete;
      back();
      await element.updateComplete;
      expect([element.series?.rules.variant, facts(element), phase(element)]).to.deep.equal([
        'caucasus',
        [],
        'toRoll',
      ]);
      expect(element.series?.rules.cubeLimit).to.equal(64);
    }
  });

  it('in force takes new dice from the attribute, without a new game', async () => {
    const element = await board();
    element.record = await oneTurn();
    await element.updateComplete;
    element.dice = '66';
    await element.updateComplete;
    element.roll();
    expect([facts(element), element.series?.game.dice]).to.deep.equal([
      ['roll', 'play', 'roll'],
      [6, 6],
    ]);
  });

  it('of its own rules keeps them in the next game', async () => {
    const element = await board('cube-limit="64"');
    element.record = await oneTurn();
    await element.updateComplete;
    element.resign(1);
    element.newGame();
    expect(element.record?.facts.at(-1)).to.deep.equal({ type: 'new-game' });
    expect(element.series?.rules.cubeLimit).to.equal('off');
  });

  const BAD: readonly (readonly [string, unknown, string])[] = [
    ['that is a number', 5, 'ERR_RECORD'],
    ['that is no JSON', '{not json', 'ERR_RECORD'],
    ['of a version to come', { version: 99 }, 'ERR_RECORD_VERSION'],
    ['of a variant that is not known', { version: 1, rules: { variant: 'x' }, facts: [] }, 'ERR_VARIANT'],
    [
      'with a fact that is not known',
      { version: 1, rules: {}, facts: [{ type: 'jump' }] },
      'ERR_RECORD_FACT',
    ],
    [
      'with a fact out of turn',
      { version: 1, rules: {}, facts: [{ type: 'roll', seat: 1, dice: [1, 2] }] },
      'ERR_FACT',
    ],
    [
      'with a play that breaks a rule',
      {
        version: 1,
        rules: {},
        setup: { mover: 1 },
        facts: [
          { type: 'roll', seat: 1, dice: [6, 5] },
          { type: 'play', seat: 1, steps: [{ from: 24, die: 5 }] },
        ],
      },
      'MOVE-3',
    ],
  ];
  for (const [kind, bad, code] of BAD) {
    it(`${kind} is told as ${code}, and the game goes on`, async () => {
      const element = await thrown();
      const events = listen(element);
      const before = element.record;
      element.record = bad;
      await element.updateComplete;
      await tick();
      expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal([code]);
      expect([element.error?.code, element.matches(':state(error)')]).to.deep.equal([code, true]);
      expect(notice(element)).to.match(new RegExp(` ${code}$`));
      expect([element.record, element.step(8, 3)]).to.deep.equal([before, true]);
      element.record = before;
      await element.updateComplete;
      expect([element.error, notice(element)]).to.deep.equal([null, '']);
    });
  }

  it('that is bad from the first leaves the board of the attributes', async () => {
    const element = document.createElement('nardy-board');
    Object.assign(element, { speed: 0, variant: 'long', turn: 'white', record: { version: 99 } });
    document.body.append(element);
    await element.updateComplete;
    expect([element.error?.code, count(element, 'white', 24)]).to.deep.equal(['ERR_RECORD_VERSION', 15]);
    element.remove();
  });

  it('that is bad together with an attribute: the attribute holds', async () => {
    const element = await board();
    element.variant = 'long';
    element.record = { version: 99 };
    await element.updateComplete;
    expect([element.error?.code, element.series?.rules.variant]).to.deep.equal([
      'ERR_RECORD_VERSION',
      'long',
    ]);
  });

  it('is null before the element is connected', () => {
    const element = document.createElement('nardy-board');
    expect([element.record, element.state, element.series, element.error]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
    expect([element.roll(), element.step(8, 3), element.newGame(), element.resign()]).not.to.include(true);
    element.reset();
    element.focus();
  });
});
