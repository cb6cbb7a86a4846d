import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RESTING, walkRandomly, type Walked } from './walks.js';

describe('along random series of all variants and options', () => {
  let walked: Walked | undefined;

  it('engine and machine agree on what may happen, and the record holds it all (START, MOVE, END, CUBE, DRAW, MATCH)', () => {
    walked = walkRandomly(75, 130, 20260103);
  });

  it('every state is met, every kind of end, and long series', () => {
    assert.ok(walked);
    assert.deepEqual([...walked.states.keys()].sort(), RESTING);
    assert.deepEqual([...walked.ends].sort(), ['draw', 'drop', 'finish', 'resign']);
    assert.ok(walked.longest > 40, `${walked.longest} facts`);
  });
});
