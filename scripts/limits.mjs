/**
 * How long a test file, a story or a stage may take before it is ended and reported by its name. These are many times
 * what each takes on a quiet machine: nothing is ended for being slow, only what never ends. NARDY_LIMIT (seconds)
 * replaces them all.
 */
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** @param {number} ms */
const limit = (ms) => (process.env.NARDY_LIMIT ? Number(process.env.NARDY_LIMIT) * SECOND : ms);

/** In ms. */
export const limits = {
  /** one test in a page; axe takes long on a busy machine */
  pageTest: limit(MINUTE),
  /** a test file in a page, in Node, or driving a browser */
  file: limit(4 * MINUTE),
  /** a file of test/proof */
  proofFile: limit(60 * MINUTE),
  story: limit(2 * MINUTE),
  /** a stage of `npm test` that names no time of its own */
  stage: 20 * MINUTE,
};

/** @param {number} ms */
export const inWords = (ms) => (ms < MINUTE ? `${ms / SECOND} seconds` : `${ms / MINUTE} minutes`);
