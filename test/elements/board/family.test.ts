import { expect } from '@open-wc/testing';
import { game, side, START, XGID } from './position-support.js';
import { board, buttons, notice, phase, status } from './support.js';

const HYPER = `-aaa${'-'.repeat(18)}AAA-`;

describe('nackgammon, hypergammon and tavla on the board', () => {
  for (const [variant, start, name] of [
    ['nackgammon', '24:2 23:2 13:4 8:3 6:4', 'nackgammon'],
    ['hypergammon', '24:1 23:1 22:1', 'hypergammon'],
    ['tavla', '24:2 13:5 8:3 6:5', 'tavla'],
  ] as const) {
    it(`${variant} begins as it should, and is named`, async () => {
      const element = await board(`variant="${variant}"`);
      expect([side(element, 'white'), side(element, 'black'), element.error]).to.deep.equal([
        start,
        start,
        null,
      ]);
      expect(element.shadowRoot!.querySelector(`[aria-label="Board, ${name}"]`)).to.exist;
    });
  }

  it('CUBE-1: tavla with a cube is ERR_CUBE_LIMIT, and played without', async () => {
    const element = await board('variant="tavla" cube-limit="8" turn="white"');
    expect(element.error).to.deep.equal({
      code: 'ERR_CUBE_LIMIT',
      detail: { option: 'cubeLimit', variant: 'tavla' },
    });
    expect(notice(element)).to.equal('There is no cube in this variant. ERR_CUBE_LIMIT');
    expect([game(element).rules.cubeLimit, buttons(element)]).to.deep.equal(['off', ['+Roll', '+Resign']]);
  });

  it('END-3: tavla with koks is ERR_END_MODE, and played to mars', async () => {
    const element = await board('variant="tavla" end-mode="koks"');
    expect([element.error?.code, game(element).rules.endMode]).to.deep.equal(['ERR_END_MODE', 'mars']);
  });

  it('an id that tells a cube is of tavla too, which has none', async () => {
    const element = await board(`variant="tavla" position="XGID=${XGID}:0:0:1:31:0:0:0:0:10"`);
    expect([element.error, phase(element), game(element).rules.cubeLimit]).to.deep.equal([
      null,
      'toPlay',
      'off',
    ]);
  });

  it('HIDE-4: the board says why a checker that hit at home may not go on', async () => {
    const position = 'white 13:11 8:2 3:2; black 20:1 1:14';
    const element = await board(`variant="tavla" position="${position}" turn="white" dice="32"`);
    element.roll();
    element.step(8, 3);
    expect(element.explain(5, 3)?.text).to.equal(
      'The checker that hit on the 5-point stays there in this turn.',
    );
    expect(element.explain(5, 3)?.rule).to.equal('HIDE-4');
  });
});

describe('a position by the board’s variant', () => {
  it('in words has its checkers', async () => {
    const words = 'white bar:1 2:1 off:1; black 20:1 off:2';
    const element = await board(`variant="hypergammon" position="${words}"`);
    expect([side(element, 'white'), side(element, 'black'), element.error]).to.deep.equal([
      'bar:1 2:1 off:1',
      '20:1 off:2',
      null,
    ]);
  });

  it('in words with more or less is told with the number', async () => {
    const element = await board('variant="hypergammon" position="white 6:4; black 6:3"');
    expect(notice(element)).to.equal('A side of the position has 4 checkers, not 3. ERR_POSITION_COUNT');
  });

  it('as an XGID or a Position ID has those off that are not on the board', async () => {
    for (const position of [`XGID=${HYPER.replace('AAA', '-AA')}:0:0:1:21:0:0:0:0:10`, 'AACgAgAAFAAAAA']) {
      const element = await board(`variant="hypergammon" position="${position}"`);
      expect(element.error, position).to.equal(null);
      expect(side(element, 'white')).to.match(/ off:1$/);
    }
  });

  it('as an id with more checkers than it has is ERR_ID', async () => {
    for (const position of [START, `XGID=${XGID}:0:0:1:00:0:0:0:0:10`]) {
      const element = await board(`variant="hypergammon" position="${position}"`);
      expect([element.error?.code, element.error?.detail['part']]).to.deep.equal(['ERR_ID', 'checkers']);
      expect(side(element, 'white')).to.equal('24:1 23:1 22:1');
    }
  });

  it('and without one is of short nardy', async () => {
    const element = await board(`position="XGID=${HYPER}:0:0:1:00:0:0:0:0:10"`);
    expect([side(element, 'white'), game(element).rules.variant]).to.deep.equal([
      '24:1 23:1 22:1 off:12',
      'short',
    ]);
  });

  it('is the variant of `rules` where no attribute names one', async () => {
    const element = await board(
      `rules='{"variant":"hypergammon"}' position="XGID=${HYPER}:0:0:1:00:0:0:0:0:10"`,
    );
    expect([side(element, 'white'), status(element)]).to.deep.equal([
      '24:1 23:1 22:1',
      'Player 1 (white) to roll.',
    ]);
  });
});
