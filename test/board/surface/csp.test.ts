import { expect } from '@open-wc/testing';
import { flight, frame, mount, position, START, view } from './harness.js';

describe('a page with a strict content security policy', () => {
  it('has nothing to block: no style attribute, no style element, not even in motion', async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "style-src 'self'";
    document.head.append(policy);

    const board = await mount(view(), { options: { speed: 0.001 } });
    await board.tap('p13');
    const after = position({ ...START, 13: 4, 11: 1 });
    await board.put(view({ version: 2, position: after, beats: [flight('white', 13, 11)] }));
    expect(board.$('.flight')?.getAnimations().length).to.equal(1);
    await board.put(view({ version: 3, question: { title: 'Resign?', text: 'Lost.', answers: [] } }));
    await frame();
    expect(violations).to.deep.equal([]);
    expect(board.renderRoot.querySelectorAll('[style], style').length).to.equal(0);
    expect(getComputedStyle(board.$('.board') as Element).display).to.equal('block');

    const proof = document.createElement('p');
    proof.setAttribute('style', 'color: red');
    document.body.append(proof);
    await frame();
    expect(violations.length).to.equal(1);
  });
});
