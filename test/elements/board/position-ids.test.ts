import { expect } from '@open-wc/testing';
import { game, side, START, XGID } from './position-support.js';
import {
  board,
  buttons,
  facts,
  heard,
  listen,
  movable,
  notice,
  only,
  phase,
  status,
  tick,
} from './support.js';

describe('position as a Position ID', () => {
  it('puts the player on roll as White, and White is to roll', async () => {
    const element = await board('position="sGfwATDgc/ABMA"');
    expect([side(element, 'white'), side(element, 'black')]).to.deep.equal([
      '24:2 13:5 8:3 6:5',
      '24:2 13:5 8:2 6:4 5:2',
    ]);
    expect([phase(element), game(element).seat, element.error]).to.deep.equal(['toRoll', 1, null]);
  });

  it('with one on the bar, and with checkers borne off', async () => {
    const bar = await board('position="4HPwATDgc/ABUA"');
    expect(side(bar, 'white')).to.equal('bar:1 24:1 13:5 8:3 6:5');
    const off = await board('position="ewMAAD4gAAAAAA"');
    expect([side(off, 'white'), side(off, 'black')]).to.deep.equal(['8:1 1:5 off:9', '3:2 2:4 1:2 off:7']);
  });

  it('is of Black where turn says so: who is to roll, not where the checkers stand', async () => {
    const element = await board('position="4HPwATDgc/ABUA" turn="black"');
    expect([side(element, 'white'), game(element).seat]).to.deep.equal(['bar:1 24:1 13:5 8:3 6:5', 2]);
  });
});

describe('position as a Position ID with a Match ID', () => {
  it('tells score, length and cube of a match: X is White', async () => {
    const element = await board(`position="${START}:cAngAEAAEAAE"`);
    const { rules, score, seat, dice, cube, cubeInUse } = game(element);
    expect([rules.matchLength, rules.cubeLimit, score, seat, dice, cubeInUse]).to.deep.equal([
      7,
      'unlimited',
      { 1: 2, 2: 4 },
      1,
      null,
      true,
    ]);
    expect(cube).to.deep.include({ value: 1, owner: null });
    expect([buttons(element), status(element)]).to.deep.equal([
      ['+Roll', '+Double', '+Resign'],
      'Player 1 (white) to roll.',
    ]);
  });

  it('tells who owns the cube and what was rolled', async () => {
    const element = await board('position="ewMAAD4gAAAAAA:AQGqAAAAAAAE"');
    const { cube, seat, dice, rules } = game(element);
    expect([cube.value, cube.owner, seat, dice, rules.matchLength]).to.deep.equal([2, 2, 2, [4, 2], 5]);
    expect([phase(element), facts(element)]).to.deep.equal(['toPlay', ['roll']]);
    expect(side(element, 'black'), 'Black is on roll').to.equal('8:1 1:5 off:9');
  });

  it('MATCH-2: tells the Crawford game, and the game after it', async () => {
    const crawford = await board(`position="${START}:8AngAGAAEAAE"`);
    expect([game(crawford).score, game(crawford).cubeInUse]).to.deep.equal([{ 1: 2, 2: 6 }, false]);
    expect(status(crawford)).to.equal('Crawford game: no cube. Player 1 (white) to roll.');
    const after = await board(`position="${START}:MAHgAGAAEAAE"`);
    expect([game(after).seat, game(after).cubeInUse, game(after).crawfordSeen]).to.deep.equal([
      2,
      true,
      true,
    ]);
    expect(buttons(after)).to.deep.equal(['+Roll', '+Resign']); // a double would give Black nothing
  });

  it('MATCH-2: of a match in which nobody is one point away has its Crawford game still to come', async () => {
    const element = await board(`position="${START}:cAngAEAAEAAE" end-mode="oin"`);
    for (const score of [5, 6]) {
      element.resign(1);
      expect(element.series?.score).to.deep.equal({ 1: 2, 2: score });
      element.newGame();
    }
    await element.updateComplete;
    expect(status(element)).to.equal('Crawford game: no cube. Player 1 (white) to roll.');
  });

  it('CUBE-3: tells a double that waits for its answer', async () => {
    const element = await board(`position="${START}:cBHgAAAAAAAE"`);
    expect([phase(element), game(element).seat, facts(element)]).to.deep.equal(['doubled', 2, ['double']]);
    expect(buttons(element)).to.deep.equal(['+Take', '+Drop']);
    expect(element.take()).to.equal(true);
    expect(game(element).cube).to.deep.include({ value: 2, owner: 2 });
  });

  it('CUBE-5: tells Jacoby of a game for money', async () => {
    const plain = await board(`position="${START}:cAkAAAAAAAAE"`);
    const jacoby = await board(`position="${START}:cAkAAAAAAAAA"`);
    expect([game(plain).rules.jacoby, game(jacoby).rules.jacoby]).to.deep.equal([false, true]);
    expect(game(jacoby).rules.matchLength).to.equal(0);
  });
});

