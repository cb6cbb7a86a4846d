import { expect } from '@open-wc/testing';
import type { NardyRecord } from '../../../src/record/record.js';
import { board, playOut, takeTurn, tick } from './support.js';

describe('what goes out', () => {
  /** Changes all that can be changed in a value. */
  function spoil(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      spoil(member);
      (value as Record<string, unknown>)[name] = 'spoiled';
    }
    if (Array.isArray(value)) value.length = 0;
  }

  it('is the page’s to change: details of events and requests, record, state, series, explanations', async () => {
    const run = async (spoils: boolean): Promise<[NardyRecord | null, unknown]> => {
      const element = await board('turn="white" dice="31 42" cube-limit="64"');
      if (spoils) {
        for (const name of ['roll', 'move', 'undo', 'turn', 'change', 'illegal', 'double', 'take'] as const)
          element.addEventListener(`nardy-${name}`, ({ detail }) => spoil(detail));
        element.addEventListener('nardy-request', ({ detail }) => spoil(detail));
      }
      const look = () => {
        if (!spoils) return;
        for (const out of [element.record, element.state, element.series, element.explain(13, 1)]) spoil(out);
      };
      element.roll();
      look();
      element.step(8, 3);
      look();
      element.undo();
      playOut(element);
      look();
      element.confirm();
      element.double();
      look();
      element.take();
      takeTurn(element);
      look();
      await element.updateComplete;
      return [element.record, element.series];
    };
    expect(await run(true)).to.deep.equal(await run(false));
  });

  it('of `nardy-error` too', async () => {
    const element = await board();
    element.addEventListener('nardy-error', ({ detail }) => spoil(detail));
    element.mode = 'puzzle';
    await element.updateComplete;
    await tick();
    expect(element.error).to.deep.equal({ code: 'ERR_ATTRIBUTE', detail: { name: 'mode', value: 'puzzle' } });
  });
});
