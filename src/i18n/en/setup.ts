/** What is wrong with rules, positions, dice and attributes, by code. */
export const setup = {
  ERR_RULES: 'The rules are not an object of options.',
  ERR_VARIANT: 'There is no variant “{value}”.',
  ERR_OPTION: 'There is no option “{option}”.',
  ERR_OPTION_VALUE: 'The option “{option}” cannot be “{value}”.',
  ERR_OPTION_UNREAD: 'The option “{option}” has no meaning with the other options.',
  ERR_END_MODE: 'There is no koks in this variant.',
  ERR_POSITION: 'The position is not understood at “{word}”.',
  ERR_ID_VARIANT: 'The id of the position is of another game.',
  ERR_ID: 'The id of the position is damaged: {format}, {part}.',
  ERR_POSITION_SIDE: 'The position does not say where the other colour stands: {colour} is missing.',
  ERR_POSITION_COUNT: 'A side of the position has {n} checkers, not 15.',
  ERR_POSITION_SHARED: 'The {point}-point of White holds checkers of both colours.',
  ERR_POSITION_BAR: 'This variant has no bar.',
  ERR_POSITION_DONE: 'A side has borne off all its checkers.',
  ERR_CUBE: 'The cube cannot stand at {value}.',
  ERR_BALANCE: 'Player {seat} has {balance}, and a game can cost {needed}.',
  ERR_DICE: 'The dice are not understood at “{word}”.',
  ERR_TURN: 'The turn cannot be “{value}”.',
  ERR_ATTRIBUTE: 'The attribute “{name}” cannot be “{value}”.',
} as const;
export type SetupKey = keyof typeof setup;
