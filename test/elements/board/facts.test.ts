import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../../src/doors/board.js';
import {
  board,
  facts,
  LAST_CHECKER,
  listen,
  names,
  only,
  phase,
  SHUT_OUT,
  takeTurn,
  thrownBy,
  tick,
  TO_ROLL,
} from './support.js';

const told = (element: NardyBoard) => {
  const events = listen(element);
  return {
    events,
    names: () => names(events).filter((name) => name !== 'change' && name !== 'settled'),
  };
};
const CUBE = `${TO_ROLL} cube-limit="unlimited" rules='{"beaver":true}'`;

describe('a fact', () => {
  it('is an event that bubbles, leaves the shadow tree and cannot be cancelled', async () => {
    const element = await board(TO_ROLL);
    const events = listen(document.body);
    takeTurn(element);
    expect(names(events)).to.deep.equal([
      'roll',
      'change',
      'move',
      'change',
      'move',
      'change',
      'turn',
      'change',
    ]);
    for (const event of events) {
      expect([event.target, event.bubbles, event.composed, event.cancelable]).to.deep.equal([
        element,
        true,
        true,
        false,
      ]);
    }
  });

  it('tells what was done, in the mover’s own numbers', async () => {
    const element = await board('turn="black" dice="31"');
    const { events } = told(element);
    element.roll();
    element.step(8, 3);
    element.undo();
    element.step(8, 3);
    element.step(6, 1);
    element.confirm();
    const details = events
      .filter(({ type }) => type !== 'nardy-change')
      .map(({ type, detail }) => [type, detail] as const);
    const move = { seat: 2, from: 8, die: 3, to: 5, hit: false };
    const other = { seat: 2, from: 6, die: 1, to: 5, hit: false };
    const strip = ({ seat: _, ...rest }: typeof move) => rest;
    expect(details).to.deep.equal([
      ['nardy-roll', { seat: 2, dice: [3, 1] }],
      ['nardy-move', move],
      ['nardy-undo', move],
      ['nardy-move', move],
      ['nardy-move', other],
      [
        'nardy-turn',
        {
          kind: 'play',
          seat: 2,
          dice: [3, 1],
          numbers: [3, 1],
          moves: [strip(move), strip(other)],
          notation: '3-1: 8/5 6/5',
        },
      ],
    ]);
  });

  it('of the opening throw has no seat', async () => {
    const element = await board('dice="44 25"');
    const { events } = told(element);
    element.roll();
    element.roll();
    expect(only(events, 'nardy-roll').map(({ detail }) => detail)).to.deep.equal([
      { seat: null, dice: [4, 4] },
      { seat: null, dice: [2, 5] },
    ]);
  });

  it('of the cube tells its value as it is now', async () => {
    const element = await board(CUBE);
    const { events, names } = told(element);
    element.double();
    element.beaver();
    element.take();
    expect(names()).to.deep.equal(['double', 'beaver', 'take']);
    expect(events.filter(({ type }) => type !== 'nardy-change').map(({ detail }) => detail)).to.deep.equal([
      { seat: 1, cube: 1 },
      { seat: 2, cube: 1 },
      { seat: 1, cube: 4 },
    ]);
  });

  it('of a drop or a resignation comes before that of the end', async () => {
    const dropped = await board(CUBE);
    const drop = told(dropped);
    dropped.double();
    dropped.drop();
    expect(drop.names()).to.deep.equal(['double', 'drop', 'game-over']);
    expect(only(drop.events, 'nardy-game-over')[0]?.detail).to.deep.include({
      by: 'drop',
      winner: 1,
      kind: 'oin',
    });
    const resigned = await board(`${TO_ROLL} rules='{"seriesGames":1}'`);
    const resign = told(resigned);
    resigned.resign();
    expect(resign.names()).to.deep.equal(['resign', 'game-over', 'series-over']);
    expect(only(resign.events, 'nardy-series-over')[0]?.detail).to.deep.equal({ score: { 1: 0, 2: 3 } });
  });

  it('of the last play comes before that of the end, and marks no die as lost', async () => {
    const element = await board(LAST_CHECKER);
    const { events, names } = told(element);
    takeTurn(element);
    expect(names()).to.deep.equal(['roll', 'move', 'turn', 'game-over']);
    expect(only(events, 'nardy-turn')[0]?.detail.notation).to.equal('2-1: 1/off');
  });

  it('of a finish that leaves the other a last roll marks no die as lost either', async () => {
    const element = await board(
      'turn="white" draw-rule="last-roll" position="white 1:1 off:14; black 13:1 1:1 off:13" dice="21 66"',
    );
    const { events } = told(element);
    takeTurn(element);
    takeTurn(element);
    expect(only(events, 'nardy-turn').map(({ detail }) => detail.notation)).to.deep.equal([
      '2-1: 1/off',
      '6-6: 13/off 1/off',
    ]);
    expect(only(events, 'nardy-game-over').map(({ detail }) => detail.winner)).to.deep.equal([null]);
  });

  it('of a turn that passes has no moves', async () => {
    const element = await board(SHUT_OUT);
    const { events } = told(element);
    element.roll();
    await element.updateComplete;
    await tick();
    expect(only(events, 'nardy-turn').map(({ detail }) => detail)).to.deep.equal([
      { kind: 'play', seat: 1, dice: [6, 6], numbers: [6, 6, 6, 6], moves: [], notation: '6-6: Ø' },
    ]);
  });

  it('is a copy: what a listener does to it does not touch the game', async () => {
    const element = await board(TO_ROLL);
    element.addEventListener('nardy-turn', ({ detail }) => (detail.moves as unknown[]).splice(0));
    element.addEventListener('nardy-change', ({ detail }) => Object.assign(detail.score, { 1: 99 }));
    takeTurn(element);
    expect(element.series?.game.last?.moves.length).to.equal(2);
    expect(element.series?.score).to.deep.equal({ 1: 0, 2: 0 });
  });
});

