/** Every rule by its id, as events, refusals, errors and the table of the rules (docs/rules.md) cite it. */
// prettier-ignore
export const RULE_IDS = [
  'START-1', 'START-2', 'START-3', 'START-4', 'START-5',
  'MOVE-1', 'MOVE-2', 'MOVE-3', 'MOVE-4', 'MOVE-5', 'MOVE-6', 'MOVE-7', 'MOVE-8',
  'HIT-1',
  'BAR-1', 'BAR-2',
  'HIDE-1', 'HIDE-2', 'HIDE-3', 'HIDE-4',
  'HEAD-1', 'HEAD-2', 'HEAD-3', 'HEAD-4',
  'BLOCK-1', 'BLOCK-2', 'BLOCK-3', 'BLOCK-4',
  'GUL-1', 'GUL-2', 'GUL-3', 'GUL-4',
  'OFF-1', 'OFF-2', 'OFF-3', 'OFF-4',
  'END-1', 'END-2', 'END-3', 'END-4', 'END-5',
  'DRAW-1', 'DRAW-2',
  'CUBE-1', 'CUBE-2', 'CUBE-3', 'CUBE-4', 'CUBE-5', 'CUBE-6',
  'MATCH-1', 'MATCH-2',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
