import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../src/doors/board.js';
import type { ReasonKind } from '../../src/engine/why-not.js';
import {
  $,
  board,
  clicked,
  dragged,
  frame,
  heard,
  listen,
  names,
  notice,
  only,
  playOut,
  recordAfter,
  SHUT_OUT,
  takeTurn,
  thrown,
  TO_ROLL,
} from './support.js';

const CUBE = `${TO_ROLL} cube-limit="64"`;
/** Both dice can be played, but not after a five with the rear checker. */
const ONE_ORDER = 'turn="white" dice="65" position="white 24:1 19:1 off:13; black 15:2 12:2 24:11"';
/** Either die can be played, but not both: it must be the six. */
const ONE_DIE = 'turn="white" dice="65" position="white 24:1 off:14; black 12:2 24:13"';
const HOME = 'turn="white" dice="43" position="white 6:2 2:1 off:12; black 1:15"';
const HITTER = 'variant="caucasus" turn="white" position="white 6:2 2:2 off:11; black 22:1 1:14"';
const BLOCK =
  'variant="long" turn="white" dice="61" position="white 24:9 18:1 17:1 16:1 15:1 14:1 20:1; black 24:15"';

interface Case {
  readonly kind: ReasonKind;
  readonly attributes: string;
  /** Leads to where it can be tried. */
  readonly before?: (element: NardyBoard) => unknown;
  readonly from: number;
  readonly to: number | null;
  /** A place to press, or two to drag between, to try it on the board; none where the board gives no way to. */
  readonly by?: readonly string[];
  readonly rule: string;
  readonly text: string;
  readonly more?: object;
}
const rolled = (it: NardyBoard) => it.roll();

