/**
 * A rule that is broken on purpose.
 *
 * @typedef {object} Mutation
 * @property {string} rule the id of the rule that is broken
 * @property {string} what how it is broken
 * @property {string} file below src/engine
 * @property {string} find text that stands there exactly once
 * @property {string} replace what stands there instead
 */
export {};
