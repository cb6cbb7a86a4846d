import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { startPosition } from '../../../src/engine/position.js';
import { makeLongId } from '../../../src/notation/id/long-id.js';
import { makePositionAs, readPosition, type WritableFormat } from '../../../src/notation/id/position.js';
import { bare, type PositionRead } from '../../../src/notation/id/read.js';
import { makePosition } from '../../../src/notation/id/words.js';
import { code, frozen, holds, side, value } from '../../support/build.js';
import { situations } from '../../support/situations.js';

const SHORT = startPosition('short');
const LONG = startPosition('long');
const BOARD = '-b----E-C---eE---c-e----B-';
const LONG_ID = makeLongId({ variant: 'long', position: LONG, turn: 'white', dice: null });
const FIBS =
  'board:You:x:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0';

/** One text of each format, all of a start position. */
const ONE_OF_EACH = [
  ['words', makePosition(SHORT)],
  ['position-id', '4HPwATDgc/ABMA'],
  ['gnubg-id', '4HPwATDgc/ABMA:cAkAAAAAAAAE'],
  ['xgid', `XGID=${BOARD}:0:0:1:00:0:0:0:0:10`],
  ['xgid', `${BOARD}:0:0:1:00:0:0:0:0`],
  ['ogid', '11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0'],
  ['fibs', FIBS],
  ['long-id', LONG_ID],
] as const;

/** A position that tells all that can be told in short nardy. */
const FULL: PositionRead = frozen({
  ...bare('xgid', 'short', SHORT),
  turn: 'black',
  dice: [6, 5],
  cube: { value: 2, owner: 'black' },
  match: { length: 7, score: { white: 6, black: 2 }, crawford: true },
  maxCube: 64,
  rolls: { white: 2, black: 2 },
  starterFirstRoll: [3, 1],
} as const);
const MONEY: PositionRead = frozen({
  ...bare('xgid', 'short', SHORT),
  turn: 'white',
  match: { length: 0, score: { white: 0, black: 0 }, crawford: false },
  jacoby: true,
  beaver: true,
  offered: true,
  answered: 'raccoon',
} as const);

const lostIn = (format: WritableFormat, read: PositionRead) => value(makePositionAs(format, read)).lost;
const errorOf = (result: ReturnType<typeof makePositionAs>) =>
  !result.ok && [result.error.code, ...Object.values(result.error.detail)];

describe('ids as gnubg prints them', () => {
  const printed =
    ' GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE\n';

  it('are read with their names and the lines between', () => {
    assert.deepEqual(readPosition(printed), readPosition('4HPwATDgc/ABMA:cAkAAAAAAAAE'));
    const named = readPosition('GNUbg ID: 4HPwATDgc/ABMA:cAkAAAAAAAAE');
    assert.deepEqual(named, readPosition('4HPwATDgc/ABMA:cAkAAAAAAAAE'));
  });

  it('are read without a Match ID too', () => {
    assert.deepEqual(readPosition('Position ID: 4HPwATDgc/ABMA'), readPosition('4HPwATDgc/ABMA'));
  });
});

describe('an id among other lines', () => {
  const id = `XGID=${BOARD}:0:0:1:31:2:4:0:7:10`;
  const below =
    '\nX:Me   O:You\nScore is X:2 O:4 7 pt.(s) match.\n +13-14-15-16-17-18------19-20-21-22-23-24-+\n';

  it('is read as if it stood alone: an XGID with what eXtreme Gammon copies below it, and a title above', () => {
    for (const text of [id + below, `Position 5\r\n\r\n ${id}\r\n${below}`, `${id} to play`]) {
      assert.deepEqual(readPosition(text), readPosition(id), text);
    }
    assert.deepEqual(readPosition(id.slice(5) + below), readPosition(id));
  });

  it('may have spaces around its equals sign', () => {
    assert.deepEqual(readPosition(id.replace('=', ' = ')), readPosition(id));
    assert.deepEqual(readPosition(id.replace('=', ' =')), readPosition(id));
    const ogid = 'OGID=11jjjjjhhhccccc:ooddddd88866666:N0N:46:B:IB:0:0:3:0';
    assert.equal(value(readPosition(ogid)).format, 'ogid');
    assert.deepEqual(readPosition(`A game\n${ogid.replace('=', ' = ')}\n\nmore`), readPosition(ogid));
  });

  it('ERR_ID_MORE: it may stand there twice; beside another one the first is read, the other told', () => {
    assert.deepEqual(readPosition(`${id}\n${id}`), readPosition(id));
    const other = id.replace(':31:', ':32:');
    const { problems, ...read } = value(readPosition(`${id}\n${other}`));
    assert.deepEqual(read, value(readPosition(id)));
    assert.deepEqual(problems, [
      { line: 2, column: 1, code: 'ERR_ID_MORE', detail: { text: other.slice(0, 40) } },
    ]);
  });
});