const CASES: readonly Case[] = [
  {
    kind: 'throw',
    attributes: '',
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'START-1',
    text: 'First throw for the start.',
  },
  {
    kind: 'roll',
    attributes: TO_ROLL,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'MOVE-1',
    text: 'First roll the dice.',
  },
  {
    kind: 'answer',
    attributes: CUBE,
    before: (it) => it.double(),
    from: 13,
    to: null,
    by: ['p12'],
    rule: 'CUBE-3',
    text: 'First the double must be answered.',
  },
  {
    kind: 'over',
    attributes: TO_ROLL,
    before: (it) => it.resign(1),
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'END-1',
    text: 'The game is over.',
  },
  {
    kind: 'not-your-turn',
    attributes: `${TO_ROLL} seat="2"`,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'MOVE-8',
    text: 'It is not your turn.',
  },
  {
    kind: 'pass',
    attributes: `${SHUT_OUT} mode="view"`,
    from: 25,
    to: null,
    rule: 'MOVE-6',
    text: 'Nothing can be played with this roll.',
  },
  {
    kind: 'complete',
    attributes: TO_ROLL,
    before: (it) => (it.roll(), playOut(it)),
    from: 13,
    to: null,
    by: ['p13'],
    rule: 'MOVE-8',
    text: 'The play is complete: press Done, or take steps back.',
  },
  {
    kind: 'nothing',
    attributes: TO_ROLL,
    before: rolled,
    from: 9,
    to: 6,
    rule: 'MOVE-1',
    text: 'There is no checker on the 9-point.',
    more: { points: [9] },
  },
  {
    kind: 'not-yours',
    attributes: TO_ROLL,
    before: rolled,
    from: 12,
    to: null,
    by: ['p12'],
    rule: 'MOVE-1',
    text: 'Those checkers belong to the other player.',
    more: { points: [12] },
  },
  {
    kind: 'bar',
    attributes: 'turn="white" dice="31" position="white bar:2 8:1 6:4 off:8; black 1:2 off:13"',
    before: rolled,
    from: 8,
    to: null,
    by: ['p8'],
    rule: 'BAR-1',
    text: '2 checkers are on the bar and must enter first.',
    more: { count: 2 },
  },
  {
    kind: 'direction',
    attributes: TO_ROLL,
    before: rolled,
    from: 6,
    to: 8,
    by: ['p6', 'p8'],
    rule: 'MOVE-1',
    text: 'Checkers move towards their own home only.',
    more: { points: [6] },
  },
  {
    kind: 'distance',
    attributes: TO_ROLL,
    before: rolled,
    from: 13,
    to: 11,
    by: ['p13', 'p11'],
    rule: 'MOVE-1',
    text: 'No die leads there: left are 3, 1.',
    more: { dice: [3, 1], count: 2 },
  },
  {
    kind: 'order',
    attributes: 'variant="crazy-gulbar" turn="white" dice="44"',
    before: rolled,
    from: 24,
    to: 18,
    by: ['p24', 'p18'],
    rule: 'GUL-2',
    text: 'The numbers of a run are played in order: the next is 4.',
    more: { dice: [4], count: 6 },
  },
  {
    kind: 'closed',
    attributes: 'turn="white" dice="65"',
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-3',
    text: 'The 19-point is closed: Player 2 (black) holds it.',
    more: { points: [19] },
  },
  {
    kind: 'not-home',
    attributes: TO_ROLL,
    before: rolled,
    from: 6,
    to: 0,
    by: ['p6', 'tray-white'],
    rule: 'OFF-1',
    text: 'Bearing off begins when all checkers are home. Still outside: 24-point, 13-point, 8-point.',
    more: { points: [24, 13, 8] },
  },
  {
    kind: 'off-exact',
    attributes: HOME.replace('43', '54'),
    before: rolled,
    from: 6,
    to: 0,
    by: ['p6', 'tray-white'],
    rule: 'OFF-2',
    text: 'No die left bears off from the 6-point: 5, 4.',
    more: { points: [6], dice: [5, 4] },
  },
  {
    kind: 'off-highest',
    attributes: HOME,
    before: rolled,
    from: 2,
    to: 0,
    by: ['p2'],
    rule: 'OFF-3',
    text: 'A 4 bears off from the highest point held, the 6-point, only.',
    more: { points: [6], dice: [4] },
  },
  {
    kind: 'head',
    attributes: 'variant="long" turn="white" dice="21"',
    before: (it) => (it.roll(), it.step(24, 2)),
    from: 24,
    to: 23,
    by: ['p24'],
    rule: 'HEAD-1',
    text: 'One checker has left the head in this turn; no other may.',
    more: { count: 1 },
  },
  {
    kind: 'block',
    attributes: BLOCK,
    before: rolled,
    from: 20,
    to: 19,
    by: ['p20', 'p19'],
    rule: 'BLOCK-1',
    text:
      'Six in a row need an opposing checker ahead of them: ' +
      '19-point, 18-point, 17-point, 16-point, 15-point, 14-point.',
    more: { points: [19, 18, 17, 16, 15, 14] },
  },
  {
    kind: 'hide',
    attributes: `${HITTER} dice="31"`,
    before: (it) => (it.roll(), it.step(6, 3)),
    from: 3,
    to: 2,
    by: ['p3', 'p2'],
    rule: 'HIDE-1',
    text: 'The checker that hit on the 3-point may not join another in this turn.',
    more: { points: [3, 2] },
  },
  {
    kind: 'hide-off',
    attributes: `${HITTER} dice="33" rules='{"hitterBearOff":"forbidden"}'`,
    before: (it) => (it.roll(), it.step(6, 3)),
    from: 3,
    to: 0,
    by: ['p3'],
    rule: 'HIDE-2',
    text: 'The checker that hit at home may not be borne off in this turn.',
    more: { points: [3] },
  },
  {
    kind: 'higher',
    attributes: ONE_DIE,
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-5',
    text: 'Only one die can be played: it must be the 6.',
    more: { dice: [6], steps: [{ from: 24, die: 6, to: 18, hit: false }] },
  },
  {
    kind: 'other-die',
    attributes: ONE_ORDER,
    before: rolled,
    from: 24,
    to: 19,
    by: ['p24', 'p19'],
    rule: 'MOVE-4',
    text: 'After that 6 could not be played. Possible: 24-point to 18-point, 19-point to 14-point.',
    more: {
      dice: [6],
      steps: [
        { from: 24, die: 6, to: 18, hit: false },
        { from: 19, die: 5, to: 14, hit: false },
      ],
    },
  },
];

