import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  $,
  ask,
  board,
  buttons,
  facts,
  HANDS_OVER,
  heard,
  listen,
  names,
  notice,
  only,
  playOut,
  takeTurn,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const BAR = 'turn="white" position="white bar:1 24:1 13:5 8:3 6:5; black 24:2 13:5 8:3 6:4 4:1" dice="41"';

const taken = (element: NardyBoard): string[] =>
  element.record?.unfinished?.map(({ from, die }) => `${from}:${die}`) ?? [];

describe('enterPlay()', () => {
  const PLAYS: readonly (readonly [attributes: string, text: string, taken: readonly string[]])[] = [
    [TO_ROLL, '8/5 6/5', ['8:3', '6:1']],
    [TO_ROLL, '31: 8/5 6/5', ['8:3', '6:1']],
    [TO_ROLL, '3-1: 6/5, 8/5', ['8:3', '6:1']],
    [TO_ROLL, '24/20', ['24:3', '21:1']],
    [TO_ROLL, '13-10 10-9', ['13:3', '10:1']],
    ['turn="white" dice="22"', '13/11(2) 6/4(2)', ['13:2', '13:2', '6:2', '6:2']],
    [BAR, 'bar/21* 6/5', ['25:4', '6:1']],
    [BAR, 'Бар/21х 24/23', ['25:4', '24:1']],
    ['variant="long" turn="white" dice="65"', '24/13', ['24:6', '18:5']],
    ['turn="white" dice="21" position="white 2:1 1:1 off:13; black 6:15"', '2/off 1/off', ['2:2', '1:1']],
  ];
  for (const [attributes, text, steps] of PLAYS) {
    it(`plays “${text}” whole, and does not confirm it`, async () => {
      const element = await thrown(attributes);
      expect(element.enterPlay(text)).to.equal(true);
      expect([taken(element).sort(), facts(element)]).to.deep.equal([[...steps].sort(), ['roll']]);
      await element.updateComplete;
      expect([buttons(element).includes('+Done'), element.error, notice(element)]).to.deep.equal([
        true,
        null,
        '',
      ]);
    });
  }

  it('fires the facts that clicks would', async () => {
    const element = await thrown();
    const events = listen(element);
    element.enterPlay('8/5 6/5');
    expect(names(events)).to.deep.equal(['move', 'change', 'move', 'change']);
    expect(only(events, 'nardy-move').map(({ detail }) => detail)).to.deep.equal([
      { seat: 1, from: 8, die: 3, to: 5, hit: false },
      { seat: 1, from: 6, die: 1, to: 5, hit: false },
    ]);
  });

  it('keeps the steps taken that it begins with', async () => {
    const element = await thrown();
    element.step(8, 3);
    const events = listen(element);
    expect(element.enterPlay('8/5 6/5')).to.equal(true);
    expect(names(events)).to.deep.equal(['move', 'change']);
    expect(taken(element)).to.deep.equal(['8:3', '6:1']);
  });

  it('takes back what it does not begin with, and only that', async () => {
    const element = await thrown();
    playOut(element);
    const events = listen(element);
    expect(element.enterPlay('13/10 6/5')).to.equal(true);
    expect(names(events)).to.deep.equal([
      'undo',
      'change',
      'undo',
      'change',
      'move',
      'change',
      'move',
      'change',
    ]);
    const double = await thrown('turn="white" dice="22"');
    for (const from of [13, 13, 8]) double.step(from, 2);
    const more = listen(double);
    expect(double.enterPlay('13/11(2) 6/4(2)')).to.equal(true);
    expect(names(more).filter((name) => name !== 'change')).to.deep.equal(['undo', 'move', 'move']);
  });

  it('of the same play in another order ends in it, with Done to press', async () => {
    const element = await thrown();
    element.step(6, 1);
    expect(element.enterPlay('8/5 6/5')).to.equal(true);
    expect([element.record?.unfinished?.length, element.confirm()]).to.deep.equal([2, true]);
    expect(element.series?.game.last?.moves.length).to.equal(2);
  });

  it('of the play that is on the board already changes nothing', async () => {
    const element = await thrown();
    element.enterPlay('8/5 6/5');
    const events = listen(element);
    expect([element.enterPlay('8/5 6/5'), names(events)]).to.deep.equal([true, []]);
  });

  it('plays what is left of a run (GUL-3), with its numbers or without', async () => {
    for (const text of ['20/14 17/11', '6-6: 20/14 17/11', '66: 17/11, 20/14']) {
      const element = await board(HANDS_OVER);
      takeTurn(element);
      expect([element.enterPlay(text), taken(element)]).to.deep.equal([true, ['20:6', '17:6']]);
    }
  });

  it('that can be played takes the refusal of the one before away, and `error` is right at once', async () => {
    const element = await thrown();
    element.enterPlay('8/5 6/5');
    expect([element.enterPlay('junk'), element.error?.code]).to.deep.equal([false, 'ERR_PLAY']);
    expect([element.enterPlay('8/5 6/5'), element.error]).to.deep.equal([true, null]);
    await element.updateComplete;
    expect(notice(element)).to.equal('');
  });

  const REFUSED: readonly (readonly [what: string, text: string, code: string, words: string])[] = [
    ['is not understood', '8/5 abc', 'ERR_PLAY', 'The play is not understood at “abc”.'],
    ['goes the wrong way', '5/8 6/5', 'ERR_PLAY', 'The play is not understood at “5/8”.'],
    ['is of other dice', '65: 24/13', 'ERR_PLAY_DICE', 'The play is for 6-5, and the dice are 3-1.'],
    ['goes where no die leads', '8/2 6/5', 'ERR_PLAY_ILLEGAL', '“8/2”: No die leads there: left are 3, 1.'],
    [
      'goes from where nobody stands',
      '9/6 6/5',
      'ERR_PLAY_ILLEGAL',
      '“9/6”: There is no checker on the 9-point.',
    ],
    ['has more steps than dice', '8/5 6/5 6/5', 'ERR_PLAY_ILLEGAL', '“6/5” cannot be played: rule MOVE-1.'],
    ['is too short', '8/5', 'ERR_PLAY_SHORT', 'More dice can be played, so they must be.'],
    ['is none at all', 'Ø', 'ERR_PLAY_SHORT', 'More dice can be played, so they must be.'],
  ];
  for (const [what, text, code, words] of REFUSED) {
    it(`that ${what} (“${text}”) is refused with ${code}, shown, announced and told; nothing moves`, async () => {
      const element = await thrown();
      element.step(8, 3);
      const { record } = element;
      const events = listen(element);
      expect(element.enterPlay(text)).to.equal(false);
      await element.updateComplete;
      await tick();
      expect([element.error?.code, notice(element)]).to.deep.equal([
        code,
        `${words} ${words.startsWith('“') && words.includes('”:') ? 'MOVE-1' : code}`,
      ]);
      expect(await heard(element)).to.contain(words);
      expect(element.record).to.deep.equal(record);
      expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal([code]);
      expect(names(events).filter((name) => name !== 'error' && name !== 'settled')).to.deep.equal([]);
      expect(element.undo()).to.equal(true);
      await element.updateComplete;
      expect([element.error, notice(element)], 'gone with the next thing that is done').to.deep.equal([
        null,
        '',
      ]);
    });
  }

  it('that goes to a closed point is told by the rule: MOVE-3', async () => {
    const element = await thrown('turn="white" dice="65"');
    element.enterPlay('24/19 13/7');
    await element.updateComplete;
    expect(element.error?.detail).to.deep.equal({ word: '24/19', rule: 'MOVE-3' });
  });

  it('that was refused is announced again when it is tried again', async () => {
    const element = await thrown();
    for (let time = 0; time < 2; time++) {
      $(element, '.live').textContent = '';
      element.enterPlay('8/5');
      await element.updateComplete;
      expect(await heard(element)).to.contain('More dice can be played');
    }
  });

  it('before a roll, after the end, in view mode or out of turn enters nothing: ERR_PLAY_NOW', async () => {
    const before = await board(TO_ROLL);
    const over = await board(TO_ROLL);
    over.resign(1);
    const view = await board(`${TO_ROLL} mode="view"`);
    const other = await board(`${TO_ROLL} seat="2"`);
    const seen = [];
    for (const element of [before, over, view, other]) {
      expect(element.enterPlay('8/5 6/5')).to.equal(false);
      await element.updateComplete;
      seen.push(element.error?.code);
    }
    expect(seen).to.deep.equal(['ERR_PLAY_NOW', 'ERR_PLAY_NOW', 'ERR_PLAY_NOW', 'ERR_PLAY_NOW']);
    expect(document.createElement('nardy-board').enterPlay('8/5 6/5')).to.equal(false);
  });

  it('while a request waits for its answer enters nothing', async () => {
    const element = await thrown();
    playOut(element);
    ask(element, (request) => request.respondWith(new Promise(() => undefined)));
    element.confirm();
    expect([element.enterPlay('8/5 6/5'), taken(element).length]).to.deep.equal([false, 2]);
    await element.updateComplete;
    expect(element.error?.code).to.equal('ERR_PLAY_NOW');
  });

  it('that fits more than one play is refused: ERR_PLAY_AMBIGUOUS', async () => {
    const element = await thrown(
      'turn="white" dice="21" position="white 13:1 off:14; black 14:1 13:1 24:13"',
    );
    expect(element.enterPlay('13/10')).to.equal(false);
    await element.updateComplete;
    expect(element.error?.code).to.equal('ERR_PLAY_AMBIGUOUS');
    expect(element.enterPlay('13/11*/10')).to.equal(true);
    await element.updateComplete;
    expect(element.error).to.equal(null);
  });

  it('never throws, whatever it is given', async () => {
    const element = await thrown();
    for (const odd of ['', ' ', '/', '*', '(', '8/5(99)', '0/0', 'x'.repeat(9999), '8/5 '.repeat(999)]) {
      expect(element.enterPlay(odd), odd.slice(0, 20)).to.equal(false);
    }
    for (const odd of [undefined, null, 5, {}, []] as unknown as string[]) {
      expect(() => element.enterPlay(odd)).not.to.throw();
    }
    expect(taken(element)).to.deep.equal([]);
  });
});
