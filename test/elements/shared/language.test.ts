import { expect } from '@open-wc/testing';
import { NardyBoard } from '../../../src/doors/board.js';
import { registerLanguage } from '../../../src/i18n/index.js';
import { $, answer, board, buttons, heard, notice, press, question, status, tick } from '../board/support.js';

/** Languages that no other test speaks. */
registerLanguage('xa', {
  roll: 'Würfeln',
  statusRoll: '{who} würfelt.',
  points: { one: '{n} Punkt', few: '{n} Pünktchen', other: '{n} Punkte' },
});
registerLanguage('xa-CH', { roll: 'Würfle' });
registerLanguage('ru', {
  pips: { one: '{n} пункт', few: '{n} пункта', many: '{n} пунктов', other: '{n} пункта' },
});

const sums = (element: NardyBoard) =>
  [...element.renderRoot.querySelectorAll('.sums')].map((node) => node.textContent?.split('·')[0]?.trim());

describe('the language', () => {
  it('is English where none is named, and where nobody knows it', async () => {
    for (const lang of ['', 'tlh', 'not a tag!', 'x', '-', '🎲']) {
      const element = await board(`turn="white" lang="${lang}"`);
      expect([status(element), buttons(element)[0]]).to.deep.equal(['Player 1 (white) to roll.', '+Roll']);
    }
  });

  it('that has a part of the words falls back to English for the rest', async () => {
    const element = await board('turn="white" lang="xa"');
    expect([status(element), buttons(element)]).to.deep.equal([
      'Player 1 (white) würfelt.',
      ['+Würfeln', '+Resign'],
    ]);
  });

  it('of a region falls back to its base, then to English', async () => {
    const element = await board('turn="white" lang="XA-ch"');
    expect([status(element), buttons(element)]).to.deep.equal([
      'Player 1 (white) würfelt.',
      ['+Würfle', '+Resign'],
    ]);
  });

  it('takes its plurals', async () => {
    const element = await board(
      'lang="ru" turn="white" position="white 1:1 off:14; black 2:1 1:1 off:13" cube-limit="off"',
    );
    expect(sums(element)).to.deep.equal(['3 пункта', '1 пункт']);
    element.position = 'white 5:1 off:14; black 2:1 1:1 off:13';
    await element.updateComplete;
    expect(sums(element)).to.deep.equal(['3 пункта', '5 пунктов']);
  });

  it('writes numbers as it does', async () => {
    registerLanguage('de', {
      statusOpening: 'Wer höher wirft, beginnt.',
      statusBalance: 'Es geht um bis zu {n}.',
    });
    const element = await board(`lang="de" cube-limit="64" rules='{"stake": 1000}'`);
    expect(status(element)).to.equal('Wer höher wirft, beginnt. Es geht um bis zu 192.000.');
  });

  it('is that of the nearest ancestor', async () => {
    const element = await board('turn="white"');
    const section = document.createElement('section');
    section.lang = 'xa';
    section.innerHTML = '<div lang="en"><p></p></div><div><p></p></div>';
    document.body.append(section);
    const [english, other] = section.querySelectorAll('p');
    other?.append(element);
    await element.updateComplete;
    expect(buttons(element)[0]).to.equal('+Würfeln');
    english?.append(element);
    await element.updateComplete;
    expect(buttons(element)[0]).to.equal('+Roll');
    section.remove();
  });

  it('is that of an ancestor outside of the shadow root it lies in', async () => {
    const host = document.createElement('div');
    host.lang = 'xa';
    const element = new NardyBoard();
    element.turn = 'white';
    host.attachShadow({ mode: 'open' }).append(element);
    document.body.append(host);
    await element.updateComplete;
    expect(buttons(element)[0]).to.equal('+Würfeln');
    host.remove();
  });

  it('is that of the page when nothing nearer is named', async () => {
    const before = document.documentElement.getAttribute('lang');
    document.documentElement.lang = 'xa';
    try {
      expect(buttons(await board('turn="white"'))[0]).to.equal('+Würfeln');
    } finally {
      if (before === null) document.documentElement.removeAttribute('lang');
      else document.documentElement.lang = before;
    }
  });

  it('of the board itself can be changed while it plays', async () => {
    const element = await board('turn="white"');
    element.lang = 'xa';
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) würfelt.');
    element.removeAttribute('lang');
    await element.updateComplete;
    expect(status(element)).to.equal('Player 1 (white) to roll.');
  });

  it('that is registered late is spoken at once', async () => {
    const element = await board('turn="white" lang="xb"');
    expect(buttons(element)[0]).to.equal('+Roll');
    registerLanguage('xb', { roll: 'Rouler' });
    await element.updateComplete;
    expect(buttons(element)[0]).to.equal('+Rouler');
  });

  it('gets words later still, also English ones, and says them at once', async () => {
    const element = await board('turn="white" lang="xd"');
    registerLanguage('xd', { roll: 'Rzut' });
    registerLanguage('en', { resign: 'Give up' });
    await element.updateComplete;
    expect(buttons(element)).to.deep.equal(['+Rzut', '+Give up']);
    registerLanguage('en', { resign: 'Resign' });
    await element.updateComplete;
    expect(buttons(element)[1]).to.equal('+Resign');
  });

  it('that is registered later still is heard by no board that has gone', async () => {
    const element = await board('turn="white" lang="xc"');
    element.remove();
    await tick();
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    registerLanguage('xc', { roll: 'Tirar' });
    await tick();
    expect(updates).to.equal(0);
  });
});

describe('a name', () => {
  const NASTY = '<img src=x onerror="alert(1)"><b>{who} {n} Ann</b>';

  it('is text in the line of its seat, in the status, in questions and aloud', async () => {
    const element = await board('turn="white"');
    element.name1 = NASTY;
    await element.updateComplete;
    expect($(element, '.seat[part~="seat-1"] [part=name]').textContent).to.equal(NASTY);
    expect(status(element)).to.equal(`${NASTY} (white) to roll.`);
    press(element, 'resign');
    await element.updateComplete;
    expect(question(element)).to.contain(NASTY);
    answer(element, 'Yes, resign');
    await element.updateComplete;
    expect(await heard(element)).to.contain(NASTY);
    expect(element.renderRoot.querySelectorAll('img, b').length).to.equal(0);
  });

  it('of an attribute value that is bad is text too', async () => {
    const element = await board(`mode='<img src=x onerror="alert(1)">'`);
    expect(notice(element)).to.contain('“<img src=x onerror="alert(1)">”');
    expect(element.renderRoot.querySelectorAll('img').length).to.equal(0);
  });
});

describe('a slot', () => {
  it('holds what the page puts beside the name of a seat, whatever colour it has', async () => {
    const element = await board('turn="white"');
    element.innerHTML = '<time slot="seat-1">5:00</time><time slot="seat-2">4:00</time>';
    const shown = (seat: number) =>
      $<HTMLSlotElement>(element, `.seat[part~="seat-${seat}"] slot`)
        .assignedElements()
        .map(({ textContent }) => textContent);
    expect([shown(1), shown(2)]).to.deep.equal([['5:00'], ['4:00']]);
    element.near = 'black';
    await element.updateComplete;
    expect([shown(1), shown(2)]).to.deep.equal([['5:00'], ['4:00']]);
  });
});
