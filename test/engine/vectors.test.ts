import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { plays } from '../../src/engine/plays.js';
import { begin, isComplete, nextSteps, step } from '../../src/engine/turn.js';
import { checkVectors, letters, readVectors, situationOfVector, type Vector } from '../support/vectors.js';
import { holds, value } from '../support/build.js';

const read = (name: string) =>
  readFileSync(new URL(`../fixtures/vectors/${name}.jsonl`, import.meta.url), 'utf8');

/** File and its lines. */
const FILES = [
  ['openings', 2667],
  ['traps', 45],
  ['random', 1900],
  ['corners', 280],
  ['family', 483],
] as const;

describe('vectors of legal plays', () => {
  for (const [name, agree] of FILES) {
    const text = read(name);

    it(`${name}: ${agree} lines agree in number and digest, runs in how far they go (GUL-2, GUL-3)`, () => {
      const report = checkVectors(text);
      assert.deepEqual(report.differences, []);
      assert.equal(report.agree, agree);
    });

    it(`${name}: where the results are listed the engine finds just those`, () => {
      const listed = readVectors(text).filter(({ results }) => results);
      holds(listed.length > 0);
      for (const line of listed) {
        const situation = situationOfVector(line);
        const found = plays(situation).map(({ position }) => letters(position, line.colour));
        assert.deepEqual(found.sort(), [...line.results!].sort(), line.id);
      }
    });

    it(`${name}: every example play can be built step by step and is complete at its end, not before`, () => {
      for (const line of readVectors(text)) {
        for (const example of line.example ?? []) followExample(line, example);
      }
    });
  }
});

function followExample(line: Vector, example: readonly (readonly [number, number])[]) {
  const situation = situationOfVector(line);
  let turns = [begin(situation)];
  for (const [from, to] of example) {
    holds(
      turns.every((turn) => !isComplete(turn)),
      `${line.id}: complete before ${from}/${to}`,
    );
    // A checker may be borne off by either die: each is followed.
    turns = turns.flatMap((turn) =>
      nextSteps(turn)
        .filter((move) => move.from === from && move.to === to)
        .map((move) => value(step(turn, move))),
    );
    holds(turns.length > 0, `${line.id}: ${from}/${to} cannot be played`);
  }
  holds(
    turns.some((turn) => isComplete(turn)),
    `${line.id}: not complete after ${JSON.stringify(example)}`,
  );
}
