import { expect } from '@open-wc/testing';
import type { NardyBoard } from '../../src/doors/board.js';
import {
  board,
  buttons,
  count,
  facts,
  heard,
  listen,
  movable,
  notice,
  only,
  phase,
  status,
  takeTurn,
  tick,
} from './support.js';

const START = '4HPwATDgc/ABMA';
const XGID = '-b----E-C---eE---c-e----B-';

const game = (element: NardyBoard) => {
  const { series } = element;
  if (!series) throw new Error('no series');
  const { rules, score, game, crawfordSeen } = series;
  const { seat, dice, cube, cubeInUse, phase } = game;
  return { rules, score, crawfordSeen, seat, dice, cube, cubeInUse, phase };
};
/** Where a colour's checkers stand, as words. */
const side = (element: NardyBoard, colour: 'white' | 'black'): string =>
  Array.from({ length: 26 }, (_, point) => 25 - point)
    .filter((point) => count(element, colour, point) > 0)
    .map((point) => `${point === 25 ? 'bar' : point || 'off'}:${count(element, colour, point)}`)
    .join(' ');

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

describe('position as an XGID', () => {
  it('is read with and without its name, from the side of BOTTOM, who is White', async () => {
    for (const name of ['XGID=', '', 'xgid=']) {
      const element = await board(`position="${name}-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:8"`);
      expect([side(element, 'white'), side(element, 'black')]).to.deep.equal([
        '3:2 2:4 1:2 off:7',
        '8:1 1:5 off:9',
      ]);
      const { seat, dice, cube, rules } = game(element);
      expect([seat, dice, cube.value, cube.owner, rules.matchLength]).to.deep.equal([2, [4, 2], 2, 2, 5]);
    }
  });

  it('tells the highest cube, Jacoby and beavers of a game for money', async () => {
    const element = await board(`position="XGID=${XGID}:0:0:1:00:0:0:3:0:6"`);
    expect(game(element).rules).to.deep.include({
      cubeLimit: 64,
      jacoby: true,
      beaver: true,
      matchLength: 0,
    });
    const open = await board(`position="XGID=${XGID}:0:0:1:00:0:0:0:0:10"`);
    expect(game(open).rules.cubeLimit).to.equal('unlimited');
    const none = await board(`position="XGID=${XGID}:0:0:1:00:0:0:0:0:0"`);
    expect(game(none).rules.cubeLimit).to.equal('off');
  });

  it('CUBE-3: tells a double on offer, CUBE-4: and a beaver', async () => {
    const doubled = await board(`position="XGID=${XGID}:0:0:1:D:0:0:2:0:10"`);
    expect([phase(doubled), game(doubled).seat, buttons(doubled)]).to.deep.equal([
      'doubled',
      2,
      ['+Take', '+Drop', '+Beaver'],
    ]);
    const beavered = await board(`position="XGID=${XGID}:0:0:-1:B:0:0:2:0:10"`);
    expect([phase(beavered), game(beavered).seat, facts(beavered)]).to.deep.equal([
      'beavered',
      2,
      ['double', 'beaver'],
    ]);
  });

  it('goes on from the dice that it tells; those of the attribute come after', async () => {
    const element = await board(`position="XGID=${XGID}:0:0:1:31:0:0:0:0:10" dice="42 53"`);
    expect([game(element).dice, movable(element).length > 0]).to.deep.equal([[3, 1], true]);
    element.step(8, 3);
    element.step(6, 1);
    element.confirm();
    element.roll();
    expect(game(element).dice).to.deep.equal([4, 2]);
  });

  const CANNOT: readonly (readonly [what: string, id: string, code: string, rule?: string])[] = [
    ['a double by who does not own the cube', `${XGID}:1:-1:1:D:0:0:0:0:10`, 'ERR_FACT', 'CUBE-3'],
    ['a double in the Crawford game', `${XGID}:0:0:1:D:2:6:1:7:10`, 'ERR_FACT', 'MATCH-2'],
    ['a cube that is owned in the Crawford game', `${XGID}:1:1:1:00:2:6:1:7:10`, 'ERR_CUBE'],
    ['a double that gives nothing', `${XGID}:2:1:1:D:4:0:0:7:10`, 'ERR_FACT', 'MATCH-2'],
    ['a double above the limit', `${XGID}:1:1:1:D:0:0:0:0:1`, 'ERR_FACT', 'CUBE-1'],
    ['a beaver above the limit', `${XGID}:0:0:1:B:0:0:2:0:1`, 'ERR_FACT', 'CUBE-4'],
    ['a cube above the limit', `${XGID}:3:1:1:00:0:0:0:0:2`, 'ERR_CUBE'],
  ];
  for (const [what, id, code, rule] of CANNOT) {
    it(`that tells ${what} is ${rule ?? code}, told as an error: the board stands as without it`, async () => {
      const element = await board(`position="XGID=${id}"`);
      expect([element.error?.code, element.error?.detail['rule']]).to.deep.equal([code, rule]);
      expect(notice(element).endsWith(code)).to.equal(true);
      expect([phase(element), facts(element)]).to.deep.equal(['opening', []]);
    });
  }

  it('that tells a double or a raccoon where there is no cube, or none such, leaves it out', async () => {
    const none = await board(`position="XGID=${XGID}:0:0:1:D:0:0:0:0:0"`);
    expect([phase(none), none.error]).to.deep.equal(['toRoll', null]);
    const raccoon = await board(`position="XGID=${XGID}:0:0:1:R:0:0:2:0:10"`);
    expect([phase(raccoon), raccoon.error]).to.deep.equal(['doubled', null]);
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

describe('an id of a game that goes another way round', () => {
  for (const [position, variant, format] of [
    [START, 'long', 'position-id'],
    [`${START}:cAngAEAAEAAE`, 'crazy-gulbar', 'gnubg-id'],
    [`XGID=${XGID}:0:0:1:00:0:0:0:0:10`, 'long', 'xgid'],
    ['LN1-50x000001zzy00003zzwcrb', 'short', 'long-id'],
  ] as const) {
    it(`is refused, not drawn as something else: ${format} with variant="${variant}"`, async () => {
      const plain = await board(`variant="${variant}"`);
      const element = await board(`variant="${variant}" position="${position}"`);
      expect(element.error).to.deep.equal({ code: 'ERR_ID', detail: { format, part: 'variant' } });
      expect([side(element, 'white'), phase(element)]).to.deep.equal([side(plain, 'white'), 'opening']);
    });
  }
});

describe('a position', () => {
  it('in words still begins a game under way', async () => {
    const element = await board('position="white 6:15; black 6:15"');
    expect([phase(element), game(element).seat, facts(element)]).to.deep.equal(['toRoll', 1, []]);
  });

  it('set later sets the board up anew, silently, with the rules that it tells', async () => {
    const element = await board('turn="white" dice="31"');
    takeTurn(element);
    const events = listen(element);
    element.position = `${START}:cAngAEAAEAAE`;
    await element.updateComplete;
    await tick();
    expect([facts(element), game(element).rules.matchLength]).to.deep.equal([[], 7]);
    expect(events.map(({ type }) => type)).to.deep.equal(['nardy-settled']);
    element.position = 'start';
    await element.updateComplete;
    expect([phase(element), game(element).rules.matchLength]).to.deep.equal(['toRoll', 0]);
  });

  it('gives way to the attributes: variant, cube-limit, rules and turn win over what the id tells', async () => {
    const element = await board(
      `position="XGID=${XGID}:0:0:1:31:0:0:3:0:6" variant="caucasus" cube-limit="4" rules='{"jacoby":false}' turn="black"`,
    );
    const { rules, seat, dice } = game(element);
    expect(rules).to.deep.include({ variant: 'caucasus', cubeLimit: 4, jacoby: false, beaver: true });
    expect([seat, dice, element.error], 'the roll was White’s').to.deep.equal([2, null, null]);
  });

  it('whose options cannot stand beside the attributes leaves them out, and that is no error', async () => {
    const element = await board(`position="${START}:cAngAEAAEAAE" rules='{"seriesGames":3}'`);
    expect(game(element).rules).to.deep.include({ seriesGames: 3, matchLength: 0 });
    expect([game(element).score, element.error]).to.deep.equal([{ 1: 0, 2: 0 }, null]);
  });

  const DAMAGED: readonly (readonly [string, string, string])[] = [
    ['4HPwATDgc/ABM', 'position-id', 'length'],
    ['4HPwATDgc/ABM!', 'position-id', 'alphabet'],
    ['//////////////', 'position-id', 'checkers'],
    [`${START}:cAngAEAAEAA`, 'match-id', 'length'],
    [`${START}:cAngAEAAEA*E`, 'match-id', 'alphabet'],
    [`XGID=${XGID.slice(1)}:0:0:1:00:0:0:0:0:10`, 'xgid', 'length'],
    [`XGID=${XGID.replace('E', 'Z')}:0:0:1:00:0:0:0:0:10`, 'xgid', 'alphabet'],
    [`XGID=${XGID}:0:2:1:00:0:0:0:0:10`, 'xgid', 'owner'],
    [`XGID=${XGID}:0:0:0:00:0:0:0:0:10`, 'xgid', 'turn'],
    [`XGID=${XGID}:0:0:1:70:0:0:0:0:10`, 'xgid', 'dice'],
    [`XGID=${XGID}:0:0:1:00:7:0:0:7:10`, 'xgid', 'score'],
    [`XGID=${XGID}:0:0:1`, 'xgid', 'fields'],
    ['LN1-0123', 'long-id', 'length'],
    ['LN2-00000000000000000000000', 'long-id', 'version'],
    ['LN1-00000000000000000000000', 'long-id', 'checksum'],
  ];
  for (const [id, format, part] of DAMAGED) {
    it(`damaged (${id}) is ERR_ID with format and part, shown and announced; the board stands as without it`, async () => {
      const plain = await board();
      const element = await board(`position="${id}"`);
      expect(element.error).to.deep.equal({ code: 'ERR_ID', detail: { format, part } });
      const text = `The id of the position is damaged: ${format}, ${part}.`;
      expect(notice(element)).to.equal(`${text} ERR_ID`);
      expect(await heard(element)).to.contain(text);
      expect(element.record).to.deep.equal(plain.record);
      const events = listen(plain);
      plain.position = id;
      await plain.updateComplete;
      await tick();
      expect(only(events, 'nardy-error').map(({ detail }) => detail.code)).to.deep.equal(['ERR_ID']);
    });
  }

  it('that is nothing at all is ERR_POSITION with its first word', async () => {
    const element = await board('position="checkers on 24"');
    expect(element.error).to.deep.equal({ code: 'ERR_POSITION', detail: { word: 'checkers' } });
  });
});
