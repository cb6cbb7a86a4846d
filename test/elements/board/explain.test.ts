import { expect } from '@open-wc/testing';
import type { ReasonKind } from '../../../src/engine/why-not.js';
import { CASES, ready, rolled } from './explain-cases.js';
import {
  $,
  board,
  clicked,
  dragged,
  heard,
  listen,
  names,
  notice,
  only,
  recordAfter,
  takeTurn,
  thrown,
  TO_ROLL,
} from './support.js';

describe('explain()', () => {
  for (const one of CASES) {
    const { kind, from, to, rule, text, more } = one;
    it(`${rule}: ${kind} – ${text}`, async () => {
      const element = await ready(one);
      const found = { points: [], dice: [], count: 0, steps: [], kind, rule, text, ...more };
      const { record } = element;
      expect(element.explain(from, to)).to.deep.equal(found);
      expect([element.record, notice(element)], 'nothing is done and nothing is shown').to.deep.equal([
        record,
        '',
      ]);
    });
  }

  it('says nothing of what may be done: a step, a way of two steps, or anywhere at all', async () => {
    const element = await thrown();
    for (const [from, to] of [
      [8, 5],
      [13, 9],
      [24, null],
    ] as const) {
      expect(element.explain(from, to)).to.equal(null);
    }
    expect(document.createElement('nardy-board').explain(8, 5), 'before it is connected').to.equal(null);
  });

  it('takes every reason that is known into account', () => {
    const kinds: readonly ReasonKind[] = CASES.map(({ kind }) => kind);
    expect(new Set(kinds).size).to.equal(CASES.length);
    expect(kinds.length).to.equal(23);
  });

  it('never throws, whatever points are asked for', async () => {
    for (const element of [await board(), await thrown(), await thrown('variant="long" turn="white"')]) {
      for (const odd of [-1, 26, 99, 1.5, NaN, Infinity, '8', undefined, {}] as unknown as number[]) {
        expect(() => [
          element.explain(odd),
          element.explain(8, odd),
          element.explain(odd, odd),
        ]).not.to.throw();
      }
    }
  });
});

describe('a refusal on the board', () => {
  for (const one of CASES.filter(({ by }) => by)) {
    const { kind, from, rule, text, by = [], more } = one;
    it(`${rule}: ${kind} is shown with its rule, announced, and told by nardy-illegal`, async () => {
      const element = await ready(one);
      const { record } = element;
      const events = listen(element);
      const [place = '', target] = by;
      if (target) dragged(element, place, target);
      else clicked(element, place);
      await element.updateComplete;
      expect(names(events)).to.deep.equal(['illegal']);
      const [told] = only(events, 'nardy-illegal');
      expect(told?.detail).to.deep.equal({
        ...{ points: [], dice: [], count: 0, steps: [], kind, rule, text, ...more },
        from,
        to: target ? one.to : null,
      });
      expect(notice(element)).to.equal(`${text} ${rule}`);
      expect(await heard(element)).to.contain(text);
      expect(element.record).to.deep.equal(record);
      expect([told?.bubbles, told?.composed, told?.cancelable]).to.deep.equal([true, true, false]);
    });
  }

  it('is given to a checker that is dragged before the throw or the roll: it stays, and why is said', async () => {
    for (const [attributes, rule] of [
      ['', 'START-1'],
      [TO_ROLL, 'MOVE-1'],
      [`${TO_ROLL} mode="controlled"`, 'MOVE-1'],
    ] as const) {
      const element = await board(attributes);
      const events = listen(element);
      dragged(element, 'p8', 'p5');
      await element.updateComplete;
      expect(only(events, 'nardy-illegal').map(({ detail }) => [detail.from, detail.to, detail.rule])).to.eql(
        [[8, 5, rule]],
      );
      expect(notice(element).endsWith(rule)).to.equal(true);
      expect($(element, '.cell[data-spot="p8"]').getAttribute('aria-label')).to.contain('3 white checkers');
    }
  });

  it('stays until something happens, and is announced again when it is tried again', async () => {
    const element = await board(TO_ROLL);
    clicked(element, 'p8');
    await element.updateComplete;
    expect(await heard(element)).to.contain('First roll the dice.');
    $(element, '.live').textContent = '';
    clicked(element, 'p6');
    await element.updateComplete;
    expect(await heard(element)).to.contain('First roll the dice.');
    element.near = 'black';
    await element.updateComplete;
    expect(notice(element)).to.equal('First roll the dice. MOVE-1');
    element.roll();
    await element.updateComplete;
    expect(notice(element)).to.equal('');
  });

  it('is no error: the property and the state say nothing of it', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    clicked(element, 'p8');
    await element.updateComplete;
    expect([element.error, element.matches(':state(error)')]).to.deep.equal([null, false]);
    expect(only(events, 'nardy-error')).to.deep.equal([]);
  });

  it('is not given on a board that only shows, nor while a question is open', async () => {
    const view = await board(`${TO_ROLL} mode="view"`);
    const asking = await board(`${TO_ROLL} dice-source="manual"`);
    asking.roll();
    await asking.updateComplete;
    for (const element of [view, asking]) {
      const events = listen(element);
      clicked(element, 'p8');
      await element.updateComplete;
      expect([names(events), notice(element)]).to.deep.equal([[], '']);
    }
  });

  it('says who holds a point by the name that the page gave', async () => {
    const element = await thrown('turn="white" dice="65" name-2="Jonas"');
    clicked(element, 'p24');
    clicked(element, 'p19');
    await element.updateComplete;
    expect(notice(element)).to.contain('Jonas (black) holds it.');
  });

  it('names all closed points of a way', async () => {
    const element = await thrown(
      'turn="white" dice="43" position="white 13:1 6:1 off:13; black 16:2 15:2 24:11"',
    );
    expect(element.explain(13, 6)?.text).to.equal('Player 2 (black) closes the way: 9-point, 10-point.');
  });

  it('names four of the possible steps at the most; the detail has them all', async () => {
    const element = await thrown(
      'turn="white" dice="65" ' +
        'position="white 24:1 16:1 11:1 9:1 7:1 off:10; black 24:7 22:2 20:2 15:2 12:2"',
    );
    const found = element.explain(24, 19);
    expect(found?.steps.map(({ from, to }) => `${from}/${to}`)).to.deep.equal([
      '24/18',
      '16/11',
      '11/6',
      '9/4',
      '7/2',
    ]);
    expect(found?.text).to.equal(
      'After that 6 could not be played. Possible: ' +
        '24-point to 18-point, 16-point to 11-point, 11-point to 6-point, 9-point to 4-point.',
    );
  });
});

