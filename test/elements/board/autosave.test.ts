import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { forget, left, stored } from './storage.js';
import {
  $,
  board,
  facts,
  heard,
  listen,
  notice,
  only,
  phase,
  recordAfter,
  takeTurn,
  tick,
  TO_ROLL,
} from './support.js';

const PREFIX = 'nardy-board:game';
const KEY = 'nardy-board:game';
const KEPT = `${TO_ROLL} autosave="game"`;
const POSITION = 'position="white 24:2 13:5 8:3 6:5; black 24:1 13:5 8:4 6:5"';
const XGID = 'position="XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:1:0:7:10"';

const parsed = (name = KEY): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');
const codes = (element: HTMLElement) => {
  const events = listen(element);
  return () => only(events, 'nardy-error').map(({ detail }) => detail.code);
};

describe('autosave', () => {
  beforeEach(() => forget(PREFIX));
  afterEach(() => forget(PREFIX));

  it('keeps the record under its name, each time something has happened', async () => {
    const element = await board(KEPT);
    expect(stored(PREFIX), 'a board on which nothing happened keeps nothing').to.deep.equal({});
    for (const act of [() => element.roll(), () => element.step(8, 3), () => element.undo()]) {
      act();
      await element.updateComplete;
      expect(parsed()).to.deep.equal(element.record);
    }
    expect(Object.keys(stored(PREFIX))).to.deep.equal([KEY]);
  });

  for (const [what, attributes] of [
    ['begun with a throw', 'dice="31 42 53" autosave="game"'],
    ['with a player to roll', KEPT],
    ['from a position in words', `${KEPT} ${POSITION}`],
    ['from an id that tells the roll', `${XGID} dice="42 53" autosave="game"`],
    ['of long nardy with a cube', 'variant="long" cube-limit="8" turn="white" dice="65" autosave="game"'],
    ['with a score', `position="4HPwATDgc/ABMA:cAngAEAAEAAE" dice="31 42" autosave="game"`],
  ] as const) {
    it(`lets a game ${what} go on in a new element, in the middle of a turn too`, async () => {
      const before = await left(attributes, (it) => {
        if (phase(it) !== 'toPlay') it.roll();
        it.confirm();
        const [step] = it.series?.rules.variant === 'long' ? [[24, 6] as const] : [[8, 3] as const];
        it.step(step[0], step[1]);
      });
      expect(before.record?.unfinished?.length).to.equal(1);
      const element = await board(attributes);
      expect([element.record, element.series]).to.deep.equal([before.record, before.series]);
      expect([element.error, Object.keys(stored(PREFIX))]).to.deep.equal([null, [KEY]]);
      expect(element.undo()).to.equal(true);
    });
  }

  it('goes on with the dice of a list where they were', async () => {
    await left(KEPT, takeTurn);
    const element = await board(KEPT);
    element.roll();
    expect(element.series?.game.dice).to.deep.equal([4, 2]);
  });

  it('goes on with the dice of a list after a roll that an id told', async () => {
    const attributes = `${XGID} dice="42 53" autosave="game"`;
    await left(attributes, (it) => (it.step(8, 3), it.step(6, 1), it.confirm()));
    const element = await board(attributes);
    element.roll();
    expect(element.series?.game.dice).to.deep.equal([4, 2]);
  });

  it('goes on with the dice of a seed where they were, the throw and its ties among them', async () => {
    const seeded = (seed: number) => `seed="${seed}" autosave="game"`;
    for (const seed of [7, 8, 9]) {
      localStorage.removeItem(KEY);
      const whole = await board(seeded(seed).replace('autosave="game"', ''));
      const rolls: unknown[] = [];
      whole.addEventListener('nardy-roll', ({ detail }) => rolls.push(detail.dice));
      const play = (element: NardyBoard) => {
        while (phase(element) === 'opening') element.roll();
        takeTurn(element);
      };
      for (let turn = 0; turn < 4; turn++) play(whole);
      const again: unknown[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const element = await board(seeded(seed));
        element.addEventListener('nardy-roll', ({ detail }) => again.push(detail.dice));
        play(element);
        await element.updateComplete;
        element.remove();
      }
      expect(again).to.deep.equal(rolls);
    }
  });

  it('keeps games under different names apart', async () => {
    await left(`${TO_ROLL} autosave="game a"`, takeTurn);
    await left(`${TO_ROLL} autosave="game b/ö"`, (it) => it.roll());
    const [a, b, c] = [
      await board(`${TO_ROLL} autosave="game a"`),
      await board(`${TO_ROLL} autosave="game b/ö"`),
      await board(`${TO_ROLL} autosave="game c"`),
    ];
    expect([facts(a), facts(b), facts(c)]).to.deep.equal([['roll', 'play'], ['roll'], []]);
  });

  it('keeps the end of a game, the next one, and a new series', async () => {
    await left(KEPT, (it) => (it.roll(), it.resign(1)));
    const over = await board(KEPT);
    expect([phase(over), over.series?.score[2]]).to.deep.equal(['over', 3]);
    over.newGame();
    await over.updateComplete;
    over.remove();
    const next = await board(KEPT);
    expect([phase(next), next.series?.played]).to.deep.equal(['toRoll', 1]);
    next.reset();
    await next.updateComplete;
    next.remove();
    expect(facts(await board(KEPT))).to.deep.equal([]);
  });

  it('keeps a record that the page set', async () => {
    const record = await recordAfter(TO_ROLL, takeTurn);
    await left(KEPT, (it) => (it.record = record));
    expect(facts(await board(KEPT))).to.deep.equal(['roll', 'play']);
  });

  it('lets a record that the page set go on, by other rules than its attributes too, for as long as they stay', async () => {
    const record = await recordAfter(`variant="long" turn="white" rules='{"matchLength":5}'`, (it) =>
      it.roll(),
    );
    await left(KEPT, (it) => (it.record = record));
    const element = await left(KEPT, (it) => it.confirm() || takeTurn(it));
    expect([element.series?.rules.variant, facts(element)]).to.deep.equal(['long', ['roll', 'play']]);
    expect((await board(KEPT)).series?.rules.matchLength).to.equal(5);
    const text = localStorage.getItem(KEY);
    expect(facts(await board(`${KEPT} cube-limit="8"`))).to.deep.equal([]);
    expect(stored(PREFIX)[`${KEY}:1`]).to.equal(text);
  });

  it('holds a record that the page had set: attributes change nothing before it is taken back', async () => {
    const record = await recordAfter('variant="long" turn="white"', (it) => it.roll());
    await left(KEPT, (it) => (it.record = record));
    const element = await board(KEPT);
    element.turn = 'black';
    await element.updateComplete;
    expect(facts(element)).to.deep.equal(['roll']);
    element.record = null;
    await element.updateComplete;
    expect([element.series?.rules.variant, facts(element)]).to.deep.equal(['short', []]);
    element.remove();
    expect(facts(await board(KEPT))).to.deep.equal([]);
  });

  it('is silent: a game that goes on is no news', async () => {
    await left(KEPT, takeTurn);
    const events = listen(document.body);
    await board(KEPT);
    await tick();
    expect(events.map(({ type }) => type)).to.deep.equal([]);
  });

  it('is read when the board starts, and not again', async () => {
    const element = await board(TO_ROLL);
    element.autosave = 'game';
    await element.updateComplete;
    element.roll();
    await element.updateComplete;
    expect(stored(PREFIX)).to.deep.equal({});
  });

  for (const mode of ['view', 'controlled']) {
    it(`neither reads nor writes in ${mode} mode`, async () => {
      await left(KEPT, takeTurn);
      const before = stored(PREFIX);
      const element = await board(`${KEPT} mode="${mode}"`);
      element.record = await recordAfter(TO_ROLL, (it) => it.resign(1));
      await element.updateComplete;
      await tick();
      expect([stored(PREFIX), element.error]).to.deep.equal([before, null]);
      expect(facts(await board(`${KEPT} mode="${mode}"`))).not.to.include('play');
    });
  }

  for (const [what, attributes] of [
    ['other rules', `${KEPT} cube-limit="64"`],
    ['another variant', KEPT.replace('turn', 'variant="long" turn')],
    ['another start', `${KEPT} ${POSITION}`],
    ['another player to roll', KEPT.replace('white', 'black')],
    ['another roll in its id', `${XGID} dice="42" autosave="game"`],
  ] as const) {
    it(`puts the game aside when the page now means ${what}: nothing is lost, nothing is told`, async () => {
      const first = what.includes('id') ? `${XGID.replace(':31:', ':52:')} autosave="game"` : KEPT;
      await left(first, (it) => (phase(it) === 'toRoll' ? takeTurn(it) : it.step(13, 5)));
      const text = localStorage.getItem(KEY);
      const element = await board(attributes);
      expect(stored(PREFIX)).to.deep.equal({ [`${KEY}:1`]: text });
      expect([element.error, notice(element), element.renderRoot.querySelector('details')]).to.deep.equal([
        null,
        '',
        null,
      ]);
      if (phase(element) === 'toRoll') element.roll();
      else element.step(8, 3);
      await element.updateComplete;
      expect(Object.keys(stored(PREFIX))).to.deep.equal([KEY, `${KEY}:1`]);
      expect(localStorage.getItem(`${KEY}:1`)).to.equal(text);
    });
  }

  it('puts one after the other aside under names that are free, and the same text once', async () => {
    const texts: (string | null)[] = [];
    for (const limit of ['2', '4', '8']) {
      await left(`${KEPT} cube-limit="${limit}"`, (it) => it.roll());
      texts.push(localStorage.getItem(KEY));
    }
    expect(stored(PREFIX)).to.deep.equal({ [KEY]: texts[2], [`${KEY}:1`]: texts[0], [`${KEY}:2`]: texts[1] });
    localStorage.setItem(KEY, texts[0]!);
    await left(KEPT, () => undefined);
    expect(stored(PREFIX)).to.deep.equal({ [`${KEY}:1`]: texts[0], [`${KEY}:2`]: texts[1] });
  });

  const BROKEN: readonly (readonly [what: string, text: string, reason: string])[] = [
    ['is no JSON', '{"version":1,"rul', 'ERR_RECORD record'],
    ['is of a version to come', '{"version":2,"rules":{},"facts":[]}', 'ERR_RECORD_VERSION'],
    [
      'breaks a rule',
      '{"version":1,"rules":{},"setup":{"mover":1},"facts":[{"type":"take","seat":1}]}',
      'ERR_FACT facts[0]',
    ],
    ['is something else', 'hello <b>world</b>', 'ERR_RECORD record'],
  ];
  for (const [what, text, reason] of BROKEN) {
    it(`that ${what} is ERR_AUTOSAVE: shown as text, put aside, and the board stands as without it`, async () => {
      localStorage.setItem(KEY, text);
      const element = await board(KEPT);
      expect(element.error).to.deep.equal({ code: 'ERR_AUTOSAVE', detail: { name: 'game', reason } });
      expect(notice(element)).to.equal(
        `The game kept as “game” cannot be read (${reason}). It is not lost: here is its text. ERR_AUTOSAVE`,
      );
      expect(await heard(element)).to.contain('It is not lost');
      expect([facts(element), stored(PREFIX)]).to.deep.equal([[], { [`${KEY}:1`]: text }]);
      const details = $<HTMLDetailsElement>(element, 'details');
      expect([details.open, details.querySelector('summary')?.textContent]).to.deep.equal([
        false,
        'The kept game as text',
      ]);
      details.open = true;
      const area = $<HTMLTextAreaElement>(element, 'textarea');
      expect([area.value, area.readOnly]).to.deep.equal([text, true]);
      takeTurn(element);
      await element.updateComplete;
      expect([parsed(), localStorage.getItem(`${KEY}:1`)]).to.deep.equal([element.record, text]);
      expect($<HTMLTextAreaElement>(element, 'textarea').value).to.equal(text);
    });
  }

  it('that cannot be read passes axe, closed and open', async () => {
    localStorage.setItem(KEY, '{');
    const element = await board(KEPT);
    await expect(element).to.be.accessible();
    $<HTMLDetailsElement>(element, 'details').open = true;
    await expect(element).to.be.accessible();
  });

  it('tells ERR_AUTOSAVE by nardy-error, once', async () => {
    localStorage.setItem(KEY, '{');
    const heardCodes = codes(document.body);
    const element = await board(KEPT);
    element.roll();
    await element.updateComplete;
    await tick();
    expect(heardCodes()).to.deep.equal(['ERR_AUTOSAVE']);
  });
});
