import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ACTION_KEYS } from '../../../src/elements/board/actions.js';
import { surface } from '../../../src/i18n/en/surface.js';
import { board, facts, heard, names, listen, phase, question, thrown, TO_ROLL } from './support.js';

describe('the keys of the actions', () => {
  it('roll, take back and confirm', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    element.focus();
    await sendKeys({ press: 'r' });
    element.step(8, 3);
    await element.updateComplete;
    await sendKeys({ press: 'u' });
    element.step(8, 3);
    element.step(6, 1);
    await element.updateComplete;
    await sendKeys({ press: 'd' });
    expect(names(events).filter((name) => name !== 'change' && name !== 'settled')).to.deep.equal([
      'roll',
      'move',
      'undo',
      'move',
      'move',
      'turn',
    ]);
  });

  it('MOVE-4: say why a turn cannot be confirmed yet', async () => {
    const element = await thrown();
    element.focus();
    await sendKeys({ press: 'c' });
    expect(await heard(element)).to.contain('More dice can be played, so they must be.');
    expect(facts(element)).to.deep.equal(['roll']);
  });

  it('stand each in the sentence that tells all keys', () => {
    for (const key of ACTION_KEYS.keys())
      expect(surface.keys).to.match(new RegExp(`\\b${key.toUpperCase()}\\b`));
  });

  it('have nothing to say where nothing can be confirmed', async () => {
    const element = await board(TO_ROLL);
    element.focus();
    await sendKeys({ press: 'c' });
    expect([phase(element), await heard(element)]).to.deep.equal(['toRoll', '']);
  });
});

describe('Escape', () => {
  it('takes the question of resigning back, and nothing else does', async () => {
    const element = await thrown();
    element.renderRoot.querySelector<HTMLElement>('[part~=button-resign]')?.click();
    await element.updateComplete;
    expect(question(element)).to.contain('Resign?');
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect([question(element), facts(element)]).to.deep.equal(['', ['roll']]);
  });

  it('does not take back a roll that waits for its dice', async () => {
    const element = await board(`${TO_ROLL} dice-source="manual"`);
    element.roll();
    await element.updateComplete;
    element.focus();
    await sendKeys({ press: 'Escape' });
    expect(question(element)).to.contain('1');
  });
});
