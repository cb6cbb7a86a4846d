/** Writes records as match text in the dialects of several programs, for tests. */
import type { LastTurn } from '../../../src/engine/game.js';
import { makePlay } from '../../../src/notation/play/make.js';
import { walk, type NardyRecord } from '../../../src/record/record.js';
import { value } from '../../support/build.js';

/** How a dialect writes a turn, dice and all. */
type Turns = (turn: LastTurn) => string;

const joined = ({ dice, moves }: LastTurn): string => makePlay(dice, moves, true).replace(/^.*?: ?/, '');
const digits = ({ dice }: LastTurn): string => dice.join('');

export const DIALECTS: Readonly<Record<string, Turns>> = {
  Studio: (turn) => `${digits(turn)}: ${joined(turn) || 'Cannot Move'}`,
  Galaxy: (turn) =>
    `${digits(turn)}: ${joined(turn).replaceAll('bar', 'Bar').replaceAll('off', 'Off') || 'Cannot Move'}`,
  'XG text': (turn) =>
    `${digits(turn)}: ${turn.moves.map(({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''}`).join(' ')}`,
};

const RIGHT_AT = 34;

/** A record as match text; the results of games stand in a row with a number. */
export function written(record: NardyRecord, turns: Turns): string {
  const lines = [` ${record.rules.matchLength} point match`];
  const path = value(walk(record));
  let row = '';
  let rows = 0;
  let games = 0;
  const flush = () => {
    if (row !== '') lines.push(row);
    row = '';
  };
  const add = (seat: 1 | 2, cell: string) => {
    if (seat === 1 || row === '') {
      flush();
      row = `  ${++rows}) `;
    }
    row = seat === 1 ? row + cell : `${row.padEnd(RIGHT_AT)}  ${cell}`;
    if (seat === 2) flush();
  };
  const begin = (index: number) => {
    flush();
    const { score } = path[index]!;
    lines.push('', ` Game ${++games}`, ` A : ${score[1]}`.padEnd(RIGHT_AT) + `B : ${score[2]}`);
    rows = 0;
  };
  begin(0);
  for (const [index, fact] of record.facts.entries()) {
    const { game } = path[index + 1]!;
    if (fact.type === 'new-game') begin(index + 1);
    else if (fact.type === 'play') add(fact.seat, turns(game.last!));
    else if (fact.type === 'double') add(fact.seat, ` Doubles => ${game.cube.value * 2}`);
    else if (fact.type === 'beaver') add(fact.seat, ` Beavers => ${game.cube.value * 4}`);
    else if (fact.type === 'take') add(fact.seat, ' Takes');
    else if (fact.type === 'drop') add(fact.seat, ' Drops');
    const { outcome } = game;
    if (outcome?.winner) add(outcome.winner, ` Wins ${outcome.points[outcome.winner]} point`);
  }
  flush();
  return lines.join('\n');
}
