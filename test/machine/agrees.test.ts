import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENDS, RESTING, walkRandomly, type Walked } from './walks.js';

describe('along random series of all variants and options', () => {
  let walked: Walked | undefined;

  it('engine and machine agree on what may happen, and the record holds it all (START, MOVE, END, CUBE, DRAW, MATCH)', () => {
    walked = walkRandomly(11, 130, 1);
  });

  it('every state is met, every kind of end, and long series', () => {
    assert.ok(walked);
    assert.deepEqual([...walked.states.keys()].sort(), RESTING);
    assert.deepEqual([...walked.ends].sort(), ENDS);
    assert.ok(walked.longest > 40, `${walked.longest} facts`);
  });
});
