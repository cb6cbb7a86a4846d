import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import { board, clicked, frame, notice, TO_ROLL } from './support.js';

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