async function ready({ attributes, before }: Pick<Case, 'attributes' | 'before'>): Promise<NardyBoard> {
  const element = await board(attributes);
  before?.(element);
  await element.updateComplete;
  return element;
}

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

describe('rules-url', () => {
  const refusedOn = async (url: string): Promise<NardyBoard> => {
    const element = await board(`${TO_ROLL} rules-url="${url}"`);
    clicked(element, 'p8');
    await element.updateComplete;
    return element;
  };
  const link = (element: NardyBoard) => element.renderRoot.querySelector<HTMLAnchorElement>('[part=rule]');

  it('makes the code of a refusal a link to the rule, opened beside the game', async () => {
    for (const [url, href] of [
      ['https://example.org/rules/{id}.html', 'https://example.org/rules/MOVE-1.html'],
      ['https://example.org/rules#{id}', 'https://example.org/rules#MOVE-1'],
      ['https://example.org/{id}#{id}', 'https://example.org/MOVE-1#MOVE-1'],
      ['https://example.org/rules', 'https://example.org/rules'],
      ['/rules#{id}', `${location.origin}/rules#MOVE-1`],
      ['#{id}', new URL('#MOVE-1', document.baseURI).href],
    ]) {
      const element = await refusedOn(url!);
      const { href: found, target, rel, textContent } = link(element)!;
      expect([found, target, rel, textContent]).to.deep.equal([href, '_blank', 'noopener', 'MOVE-1']);
      expect([element.error, notice(element)]).to.deep.equal([null, 'First roll the dice. MOVE-1']);
    }
  });

  for (const url of [
    'javascript:alert(1)//{id}',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,{id}',
    'blob:https://example.org/{id}',
    'https://',
    'http://[',
  ]) {
    it(`that is no web address (${url}) is ERR_ATTRIBUTE, and there is no link`, async () => {
      const element = await refusedOn(url);
      expect(link(element)).to.equal(null);
      expect(element.error).to.deep.equal({
        code: 'ERR_ATTRIBUTE',
        detail: { name: 'rules-url', value: url },
      });
      expect(notice(element)).to.equal('First roll the dice. MOVE-1');
    });
  }

  it('is read anew when it changes, also while a refusal is shown', async () => {
    const element = await refusedOn('https://example.org/{id}');
    element.rulesUrl = 'https://example.com/{id}';
    await element.updateComplete;
    expect(link(element)?.href).to.equal('https://example.com/MOVE-1');
    element.removeAttribute('rules-url');
    element.rulesUrl = null;
    await element.updateComplete;
    expect([link(element), notice(element)]).to.deep.equal([null, 'First roll the dice. MOVE-1']);
  });

  it('is reached by the tab key from the board, and keeps the refusal', async () => {
    const element = await refusedOn('https://example.org/{id}');
    link(element)?.focus();
    await frame();
    expect(element.shadowRoot?.activeElement).to.equal(link(element));
    expect(notice(element)).to.equal('First roll the dice. MOVE-1');
  });

  it('gives no link for an error or a refusal by the page', async () => {
    const element = await board(`${TO_ROLL} rules-url="https://example.org/{id}" mode="puzzle"`);
    expect([notice(element).endsWith('ERR_ATTRIBUTE'), link(element)]).to.deep.equal([true, null]);
    const refused = await board(`${TO_ROLL} rules-url="https://example.org/{id}"`);
    refused.addEventListener('nardy-request', (event) => event.preventDefault());
    refused.roll();
    await refused.updateComplete;
    expect([notice(refused), link(refused)]).to.deep.equal(['This was refused.', null]);
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