describe('reading a position in any format', () => {
  for (const [format, text] of ONE_OF_EACH) {
    it(`${format}: ${text}`, () => {
      const read = value(readPosition(text));
      assert.equal(read.format, format);
      assert.deepEqual(read.position, format === 'long-id' ? LONG : SHORT);
      assert.equal(read.variant, format === 'words' ? null : format === 'long-id' ? 'long' : 'short');
    });
  }

  it('with a variant whose checkers go another way an id is refused, whatever its format', () => {
    for (const [format, text] of ONE_OF_EACH) {
      if (format === 'words') continue;
      const isLong = format === 'long-id';
      const result = readPosition(text, isLong ? 'caucasus' : 'long');
      assert.deepEqual(!result.ok && result.error, {
        code: 'ERR_ID_VARIANT',
        detail: { format, variant: isLong ? 'long' : 'short' },
      });
      assert.equal(readPosition(text, isLong ? 'long' : 'caucasus').ok, true);
    }
  });

  it('with a variant words are checked by it', () => {
    const shared = 'white 24:15; black 1:15';
    assert.equal(readPosition(shared).ok, true);
    assert.equal(readPosition(shared, 'long').ok, true);
    assert.equal(code(readPosition(shared, 'short')), 'ERR_POSITION_SHARED');
    assert.equal(code(readPosition('white bar:15; black 1:15', 'long')), 'ERR_POSITION_BAR');
  });

  it('ERR_POSITION: a text of no format', () => {
    for (const text of ['', 'start', 'hello world', '12:34:56', '?', 'null']) {
      assert.equal(code(readPosition(text)), 'ERR_POSITION', text);
    }
  });

  it('damaged texts never throw, and never give other than fifteen of a side', () => {
    const damage = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom(...ONE_OF_EACH), fc.nat(130), fc.string({ maxLength: 2 }), fc.nat(3))
        .map(([[, text], at, more, cut]) => text.slice(0, at) + more + text.slice(at + cut)),
      fc.tuple(fc.constantFrom(...ONE_OF_EACH), fc.nat(130)).map(([[, text], end]) => text.slice(0, end)),
    );
    fc.assert(
      fc.property(damage, (text) => {
        const result = readPosition(text);
        if (!result.ok) {
          assert.match(result.error.code, /^ERR_(ID|POSITION|POSITION_SIDE|POSITION_COUNT)$/);
          return;
        }
        for (const counts of Object.values(result.value.position)) {
          holds(counts.every((n) => n >= 0) && counts.reduce((sum, n) => sum + n, 0) === 15);
        }
      }),
      { numRuns: 1000, seed: 8801 },
    );
  });
});

