import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { NardyBoard } from '../../../src/doors/elements.js';
import {
  board,
  facts,
  listen,
  names,
  notice,
  recordAfter,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

/** The element as a page without types sees it. */
type Loose = Record<string, unknown> &
  Pick<NardyBoard, 'error' | 'series' | 'updateComplete' | 'roll' | 'step' | 'confirm'>;
const loose = (element: NardyBoard): Loose => element as unknown as Loose;

/** Every property that a page may set. */
const WORDS = [...NardyBoard.elementProperties.keys()].map(String);
/** Of these the board can make nothing. */
const ODD: readonly (readonly [name: string, make: () => unknown])[] = [
  ['a number', () => 7.5],
  ['NaN', () => NaN],
  ['a boolean', () => true],
  ['an object', () => ({ some: 'thing' })],
  ['an object without a prototype', () => Object.create(null) as unknown],
  ['a list', () => ['3', 1]],
  ['a function', () => () => 1],
  ['a symbol', () => Symbol('odd')],
  ['a big integer', () => 5n],
  [
    'an object that throws when it is read',
    () =>
      Object.defineProperty({}, 'version', {
        enumerable: true,
        get: () => {
          throw new Error('do not read me');
        },
      }),
  ],
];

describe('a property that is set to', () => {
  for (const [kind, make] of ODD) {
    it(`${kind} never throws, and the board plays on`, async () => {
      const element = loose(await board(TO_ROLL));
      // the last of a record and a state that are set together is the one that counts
      for (const words of [WORDS.filter((name) => name !== 'state'), ['state']]) {
        for (const name of words) element[name] = make();
        await element.updateComplete;
        expect(element.series).not.to.equal(null);
        for (const name of words) element[name] = name === 'rules' ? {} : null;
        await element.updateComplete;
        expect(element.error, 'mended').to.equal(null);
      }
      Object.assign(element, { turn: 'white', dice: '31' });
      await element.updateComplete;
      expect([element.roll(), element.step(8, 3), element.step(6, 1), element.confirm()]).not.to.include(
        false,
      );
    });
  }

  it('an object in itself never throws either', async () => {
    const round: Record<string, unknown> = {};
    round['round'] = round;
    const element = loose(await board(TO_ROLL));
    // not all of them: it takes the browser a while to find out
    for (const name of ['mode', 'rules', 'record'] as const) {
      element[name] = round;
      await element.updateComplete;
      expect(element.error?.code).to.be.oneOf(['ERR_ATTRIBUTE', 'ERR_OPTION', 'ERR_RECORD']);
      element[name] = null;
    }
  });

  it('null or undefined counts as not set', async () => {
    for (const value of [null, undefined, '']) {
      const element = loose(await board());
      for (const name of WORDS) element[name] = value;
      await element.updateComplete;
      expect([element.error, element.series?.game.phase]).to.deep.equal([null, 'opening']);
    }
  });

  it('a number where one is meant is as good as its text', async () => {
    const element = loose(await board());
    Object.assign(element, { cubeLimit: 8, seed: 3, seat: 1, near: 2, speed: 0, dice: 31, name1: 5 });
    await element.updateComplete;
    expect([element.error, element.series?.rules.cubeLimit]).to.deep.equal([null, 8]);
  });

  it('a bad value is told by what it is', async () => {
    const plain = await board();
    const element = loose(plain);
    element['mode'] = { a: 1 };
    await element.updateComplete;
    expect(element.error?.detail).to.deep.equal({ name: 'mode', value: '{"a":1}' });
    expect(notice(plain)).to.contain('{"a":1}');
  });
});

describe('a property that was set before the element was defined', () => {
  let tags = 0;
  const late = async (fill: (element: Record<string, unknown>) => void): Promise<NardyBoard> => {
    const tag = `late-board-${++tags}`;
    const element = document.createElement(tag);
    element.setAttribute('speed', '0');
    fill(element as unknown as Record<string, unknown>);
    document.body.append(element);
    customElements.define(tag, class extends NardyBoard {});
    const upgraded = element as unknown as NardyBoard;
    await upgraded.updateComplete;
    return upgraded;
  };
  afterEach(() => document.querySelectorAll(`late-board-${tags}`).forEach((each) => each.remove()));

  it('counts from the first drawing on', async () => {
    const element = await late((it) =>
      Object.assign(it, { variant: 'long', turn: 'black', rules: { stake: 5 }, seat: '2', name2: 'Bob' }),
    );
    expect(element.series?.game).to.deep.include({ phase: 'toRoll', seat: 2 });
    expect(element.series?.rules).to.deep.include({ variant: 'long', stake: 5 });
    expect(element.variant).to.equal('long');
  });

  it('wins over the attribute', async () => {
    const element = await late((it) => {
      (it as unknown as HTMLElement).setAttribute('variant', 'caucasus');
      it['variant'] = 'long';
    });
    expect(element.series?.rules.variant).to.equal('long');
  });

  it('restores a record, or a state with its version', async () => {
    const record = await recordAfter(TO_ROLL, takeTurn);
    expect(facts(await late((it) => (it['record'] = record)))).to.deep.equal(['roll', 'play']);
    const element = await late((it) => (it['state'] = { version: 3, record }));
    expect([element.state?.version, facts(element)]).to.deep.equal([3, ['roll', 'play']]);
  });

  it('is told when it is bad, once the element is there', async () => {
    let heard: string[] = [];
    const element = await late((it) => {
      it['record'] = { version: 9 };
      it['mode'] = 'puzzle';
      const events = listen(it as unknown as HTMLElement);
      heard = names(events);
      (it as unknown as HTMLElement).addEventListener('nardy-error', ({ detail }) => heard.push(detail.code));
    });
    await tick();
    expect(heard).to.deep.equal(['ERR_ATTRIBUTE', 'ERR_RECORD_VERSION']);
    expect([element.error?.code, element.series?.game.phase]).to.deep.equal(['ERR_ATTRIBUTE', 'opening']);
  });

  it('does not become a field of the instance', async () => {
    const element = await late((it) =>
      Object.assign(it, Object.fromEntries(WORDS.map((name) => [name, null]))),
    );
    const own = Object.getOwnPropertyNames(element);
    expect(own.filter((name) => WORDS.includes(name))).to.deep.equal([]);
  });
});

describe('the members of the element', () => {
  const parents = (): string[] => {
    const found: string[] = [];
    for (let proto: unknown = HTMLElement.prototype; proto; proto = Object.getPrototypeOf(proto)) {
      found.push(...Object.getOwnPropertyNames(proto));
    }
    return found;
  };
  const own = (): string[] => {
    const found: string[] = [];
    for (let each: object = NardyBoard.prototype; each !== LitElement.prototype;) {
      found.push(...Object.getOwnPropertyNames(each));
      each = Object.getPrototypeOf(each) as object;
    }
    return found;
  };

  it('do not cover those of every HTML element, but for focus()', async () => {
    const element = await board();
    void element; // the accessors are made when the class is first used
    const lit = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];
    const taken = new Set(parents());
    expect(own().length).to.be.greaterThan(WORDS.length);
    expect(own().filter((name) => taken.has(name) && !lit.includes(name))).to.deep.equal(['focus']);
  });

  it('do not name an attribute that every HTML element has', () => {
    const global = [
      'title',
      'hidden',
      'draggable',
      'translate',
      'dir',
      'slot',
      'id',
      'class',
      'style',
      'part',
    ];
    expect(NardyBoard.observedAttributes.filter((name) => global.includes(name))).to.deep.equal([]);
    expect(NardyBoard.observedAttributes.every((name) => /^[a-z]+(?:-[a-z0-9]+)*$/.test(name))).to.equal(
      true,
    );
  });

  it('are no fields: nothing on an instance covers a reactive property', async () => {
    const element = await thrown();
    const fields = Object.getOwnPropertyNames(element);
    expect(WORDS).to.include.members(['variant', 'theme', 'noHints', 'rules', 'record', 'state']);
    expect(fields.filter((name) => WORDS.includes(name))).to.deep.equal([]);
  });

  it('leave `lang` to the browser', async () => {
    const element = await board();
    element.lang = 'ru';
    expect([element.getAttribute('lang'), element.lang]).to.deep.equal(['ru', 'ru']);
    element.removeAttribute('lang');
    expect(element.lang).to.equal('');
  });
});
