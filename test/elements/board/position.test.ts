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
  takeTurn,
  tick,
} from './support.js';

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
    expect(game(none).rules.cubeLimit, 'a cube that nobody has touched').to.equal('off');
    const used = await board(`position="XGID=${XGID}:1:1:1:00:0:0:0:0:0"`);
    expect(game(used).rules.cubeLimit, 'several programs write 0 for no limit').to.equal('unlimited');
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

  it('has its cube and its double where the limit is written as 0', async () => {
    const owned = await board(`position="XGID=${XGID}:2:1:-1:00:2:0:0:6:0"`);
    const { cube, rules } = game(owned);
    expect([cube.value, cube.owner, rules.cubeLimit]).to.deep.equal([4, 1, 'unlimited']);
    const doubled = await board(`position="XGID=${XGID}:0:0:1:D:0:0:0:0:0"`);
    expect([phase(doubled), doubled.error]).to.deep.equal(['doubled', null]);
  });

  it('that tells a double where the page wants no cube leaves it out', async () => {
    const none = await board(`position="XGID=${XGID}:0:0:1:D:0:0:0:0:10" cube-limit="off"`);
    expect([phase(none), none.error]).to.deep.equal(['toRoll', null]);
  });

  it('CUBE-4: that tells a raccoon is ERR_ID_LEFT_OUT, and the double waits', async () => {
    const raccoon = await board(`position="XGID=${XGID}:0:0:1:R:0:0:2:0:10"`);
    expect([phase(raccoon), raccoon.error]).to.deep.equal([
      'doubled',
      { code: 'ERR_ID_LEFT_OUT', detail: { format: 'xgid', part: 'raccoon' } },
    ]);
    expect(notice(raccoon)).to.equal(
      'The id of the position tells more than a game can begin with: raccoon. ERR_ID_LEFT_OUT',
    );
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
      expect(element.error).to.deep.equal({
        code: 'ERR_ID_VARIANT',
        detail: { format, variant: variant === 'short' ? 'long' : 'short' },
      });
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