describe('writing a position in a format', () => {
  it('what is written is read again, less what is named as lost', () => {
    const formats = ['words', 'position-id', 'gnubg-id', 'xgid'] as const;
    fc.assert(
      fc.property(
        situations('short'),
        fc.constantFrom(...formats),
        fc.constantFrom(FULL, MONEY),
        ({ position, colour }, format, more) => {
          const read = { ...more, position, turn: colour };
          const { text, lost } = value(makePositionAs(format, read));
          const back = value(readPosition(text));
          assert.equal(back.format, format);
          const colours = format === 'position-id' && colour === 'black';
          assert.deepEqual(
            back.position,
            colours ? { white: position.black, black: position.white } : position,
          );
          if (!lost.includes('turn')) assert.equal(back.turn, colour);
          if (!lost.includes('dice')) assert.deepEqual(back.dice, read.dice);
          if (!lost.includes('cube')) assert.deepEqual(back.cube?.owner ?? null, read.cube?.owner ?? null);
          if (!lost.includes('match')) assert.deepEqual(back.match ?? MONEY.match, read.match);
          if (!lost.includes('offer')) assert.equal(back.offered, read.offered);
          if (!lost.includes('jacoby')) assert.equal(back.jacoby ?? false, read.jacoby ?? false);
        },
      ),
      { numRuns: 200, seed: 8802 },
    );
  });

  it('a long position is written as a long id and read again with nothing lost', () => {
    fc.assert(
      fc.property(situations('long'), fc.constantFrom('long', 'crazy-gulbar'), (asked, variant) => {
        const read: PositionRead = {
          ...bare('long-id', variant, asked.position),
          turn: asked.colour,
          dice: asked.dice,
          rolls: { white: 1, black: 0 },
          starterFirstRoll: [5, 5],
        };
        const { text, lost } = value(makePositionAs('long-id', read));
        assert.deepEqual([value(readPosition(text)), lost], [read, []]);
      }),
      { numRuns: 100, seed: 8803 },
    );
  });

  it('names what each format cannot carry', () => {
    assert.deepEqual(lostIn('words', FULL), [
      'variant',
      'turn',
      'dice',
      'cube',
      'max-cube',
      'match',
      'score',
      'crawford',
      'rolls',
      'first-roll',
    ]);
    assert.deepEqual(lostIn('position-id', FULL), [
      'turn',
      'dice',
      'cube',
      'max-cube',
      'match',
      'score',
      'crawford',
      'rolls',
      'first-roll',
    ]);
    assert.deepEqual(lostIn('gnubg-id', FULL), ['max-cube', 'rolls', 'first-roll']);
    assert.deepEqual(lostIn('xgid', FULL), ['rolls', 'first-roll']);
    assert.deepEqual(lostIn('position-id', MONEY), ['offer', 'jacoby', 'beaver']);
    assert.deepEqual(lostIn('gnubg-id', MONEY), ['offer', 'beaver']);
    assert.deepEqual(lostIn('xgid', MONEY), []);
    const long = { ...FULL, variant: 'long', position: LONG } as const;
    assert.deepEqual(lostIn('long-id', long), ['cube', 'max-cube', 'match', 'score', 'crawford']);
    assert.deepEqual(lostIn('words', bare('words', null, SHORT)), []);
  });

  it('a bare Position ID of Black on roll loses whose side is whose', () => {
    const read = { ...bare('words', null, SHORT), turn: 'black' } as const;
    const position = { white: side({ 6: 1 }), black: side({ 5: 1 }) };
    const { text, lost } = value(makePositionAs('position-id', { ...read, position }));
    assert.deepEqual(lost, ['turn']);
    assert.deepEqual(value(readPosition(text)).position, { white: position.black, black: position.white });
  });

  it('ERR_ID_VARIANT: a long position as an id of short nardy, and the other way round', () => {
    const long = bare('words', 'long', LONG);
    for (const format of ['position-id', 'gnubg-id', 'xgid'] as const) {
      assert.deepEqual(errorOf(makePositionAs(format, long)), ['ERR_ID_VARIANT', format, 'long']);
      const gulbar = { ...long, variant: 'crazy-gulbar' } as const;
      assert.deepEqual(errorOf(makePositionAs(format, gulbar)), ['ERR_ID_VARIANT', format, 'crazy-gulbar']);
    }
    assert.deepEqual(errorOf(makePositionAs('long-id', FULL)), ['ERR_ID_VARIANT', 'long-id', 'short']);
    const words = bare('words', null, LONG);
    assert.deepEqual(errorOf(makePositionAs('long-id', words)), ['ERR_ID_VARIANT', 'long-id', '']);
    assert.equal(value(makePositionAs('words', long)).text, makePosition(LONG));
  });

  it('ERR_ID: what no reader would take back', () => {
    const shared = { ...FULL, position: { white: side({ 6: 1 }), black: side({ 19: 1 }) } };
    const short = { ...FULL, position: { white: SHORT.white.with(6, 4), black: SHORT.black } };
    const long = {
      ...bare('words', 'long', LONG),
      position: { white: side({ 1: 1 }), black: side({ 13: 1 }) },
    };
    assert.deepEqual(errorOf(makePositionAs('xgid', shared)), ['ERR_ID', 'xgid', 'shared']);
    assert.deepEqual(errorOf(makePositionAs('gnubg-id', short)), ['ERR_ID', 'gnubg-id', 'checkers']);
    assert.deepEqual(errorOf(makePositionAs('long-id', long)), ['ERR_ID', 'long-id', 'shared']);
  });

  const matched = (length: number, white: number, black = 0): PositionRead => ({
    ...FULL,
    match: { length, score: { white, black }, crawford: false },
  });
  const written = (format: 'gnubg-id' | 'xgid', read: PositionRead) => {
    const { text, lost } = value(makePositionAs(format, read));
    const { match, cube, maxCube } = value(readPosition(text));
    return { match, cube, maxCube, lost: lost.filter((fact) => !/roll/.test(fact)) };
  };

  it('DRAW-2: half a point is rounded down, and the score named as lost', () => {
    for (const format of ['gnubg-id', 'xgid'] as const) {
      for (const length of [0, 7]) {
        const { match, lost } = written(format, matched(length, 6.5, 0.5));
        assert.deepEqual(match, { length, score: { white: 6, black: 0 }, crawford: false });
        assert.deepEqual(lost, [...(format === 'xgid' ? [] : ['max-cube']), 'score']);
      }
    }
  });

  it('a score of a series beyond its field is the most that it holds', () => {
    assert.deepEqual(written('gnubg-id', matched(0, 40_000, 3)).match?.score, { white: 32_767, black: 3 });
    assert.deepEqual(written('xgid', matched(0, 40_000, 3)).lost, []);
    assert.deepEqual(written('xgid', matched(0, 1e6, 3)).match?.score, { white: 99_999, black: 3 });
    assert.deepEqual(written('xgid', matched(0, 1e6, 3)).lost, ['score']);
  });

  it('a match beyond its field keeps the points that each player still needs', () => {
    const { match, lost } = written('gnubg-id', matched(40_000, 39_999, 5));
    assert.deepEqual([match?.length, match?.score], [32_767, { white: 32_766, black: 0 }]);
    assert.deepEqual(lost, ['max-cube', 'match', 'score']);
    assert.deepEqual(written('xgid', matched(40_000, 39_999, 5)).lost, []);
  });

  it('a cube beyond its field is the highest one, and one that is no limit is left out', () => {
    const high = written('xgid', { ...FULL, cube: { value: 2 ** 16, owner: 'white' }, maxCube: 2 ** 16 });
    assert.deepEqual([high.cube, high.maxCube], [{ value: 2 ** 15, owner: 'white' }, 2 ** 15]);
    assert.deepEqual(high.lost, ['cube', 'max-cube']);
    for (const maxCube of [0, 3]) {
      const { maxCube: read, lost } = written('xgid', { ...FULL, maxCube });
      assert.deepEqual([read, lost], [1024, ['max-cube']]);
    }
  });

  it('ERR_ID_FACT: a fact that no rounding brings into its field', () => {
    for (const format of ['gnubg-id', 'xgid'] as const) {
      const factOf = (read: PositionRead) => errorOf(makePositionAs(format, read));
      for (const value of [3, 0, 0.5, -2, NaN, Infinity]) {
        assert.deepEqual(factOf({ ...FULL, cube: { value, owner: null } }), ['ERR_ID_FACT', format, 'cube']);
      }
      for (const length of [-1, 6.5, NaN, Infinity]) {
        assert.deepEqual(factOf(matched(length, 0)), ['ERR_ID_FACT', format, 'match']);
      }
      for (const read of [matched(7, 7), matched(0, -1), matched(0, NaN)]) {
        assert.deepEqual(factOf(read), ['ERR_ID_FACT', format, 'score']);
      }
    }
  });

  it('ERR_ID_FORMAT: formats that are only read', () => {
    for (const format of ['ogid', 'fibs', 'other'] as unknown as WritableFormat[]) {
      assert.deepEqual(errorOf(makePositionAs(format, FULL)), ['ERR_ID_FORMAT', format]);
    }
  });
});
