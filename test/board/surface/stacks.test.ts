import { expect } from '@open-wc/testing';
import type { TestBoard } from './harness.js';
import { mount, position, view } from './harness.js';

const MANY = position({ 24: 6, 13: 2, 3: 7 });
const OTHERS = position({ 24: 2, 13: 8, 6: 3, 3: 2 });
const WAYS = [
  [MANY, OTHERS],
  [OTHERS, MANY],
] as const;

const nodesOn = (board: TestBoard, id: string): Element[] => [
  ...board.renderRoot.querySelectorAll(`.checkers > [data-spot="${id}"]`),
];
const whites = (board: TestBoard): Element[] => [...board.renderRoot.querySelectorAll('.checkers.light > *')];

describe('checkers of one position become those of another', () => {
  it('each on top of the one before it, where a stack closes up', async () => {
    for (const [before, after] of WAYS) {
      const board = await mount(view({ position: before }));
      await board.put(view({ position: after, version: 2 }));
      for (const [id, inwards] of [
        ['p24', 1],
        ['p13', 1],
        ['p6', -1],
        ['p3', -1],
      ] as const) {
        const depths = nodesOn(board, id).map((node) => inwards * Number(node.getAttribute('cy')));
        expect(depths, id).to.deep.equal([...depths].sort((a, b) => a - b));
      }
    }
  });

  it('and none of their nodes is made anew', async () => {
    for (const [before, after] of WAYS) {
      const board = await mount(view({ position: before }));
      const nodes = whites(board);
      await board.put(view({ position: after, version: 2 }));
      expect(whites(board)).to.have.members(nodes);
    }
  });
});
