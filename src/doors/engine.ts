export type * from '../engine/options.js';
export { END_MODES, VARIANT_IDS } from '../engine/options.js';
export * from '../engine/types.js';
export type { Problem, Result } from '../engine/result.js';
export { defaultRules, OPTION_NAMES, parseRules } from '../engine/rules.js';
export { allOff, checkPosition, opposite, pips, startPosition } from '../engine/position.js';
export { DEFAULT_VARIANT, VARIANTS } from '../engine/variants/index.js';
export type { Variant } from '../engine/variants/variant.js';
export type { Situation } from '../engine/search.js';
export { plays, type Play } from '../engine/plays.js';
export {
  begin,
  explain,
  handedOver,
  isComplete,
  nextSteps,
  numbersLeft,
  routes,
  step,
  undo,
  type Route,
  type Turn,
} from '../engine/turn.js';
export { RULE_IDS, type RuleId } from '../engine/rule-ids.js';
export { explainIn } from '../engine/explain.js';
export type { Reason, ReasonKind } from '../engine/why-not.js';
export { apply } from '../engine/apply.js';
export { beginTurn, legal, situationOf, start } from '../engine/game.js';
export type { Fact, FactType, Game, LastTurn, Legal, Phase, Setup, TurnKind } from '../engine/game.js';
export { applyInSeries, legalInSeries, seriesOver, startSeries } from '../engine/series.js';
export type { Series, SeriesFact, SeriesSetup } from '../engine/series.js';
export { balanceNeeded, type Cube } from '../engine/cube.js';
export type { Kind, Outcome } from '../engine/outcome.js';
export { diceFrom, listedDice, seededDice, type DiceSource } from '../engine/dice.js';
