import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  $,
  board,
  facts,
  listen,
  names,
  notice,
  phase,
  playOut,
  press,
  SHUT_OUT,
  thrown,
  tick,
  TO_ROLL,
} from './support.js';

const taken = (element: NardyBoard): string[] =>
  element.record?.unfinished?.map(({ from, die }) => `${from}:${die}`) ?? [];

const field = (element: NardyBoard) => element.renderRoot.querySelector<HTMLInputElement>('[part=field]');
const inside = (element: NardyBoard) => element.shadowRoot?.activeElement ?? null;

/** A board with its field open and focused. */
async function withField(attributes = TO_ROLL): Promise<NardyBoard> {
  const element = await thrown(`${attributes} typing`);
  field(element)?.focus();
  return element;
}
async function enter(element: NardyBoard, text: string): Promise<void> {
  field(element)!.focus();
  field(element)!.select();
  await sendKeys({ type: text });
  await sendKeys({ press: 'Enter' });
  await element.updateComplete;
}

describe('the field for typed plays', () => {
  it('is shown by the attribute typing, with a label and a button', async () => {
    const element = await board();
    expect(field(element)).to.equal(null);
    element.setAttribute('typing', '');
    await element.updateComplete;
    expect(field(element)?.labels?.[0]?.textContent?.trim()).to.equal('Type a play');
    expect($(element, '[part~=button-say]').textContent).to.equal('Play it');
    await expect(element).to.be.accessible();
    element.typing = false;
    await element.updateComplete;
    expect(field(element)).to.equal(null);
  });

  it('is shown by the key T, which moves the focus there', async () => {
    const element = await thrown();
    element.focus();
    await sendKeys({ press: 't' });
    await element.updateComplete;
    await tick();
    expect(inside(element)).to.equal(field(element));
    expect(field(element)?.value, 'the key is not typed').to.equal('');
  });

  it('is not shown by the key T where nobody plays', async () => {
    const element = await board(`${TO_ROLL} mode="view"`);
    element.focus();
    await sendKeys({ press: 't' });
    await element.updateComplete;
    expect(field(element)).to.equal(null);
  });

  it('plays what is typed by Enter, and is empty then', async () => {
    const element = await withField();
    const events = listen(element);
    await enter(element, '8/5 6/5');
    expect([taken(element), field(element)?.value]).to.deep.equal([['8:3', '6:1'], '']);
    expect(names(events).slice(0, 4)).to.deep.equal(['move', 'change', 'move', 'change']);
    expect(inside(element)).to.equal(field(element));
  });

  it('plays what is typed by its button', async () => {
    const element = await withField();
    await sendKeys({ type: '13/10 24/23' });
    $(element, '[part~=button-say]').click();
    await element.updateComplete;
    expect(taken(element).length).to.equal(2);
  });

  it('keeps a text that was refused, to be mended', async () => {
    const element = await withField();
    await enter(element, '8/4 6/5');
    expect([field(element)?.value, taken(element)]).to.deep.equal(['8/4 6/5', []]);
    expect(notice(element)).to.contain('ERR_PLAY_ILLEGAL');
    expect(inside(element)).to.equal(field(element));
    await enter(element, '8/5 6/5');
    expect([field(element)?.value, notice(element)]).to.deep.equal(['', '']);
  });

  it('does nothing with an empty text', async () => {
    const element = await withField();
    const events = listen(element);
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: '   ' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect([names(events), element.error]).to.deep.equal([[], null]);
  });

  it('keeps its keys to itself: they do not work the board', async () => {
    const element = await thrown();
    playOut(element);
    element.focus();
    await sendKeys({ press: 't' });
    await element.updateComplete;
    await tick();
    await sendKeys({ type: 'rucdnpbvit? ' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Home' });
    await element.updateComplete;
    expect([field(element)?.value, taken(element).length, facts(element)]).to.deep.equal([
      'rucdnpbvit? ',
      2,
      ['roll'],
    ]);
  });

  it('is closed by Escape, and the focus goes back to the board', async () => {
    const element = await thrown();
    element.focus();
    const place = inside(element)?.getAttribute('data-spot');
    await sendKeys({ press: 't' });
    await element.updateComplete;
    await tick();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect([field(element), inside(element)?.getAttribute('data-spot')]).to.deep.equal([null, place]);
    await sendKeys({ press: 't' });
    await element.updateComplete;
    await tick();
    expect(inside(element), 'and can be opened again').to.equal(field(element));
  });

  it('that the attribute shows stays when Escape gives the focus back', async () => {
    const element = await withField();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(field(element)).not.to.equal(null);
    expect(inside(element)?.hasAttribute('data-spot')).to.equal(true);
  });

  it('keeps the focus while it is in use, also when the turn goes over', async () => {
    const element = await withField();
    await enter(element, '8/5 6/5');
    element.confirm();
    element.roll();
    await element.updateComplete;
    expect(inside(element)).to.equal(field(element));
    await enter(element, '8/4 6/4');
    expect(taken(element)).to.deep.equal(['8:4', '6:2']);
  });

  it('says why nothing can be entered before the roll', async () => {
    const element = await board(`${TO_ROLL} typing`);
    await enter(element, '8/5 6/5');
    expect([notice(element), field(element)?.value]).to.deep.equal([
      'No play can be entered now. ERR_PLAY_NOW',
      '8/5 6/5',
    ]);
  });

  it('gives way to a question over the board', async () => {
    const element = await withField();
    press(element, 'resign');
    await element.updateComplete;
    expect(inside(element)?.getAttribute('role')).to.equal('dialog');
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[role=dialog]')).to.equal(null);
  });

  it('passes axe while it is open, upright and wide, also after a refusal', async () => {
    for (const width of [720, 320]) {
      const element = await board(`${TO_ROLL} typing`, width);
      element.roll();
      element.enterPlay('8/4');
      await element.updateComplete;
      await expect(element).to.be.accessible();
    }
  });

  it('lets a turn that cannot be played pass as ever', async () => {
    const element = await board(`${SHUT_OUT} typing`);
    element.roll();
    await element.updateComplete;
    await tick();
    expect([facts(element), phase(element)]).to.deep.equal([['roll', 'play'], 'toRoll']);
  });
});
