import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { cellAt, Clicks, Drags, Keys, type Hand } from './support/hands.js';
import { Stage, type Table } from './support/stage.js';
import { Finger } from './support/touch.js';

interface Refusal {
  readonly rule: string;
  readonly sentence: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Steps before it, from spot to spot; spots bear White’s numbers. */
  readonly before?: readonly (readonly [string, string])[];
  readonly from: string;
  /** Where it is dropped; without it the checker cannot move at all, and is clicked. */
  readonly to?: string;
}
const game = (variant: string, position: string, dice: string) => ({
  variant,
  turn: 'white',
  position,
  dice,
});

const refusals: readonly Refusal[] = [
  {
    rule: 'MOVE-1',
    sentence: 'No die leads there: left are 3, 1.',
    attributes: game('short', 'start', '31'),
    from: 'p8',
    to: 'p2',
  },
  {
    rule: 'MOVE-3',
    sentence: 'The 19-point is closed: Player 2 (black) holds it.',
    attributes: game('short', 'start', '53'),
    from: 'p24',
    to: 'p19',
  },
  {
    rule: 'MOVE-5',
    sentence: 'Only one die can be played: it must be the 6.',
    attributes: game('short', 'white 13:1 1:14; black 19:2 7:13', '61'),
    from: 'p13',
    to: 'p12',
  },
  {
    rule: 'OFF-1',
    sentence: 'Bearing off begins when all checkers are home. Still outside: 13-point.',
    attributes: game('short', 'white 13:1 4:14; black 7:15', '31'),
    from: 'p4',
    to: 'tray-white',
  },
  {
    rule: 'BLOCK-1',
    sentence:
      '11-point, 10-point, 9-point, 8-point, 7-point, 6-point: six in a row need an opposing checker ahead of them.',
    attributes: game('long', 'white 15:5 10:2 9:2 8:2 7:2 6:2; black 24:15', '41'),
    from: 'p15',
    to: 'p11',
  },
  {
    rule: 'BAR-1',
    sentence: 'A checker is on the bar and must enter first.',
    attributes: game('short', 'white bar:1 13:14; black 1:15', '31'),
    from: 'p13',
  },
  {
    rule: 'HIDE-1',
    sentence: 'The checker that hit on the 5-point may not join another in this turn.',
    attributes: game('caucasus', 'white 8:1 6:12 4:2; black 20:1 1:14', '31'),
    before: [['p8', 'p5']],
    from: 'p5',
  },
  {
    rule: 'HEAD-1',
    sentence: 'One checker has left the head in this turn; no other may.',
    attributes: game('long', 'start', '31'),
    before: [['p24', 'p21']],
    from: 'p24',
  },
];

/** Rolls and tries the move. */
async function tryIt(table: Table, hand: Hand, { before: steps = [], from, to }: Refusal): Promise<void> {
  await hand.press(await table.look(), 'Roll');
  for (const [start, end] of steps) {
    await hand.pick(await table.look(), start);
    await hand.put(await table.look(), end);
  }
  await (to ? hand : new Clicks(table)).pick(await table.look(), from);
  if (to) await hand.put(await table.look(), to);
}

/** Shown, announced, told once; and nothing has moved. `before` = the events, and what was heard, before. */
async function assertRefused(table: Table, { rule, sentence }: Refusal, before: Before): Promise<void> {
  await table.until('nardy-illegal', before.refusals + 1);
  const seen = await table.look();
  assert.equal(seen.notice, `⚠ ${sentence} ${rule}`);
  const told = (await table.told()).slice(before.facts);
  const illegal = told.filter(({ type }) => type === 'illegal');
  assert.deepEqual(
    illegal.map(({ detail }) => detail['rule']),
    [rule],
    'told once',
  );
  assert.equal(told.at(-1)?.type, 'illegal', 'nothing moved');
  await table.hears(sentence, before.heard);
}

interface Before {
  readonly refusals: number;
  readonly facts: number;
  readonly heard: number;
}
const NOTHING: Before = { refusals: 0, facts: 0, heard: 0 };
const standing = async (table: Table): Promise<Before> => ({
  refusals: await table.count('nardy-illegal'),
  facts: (await table.told()).length,
  heard: (await table.heard()).length,
});

describe('A move that a rule forbids', () => {
  let stage: Stage;
  before(async () => {
    stage = await Stage.set();
  });
  after(() => stage.strike());

  let table: Table;
  before(async () => {
    table = await stage.open('bare.html', { width: 600, attributes: { speed: '0' } });
    await table.watch();
  });

  for (const refusal of refusals) {
    test(`${refusal.rule} is shown, announced and told once`, async () => {
      await table.set({ ...refusal.attributes, seed: String(refusals.indexOf(refusal)) }); // anew, whatever came before
      const before = await standing(table);
      await tryIt(table, new Drags(table), refusal);
      await assertRefused(table, refusal, before);
      await table.assertClean();
    });
  }

  const [noDie] = refusals;
  assert.ok(noDie);

  for (const [name, handOf] of [
    ['a dragging mouse', (table: Table) => Promise.resolve(new Drags(table))],
    ['a finger', (table: Table) => Finger.of(table)],
  ] as const) {
    test(`a checker dropped there by ${name} flies back to its place, and the rule is told`, async () => {
      const table = await stage.open('bare.html', {
        width: 600,
        hasTouch: name === 'a finger',
        attributes: noDie.attributes,
      });
      await table.watch();
      const before = await table.look();
      await tryIt(table, await handOf(table), noDie);
      await table.until('landed', 1);
      const [home, ...others] = await table.flights();
      assert.deepEqual(others, []);
      const from = cellAt(before, noDie.from);
      assert.ok(
        home && Math.hypot(home.x - from.top!.x, home.y - from.top!.y) < 2,
        'it flies to where it was',
      );
      await assertRefused(table, noDie, NOTHING);
      const after = await table.look();
      assert.equal(cellAt(after, noDie.from).drawn, from.drawn);
      await table.assertClean();
    });
  }

  test('a refusal by keys is the same, twice if it comes twice, and the next step takes it away', async () => {
    const table = await stage.open('bare.html', {
      width: 600,
      attributes: { ...noDie.attributes, speed: '0' },
    });
    await table.watch();
    const keys = new Keys(table);
    await keys.come();
    await tryIt(table, keys, noDie);
    await assertRefused(table, noDie, NOTHING);
    const before = await standing(table);
    await keys.pick(await table.look(), noDie.from);
    await keys.put(await table.look(), 'p2');
    await assertRefused(table, noDie, before);
    await keys.pick(await table.look(), 'p8');
    await keys.put(await table.look(), 'p5');
    assert.equal((await table.look()).notice, '');
    await table.assertClean();
  });
});
