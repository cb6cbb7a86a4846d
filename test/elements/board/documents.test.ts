import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { NardyBoard } from '../../../src/doors/board.js';
import { $, board, clicked, facts, movable, names, listen, thrown, tick, TO_ROLL } from './support.js';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0).reverse()) each();
});

/** A document in a frame, strict if need be, and so wide. */
async function framed(width = 700, policy = ''): Promise<Document> {
  const iframe = document.createElement('iframe');
  iframe.width = String(width);
  iframe.height = '700';
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  iframe.srcdoc = `<!doctype html><html lang="en"><head>${meta}<title>frame</title></head><body></body></html>`;
  document.body.append(iframe);
  undo.push(() => iframe.remove());
  await new Promise((done) => iframe.addEventListener('load', done, { once: true }));
  return iframe.contentDocument!;
}

/** What the styles make of a board: they are all there, those of the drawing and those around it. */
function look(element: NardyBoard): string[] {
  const style = (selector: string) => getComputedStyle($(element, selector));
  return [
    style('.board').display,
    style('.seat').display,
    style('.base').borderTopLeftRadius,
    style('.wood').stroke,
    getComputedStyle(element).display,
  ];
}

const frameOf = (home: Document): Promise<void> =>
  new Promise((done) => home.defaultView!.requestAnimationFrame(() => setTimeout(done)));

async function move(element: NardyBoard, home: Document): Promise<void> {
  home.body.append(element);
  await element.updateComplete;
  await frameOf(home);
  await element.updateComplete;
}

describe('a board in another document', () => {
  it('is styled there, and again when it is back, and so every time', async () => {
    const element = await thrown();
    const before = look(element);
    const home = element.parentElement!;
    const other = await framed();
    for (let time = 0; time < 3; time++) {
      await move(element, other);
      expect(look(element), `there ${time}`).to.deep.equal(before);
      home.append(element);
      await element.updateComplete;
      expect(look(element), `back ${time}`).to.deep.equal(before);
    }
  });

  it('is styled in one after the other', async () => {
    const element = await thrown();
    const before = look(element);
    for (const home of [await framed(), await framed()]) {
      await move(element, home);
      expect(look(element)).to.deep.equal(before);
    }
  });

  it('is styled in a strict page', async () => {
    const element = await thrown();
    const before = look(element);
    await move(element, await framed(700, "default-src 'none'"));
    expect(look(element)).to.deep.equal(before);
  });

  it('is styled when it was made here and never shown here', async () => {
    const before = look(await board());
    const element = document.createElement('nardy-board');
    await move(element, await framed());
    expect(look(element)).to.deep.equal(before);
    expect(element.error).to.equal(null);
  });

  it('is styled after it lay in a document that is not shown', async () => {
    const element = await thrown();
    const before = look(element);
    const home = element.parentElement!;
    document.implementation.createHTMLDocument('').body.append(element);
    await element.updateComplete;
    home.append(element);
    await element.updateComplete;
    expect(look(element)).to.deep.equal(before);
  });

  it('shares its styles with the others there', async () => {
    const other = await framed();
    const boards = [await thrown(), await thrown()];
    for (const element of boards) await move(element, other);
    const [one, two] = boards.map((element) => element.shadowRoot!.adoptedStyleSheets);
    expect(one!.length).to.be.greaterThan(0);
    expect(one!.every((sheet, index) => sheet === two![index])).to.equal(true);
  });

  it('lies as its width there asks, and follows it', async () => {
    const element = await board();
    const other = await framed(400);
    await move(element, other);
    expect($(element, '.base').classList.contains('upright')).to.equal(true);
    other.defaultView!.frameElement!.setAttribute('width', '700');
    for (let time = 0; time < 3; time++) await frameOf(other);
    expect($(element, '.base').classList.contains('upright')).to.equal(false);
  });

  it('is played on: the turn stays, clicks and keys work', async () => {
    const element = await thrown();
    const events = listen(element);
    const other = await framed();
    await move(element, other);
    expect(movable(element).length).to.be.greaterThan(0);
    clicked(element, 'p8');
    await element.updateComplete;
    clicked(element, 'p5');
    await element.updateComplete;
    element.focus();
    expect(element.shadowRoot?.activeElement?.getAttribute('role')).to.equal('gridcell');
    await sendKeys({ press: 'u' });
    expect(names(events).filter((name) => ['move', 'undo'].includes(name))).to.deep.equal(['move', 'undo']);
  });

  it('speaks there, in the language of that page', async () => {
    const element = await thrown();
    const other = await framed();
    await move(element, other);
    element.step(8, 3);
    element.step(6, 1);
    element.confirm();
    await element.updateComplete;
    await frameOf(other);
    await frameOf(other);
    expect($(element, '.live').textContent).to.contain('to roll');
  });

  it('asks its questions there: the dialog takes the focus of that page', async () => {
    const element = await thrown();
    await move(element, await framed());
    $(element, '[part~=button-resign]').focus();
    $(element, '[part~=button-resign]').click();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.getAttribute('role')).to.equal('dialog');
  });

  it('moves at the pace of that window, and jumps when that page is hidden', async () => {
    const element = await thrown();
    element.speed = 0.05;
    const other = await framed();
    await move(element, other);
    element.step(8, 3);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.flight')).to.exist;
    Object.defineProperty(other, 'hidden', { value: true, configurable: true });
    other.dispatchEvent(new Event('visibilitychange'));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.flight')).not.to.exist;
    await tick();
    expect(facts(element)).to.deep.equal(['roll']);
  });

  it('listens to nothing of the documents it has left', async () => {
    const other = await framed();
    const element = await board(TO_ROLL);
    const home = element.parentElement!;
    const heard: string[] = [];
    for (const [name, place] of [
      ['there', other],
      ['here', document],
    ] as const) {
      for (const [sign, method] of [
        ['+', 'addEventListener'],
        ['-', 'removeEventListener'],
      ] as const) {
        const listen = (...args: Parameters<Document['addEventListener']>) => {
          if (args[0] === 'visibilitychange') heard.push(sign + name);
          EventTarget.prototype[method].apply(place, args);
        };
        Object.defineProperty(place, method, { configurable: true, value: listen });
        undo.push(() => void Reflect.deleteProperty(place, method));
      }
    }
    await move(element, other);
    home.append(element);
    expect(heard).to.deep.equal(['-here', '+there', '-there', '+here']);
  });
});