describe('a point in a refusal is named', () => {
  const CLOSED = 'turn="black" dice="65"';
  const cases = [
    ['mover', 'The 19-point'],
    ['none', 'The 19-point'],
    ['black', 'The 19-point'],
    ['white', 'The 6-point'],
    ['near', 'The 6-point'],
  ] as const;
  for (const [numbers, point] of cases) {
    it(`by the numbers on the frame: numbers="${numbers}" while Black moves`, async () => {
      const element = await ready({ attributes: `${CLOSED} numbers="${numbers}"`, before: rolled });
      clicked(element, 'p1'); // Black's 24
      clicked(element, 'p6'); // Black's 19
      await element.updateComplete;
      expect(notice(element)).to.equal(`${point} is closed: Player 1 (white) holds it. MOVE-3`);
      const label = $(element, '.cell[data-spot="p6"]').getAttribute('aria-label') ?? '';
      expect(label.startsWith(point.slice(4)), label).to.equal(true);
    });
  }

  it('by the numbers on the frame in long nardy too, and the detail keeps the mover’s own', async () => {
    const attributes =
      'variant="long" turn="black" dice="62" numbers="white" position="white 10:1 24:14; black 24:15"';
    const element = await ready({ attributes, before: rolled });
    const found = element.explain(24, 22);
    expect([found?.points, found?.text]).to.deep.equal([
      [22],
      'The 10-point is closed: Player 1 (white) holds it.',
    ]);
  });

  it('anew when the numbers of the frame change while it is shown', async () => {
    const element = await ready({ attributes: CLOSED, before: rolled });
    clicked(element, 'p1');
    clicked(element, 'p6');
    await element.updateComplete;
    element.numbers = 'white';
    await element.updateComplete;
    expect(notice(element)).to.contain('The 6-point is closed');
  });
});

describe('a seat of its own', () => {
  it('is told that it is not its turn, whoever’s checker it tries, before and after the roll', async () => {
    const after = await recordAfter(TO_ROLL, (it) => (takeTurn(it), it.roll()));
    const element = await board('seat="1"');
    element.record = after;
    await element.updateComplete;
    const events = listen(element);
    clicked(element, 'p8');
    clicked(element, 'p12');
    expect(only(events, 'nardy-illegal').map(({ detail }) => detail.rule)).to.deep.equal([
      'MOVE-8',
      'MOVE-8',
    ]);
  });
});
