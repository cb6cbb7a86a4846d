/** Proves afterwards, in Node, that what was seen, what the page was told and what was recorded are one game. */
import assert from 'node:assert/strict';
import type { Game } from '../../../src/engine/game.js';
import type { Series } from '../../../src/engine/series.js';
import { step } from '../../../src/engine/turn.js';
import { COLOURS, type Colour, type Position, type Seat, type Step } from '../../../src/engine/types.js';
import { parseRecord } from '../../../src/record/parse.js';
import { turnOf, walk, type NardyRecord } from '../../../src/record/record.js';
import { moverIn, numberFor, pathOf, pointOf, positionIn, type Cell, type Seen, type Told } from './seen.js';
import type { Table } from './stage.js';

export interface Ending {
  readonly by: 'finish' | 'drop' | 'resign' | 'draw';
  readonly winner: Seat | null;
  readonly kind: 'oin' | 'mars' | 'koks' | null;
  readonly points: number;
}

/** The facts that the events tell, without the starts of new games (which have no event of their own). */
function factsTold(told: readonly Told[]): unknown[] {
  const steps: unknown[] = [];
  return told.flatMap(({ type, detail }): unknown[] => {
    const { seat, from, die, dice, moves } = detail;
    switch (type) {
      case 'roll':
        return [seat === null ? { type: 'throw', dice } : { type, seat, dice }];
      case 'move':
        steps.push({ from, die });
        return [];
      case 'undo':
        assert.deepEqual(steps.pop(), { from, die }, 'the step taken back is the last one');
        return [];
      case 'turn': {
        const played = (moves as { from: number; die: number }[]).map((move) => ({
          from: move.from,
          die: move.die,
        }));
        assert.deepEqual(steps.splice(0), played, 'the play is the steps that were told');
        return [{ type: 'play', seat, steps: played }];
      }
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
      case 'resign':
        return [{ type, seat }];
      default:
        return [];
    }
  });
}

/** The kind by END-2 and END-3, from the places as they are told. */
export function kindSeen(cells: readonly Cell[], winner: Seat, { rules, colours }: Game): Ending['kind'] {
  const side = positionIn(cells, pathOf(rules.variant))[colours[winner === 1 ? 2 : 1]];
  const behind = [19, 20, 21, 22, 23, 24, 25].some((point) => side[point]! > 0);
  const kind = side[0]! > 0 ? 'oin' : rules.variant !== 'long' && behind ? 'koks' : 'mars';
  return rules.endMode === 'oin' || kind === 'oin' ? 'oin' : rules.endMode === 'mars' ? 'mars' : kind;
}

/** A look at the board shows the position that its record came to, in words and as drawn. */
function auditLook(seen: Seen, { game }: Series, position: Position, light: Colour): void {
  const path = pathOf(game.rules.variant);
  assert.deepEqual(positionIn(seen.cells, path), position, `what the places say: ${seen.status}`);
  const mover = moverIn(seen);
  assert.equal(mover?.seat ?? null, game.seat, `whose turn it is: ${seen.status}`);
  if (mover) assert.equal(mover.colour, game.colours[mover.seat]);
  for (const cell of seen.cells) {
    for (const colour of COLOURS) {
      const point = numberFor(colour, cell.spot, path);
      if (point === null) continue;
      if (mover?.colour === colour)
        assert.equal(pointOf(cell), point, 'a place is called by the mover’s number');
      const count = position[colour][point]!;
      const drawn = (n: number) => (n ? `${n} ${colour === light ? 'light' : 'dark'}` : '');
      // One that is held in a drag is not drawn on its place.
      const held = cell.label.endsWith(', picked up') && cell.drawn === drawn(count - 1);
      if (count && !held) assert.equal(cell.drawn, drawn(count), `drawn on ${cell.label}`);
    }
  }
}

/** The position that a record has come to, its unfinished turn included. */
function positionAfter(series: Series, unfinished: readonly Step[]): Position {
  let turn = turnOf(series);
  for (const each of unfinished) {
    assert.ok(turn);
    const next = step(turn, each);
    assert.ok(next.ok, `an unfinished step is against the rules: ${JSON.stringify(each)}`);
    turn = next.value;
  }
  return turn?.position ?? series.game.position;
}

export interface AuditOptions {
  /** The colour that is drawn light. */
  readonly light?: Colour;
}

/**
 * Checks a page's whole play: the record can be read and folds to what was seen all along, the events tell the same
 * facts, and each game ended as the rules say. Gives the endings.
 */
export async function audit(table: Table, { light = 'white' }: AuditOptions = {}): Promise<Ending[]> {
  const last = await table.look();
  const read = parseRecord(last.record);
  assert.ok(read.ok, read.ok ? '' : JSON.stringify(read.error));
  const record = read.value;
  const path = walk(record);
  assert.ok(path.ok, path.ok ? '' : JSON.stringify(path.error));
  const whole = JSON.stringify(record.facts).slice(0, -1);
  for (const seen of table.looks) {
    const { facts, unfinished = [] } = JSON.parse(seen.record) as NardyRecord;
    assert.ok(whole.startsWith(JSON.stringify(facts).slice(0, -1)), 'what is recorded stays recorded');
    const series = path.value[facts.length]!;
    auditLook(seen, series, positionAfter(series, unfinished), light);
  }
  const told = await table.told();
  const recorded = record.facts.filter(({ type }) => type !== 'new-game');
  assert.deepEqual(factsTold(told), recorded, 'the events tell what is recorded');
  return auditEnds(table, told, path.value);
}

const scoreText = (score: number): string =>
  Number.isInteger(score) ? String(score) : `${Math.floor(score) || ''}½`;

function auditEnds(table: Table, told: readonly Told[], path: readonly Series[]): Ending[] {
  const over = path.filter(({ game }, index) => game.outcome && !path[index - 1]?.game.outcome);
  const announced = told.filter(({ type }) => type === 'game-over');
  assert.equal(announced.length, over.length, 'the end of each game is told once');
  return over.map((series, index) => {
    const { game, score } = series;
    const outcome = game.outcome!;
    assert.deepEqual(announced[index]!.detail, outcome);
    const at = path.indexOf(series);
    const seen = table.looks.findLast((look) => (JSON.parse(look.record) as NardyRecord).facts.length === at);
    assert.ok(seen, 'somebody looked at the end');
    for (const line of seen.seats)
      assert.equal(line.score, scoreText(score[line.seat]), 'the score beside the board');
    const points = Math.max(outcome.points[1], outcome.points[2]);
    const { by, winner, kind } = outcome;
    auditWords(seen, { by, winner, kind, points }, game);
    return { by, winner, kind, points };
  });
}

/** The sentence of the end agrees, and kind and points follow from the rules. */
function auditWords(seen: Seen, { by, winner, kind, points }: Ending, game: Game): void {
  const said = seen.status;
  if (winner === null) return assert.match(said, /^The game is drawn: (?:½|1) each\./);
  const name = `Player ${winner} (${game.colours[winner]})`;
  const plural = `${points} point${points === 1 ? '' : 's'}`;
  if (by === 'drop') return assert.ok(said.includes(`dropped. ${name} wins ${plural}.`), said);
  const found = kindSeen(seen.cells, winner, game);
  assert.equal(kind, found, 'the kind by END-2');
  assert.equal(points, { oin: 1, mars: 2, koks: 3 }[found!] * game.cube.value, 'the points by END-5');
  assert.ok(said.includes(`${name} wins: ${found}, ${plural}.`), said);
}