describe('position copied out of a sentence', () => {
  const IDS = [
    START,
    `${START}:cAngAEAAEAAE`,
    `XGID=${XGID}:0:0:1:31:0:0:0:0:10`,
    'LN1-500000001zzy00003zzwwzt',
  ];

  it('ends before the marks of the sentence', async () => {
    for (const id of IDS) {
      const plain = await board(`position="${id}"`);
      const element = await board(`position="${id}"`);
      for (const marked of [`${id}.`, `\`${id}\``, `(${id})`, `${id}\u200B`, `${id}…”`]) {
        element.position = marked;
        await element.updateComplete;
        expect([element.error, notice(element)], marked).to.deep.equal([null, '']);
        expect(element.record, marked).to.deep.equal(plain.record);
      }
    }
  });

  it('may have a no-break space behind the name', async () => {
    const element = await board(`position="XGID=&nbsp;${XGID}:0:0:1:31:0:0:0:0:10"`);
    expect([game(element).dice, element.error]).to.deep.equal([[3, 1], null]);
  });

  it('ERR_ID_REST: is the first of what stands there; the rest is remarked, which is no error', async () => {
    const [, , first] = IDS;
    const element = await board(`position="${first} or ${first?.replace(':31:', ':32:')}"`);
    const events = listen(element);
    expect([game(element).dice, element.error, element.matches(':state(error)')]).to.deep.equal([
      [3, 1],
      null,
      false,
    ]);
    const text = `Only the first position is read. Left out: “or ${first?.replace(':31:', ':32:')}”.`;
    expect(notice(element)).to.equal(`${text} ERR_ID_REST`);
    expect(await heard(element)).to.contain(text);
    element.position = first;
    await element.updateComplete;
    await tick();
    expect([notice(element), only(events, 'nardy-error')]).to.deep.equal(['', []]);
  });
});

describe('position as a long nardy id', () => {
  it('takes the variant from the id, with the roll and the own rolls that it tells', async () => {
    const element = await board('position="LN1-50x000001zzy00003zzwcrb"');
    expect([game(element).rules.variant, game(element).seat, game(element).dice]).to.deep.equal([
      'long',
      1,
      [6, 5],
    ]);
    expect([side(element, 'white'), element.error]).to.deep.equal(['24:15', null]);
    expect(status(element)).to.equal('Player 1 (white) to move: 6-5.');
  });

  it('in capitals, of crazy gulbar', async () => {
    const element = await board('position="LN1-NZD000800ZZYG80247ZWQCX"');
    expect([game(element).rules.variant, side(element, 'black')]).to.deep.equal([
      'crazy-gulbar',
      '24:11 20:1 17:1 6:1 1:1',
    ]);
    expect(status(element)).to.equal('Player 1 (white) to move: 5-5-6-6.');
  });

  it('HEAD-3: with the starter’s first roll, so that Black’s 4-4 is a single four', async () => {
    const element = await board('position="LN1-3g9ph0000zzy00003zzwszc"');
    expect([game(element).seat, game(element).dice]).to.deep.equal([2, [4, 4]]);
    expect(element.step(24, 4)).to.equal(true);
    await element.updateComplete;
    expect([buttons(element)[1], movable(element)]).to.deep.equal(['+Done', []]);
  });

  it('gives way to the attribute variant, if the game goes the same way round', async () => {
    const element = await board('position="LN1-50x000001zzy00003zzwcrb" variant="crazy-gulbar"');
    expect([game(element).rules.variant, element.error]).to.deep.equal(['crazy-gulbar', null]);
  });

  it('of Black to roll, with checkers borne off', async () => {
    const element = await board('position="LN1-200033w0004f00000000hfq"');
    expect([game(element).seat, phase(element)]).to.deep.equal([2, 'toRoll']);
    expect(side(element, 'white')).to.equal('6:5 3:2 off:8');
  });
});