describe('nardy-change', () => {
  it('follows every fact, with where things stand now', async () => {
    const element = await board(TO_ROLL);
    const { events } = told(element);
    takeTurn(element);
    expect(only(events, 'nardy-change').map(({ detail }) => detail)).to.deep.equal([
      { phase: 'toPlay', seat: 1, dice: [3, 1], score: { 1: 0, 2: 0 } },
      { phase: 'toPlay', seat: 1, dice: [3, 1], score: { 1: 0, 2: 0 } },
      { phase: 'toPlay', seat: 1, dice: [3, 1], score: { 1: 0, 2: 0 } },
      { phase: 'toRoll', seat: 2, dice: null, score: { 1: 0, 2: 0 } },
    ]);
  });

  it('comes once, and last, when one act brings several facts; a new game has it alone', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    element.resign(1);
    element.newGame();
    expect(names(events)).to.deep.equal(['resign', 'game-over', 'change', 'change']);
    expect(
      only(events, 'nardy-change').map(({ detail }) => [detail.phase, detail.seat, detail.score]),
    ).to.deep.equal([
      ['over', null, { 1: 0, 2: 3 }],
      ['toRoll', 1, { 1: 0, 2: 3 }], // the loser begins (START-4)
    ]);
  });
});

describe('a listener', () => {
  it('sees the state that the fact tells of, already committed', async () => {
    const element = await board(TO_ROLL);
    const seen: unknown[] = [];
    element.addEventListener('nardy-roll', () => seen.push(element.series?.game.dice));
    element.addEventListener('nardy-move', () => seen.push(element.record?.unfinished?.length));
    element.addEventListener('nardy-turn', () => seen.push(facts(element)));
    takeTurn(element);
    expect(seen).to.deep.equal([[3, 1], 1, 2, ['roll', 'play']]);
  });

  it('can act at once: facts stay in the order in which they came about', async () => {
    const element = await board(TO_ROLL);
    const events = listen(element);
    const done: boolean[] = [];
    element.addEventListener('nardy-move', () => done.push(element.undo()), { once: true });
    element.addEventListener('nardy-turn', () => done.push(element.roll()), { once: true });
    element.roll();
    element.step(8, 3);
    expect([done, element.record?.unfinished]).to.deep.equal([[true], undefined]);
    element.step(8, 3);
    element.step(6, 1);
    element.confirm();
    expect(names(events)).to.deep.equal([
      ...['roll', 'change', 'move', 'undo', 'change', 'move', 'change', 'move', 'change'],
      ...['turn', 'roll', 'change'],
    ]);
    expect([done, phase(element)]).to.deep.equal([[true, true], 'toPlay']);
  });

  it('that throws breaks nothing: the others hear, the game goes on', async () => {
    const element = await board(TO_ROLL);
    element.addEventListener('nardy-roll', () => {
      throw new Error('mine');
    });
    const events = listen(element);
    const reported = await thrownBy(() => takeTurn(element));
    expect(reported).to.deep.equal(['mine']);
    expect(names(events).slice(0, 2)).to.deep.equal(['roll', 'change']);
    expect(facts(element)).to.deep.equal(['roll', 'play']);
  });
});
