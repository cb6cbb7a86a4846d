import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../src/doors/board.js';
import { fold, type NardyRecord } from '../../src/record/record.js';
import {
  $,
  board,
  clicked,
  count,
  facts,
  heard,
  listen,
  movable,
  names,
  notice,
  only,
  phase,
  playOut,
  question,
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

async function put(element: NardyBoard, state: unknown): Promise<void> {
  element.state = state as NardyBoard['state'];
  await element.updateComplete;
  await tick();
}
const selected = (element: NardyBoard) => element.renderRoot.querySelectorAll('[aria-selected=true]').length;

describe('a state', () => {
  it('is taken when its version is newer, ignored when it is older or the same', async () => {
    const element = await board(TO_ROLL);
    const [one, two] = [await rolled(), await oneTurn()];
    await put(element, { version: 2, record: two });
    await put(element, { version: 1, record: one });
    await put(element, { version: 2, record: one });
    expect([facts(element), element.state?.version]).to.deep.equal([['roll', 'play'], 2]);
    await put(element, { version: 2.5, record: one });
    expect([facts(element), element.state?.version]).to.deep.equal([['roll'], 2.5]);
    expect(element.error).to.equal(null);
  });

  it('is taken the first time, also with version 0', async () => {
    const element = await board(TO_ROLL);
    await put(element, { version: 0, record: await rolled() });
    expect(facts(element)).to.deep.equal(['roll']);
    await put(element, { version: 0, record: await oneTurn() });
    expect(facts(element), 'the same again').to.deep.equal(['roll']);
    await put(element, { version: 1, record: await oneTurn() });
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });

  it('keeps its version while the board plays on', async () => {
    const element = await board(TO_ROLL);
    await put(element, { version: 7, record: await oneTurn() });
    takeTurn(element);
    expect(element.state).to.deep.equal({ version: 7, record: element.record });
  });

  it('of the board itself, with the next version, is a way to set it', async () => {
    const element = await thrown();
    const { state } = element;
    await put(element, { ...state, version: (state?.version ?? 0) + 1 });
    expect([facts(element), element.state?.version, element.error]).to.deep.equal([['roll'], 1, null]);
  });

  it('wins over a checker that has been picked up, and over a question', async () => {
    const element = await thrown();
    clicked(element, 'p8');
    await element.updateComplete;
    expect(selected(element)).to.equal(1);
    await put(element, { version: 1, record: await oneTurn() });
    expect([selected(element), status(element)]).to.deep.equal([0, 'Player 2 (black) to roll.']);
    $(element, '[part~=button-resign]').click();
    await element.updateComplete;
    expect(question(element)).not.to.equal('');
    await put(element, { version: 2, record: await oneTurn() });
    expect(question(element)).to.equal('');
  });

  it('clears a refusal that is shown', async () => {
    const element = await board(TO_ROLL);
    element.addEventListener('nardy-request', (request) => request.preventDefault());
    element.roll();
    await element.updateComplete;
    expect(notice(element)).to.equal('This was refused.');
    await put(element, { version: 1, record: element.record });
    expect(notice(element)).to.equal('');
  });

  it('with the opponent’s play shows it step by step, says it, and is then settled', async () => {
    const element = await board(TO_ROLL);
    element.speed = 20;
    await put(element, { version: 1, record: await oneTurn() });
    const next = await recordAfter(TO_ROLL, (it) => (takeTurn(it), takeTurn(it)));
    const settled = new Promise((done) => element.addEventListener('nardy-settled', done, { once: true }));
    const events = listen(element);
    element.state = { version: 2, record: next };
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('.flight').length).to.equal(1);
    await settled;
    expect(names(events)).to.deep.equal(['settled']);
    expect(await heard(element)).to.match(/Black: \d+-point to \d+-point; \d+-point to \d+-point\./);
  });

  it('far ahead of the board is shown at once, as a game that was caught up with', async () => {
    const element = await board(TO_ROLL);
    element.speed = 1;
    await element.updateComplete;
    const later = await recordAfter(TO_ROLL, (it) => [1, 2, 3].forEach(() => takeTurn(it)));
    await put(element, { version: 1, record: later });
    expect(element.renderRoot.querySelectorAll('.flight').length).to.equal(0);
    expect(await heard(element)).not.to.contain('-point to');
  });

  const BAD: readonly (readonly [string, (record: NardyRecord) => unknown])[] = [
    ['without a version', (record) => ({ record })],
    ['with a text for a version', (record) => ({ version: '3', record })],
    ['with a version below 0', (record) => ({ version: -1, record })],
    ['with a version that is no number', (record) => ({ version: NaN, record })],
    ['that is a number', () => 5],
    ['that is a record', (record) => record],
  ];
  for (const [kind, make] of BAD) {
    it(`${kind} is an error, and the game goes on`, async () => {
      const element = await thrown();
      const before = element.record;
      await put(element, make(before as NardyRecord));
      expect(element.error?.code).to.be.oneOf(['ERR_STATE', 'ERR_RECORD']);
      expect(notice(element)).to.contain(element.error?.code);
      expect([element.record, element.step(8, 3)]).to.deep.equal([before, true]);
      await put(element, { version: 1, record: before });
      expect(element.error).to.equal(null);
    });
  }
});

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
      element.record = given as NardyBoard['record'];
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
      element.record = bad as NardyBoard['record'];
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
    element.record = { version: 99 } as never;
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
