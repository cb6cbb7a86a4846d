/** Words of any board: what stands on it and how it is read aloud. Every element needs these. */
export const core = {
  white: 'White',
  black: 'Black',
  whiteSmall: 'white',
  blackSmall: 'black',
  seat1: 'Player 1',
  seat2: 'Player 2',
  who: '{name} ({colour})',

  // variants by their id
  short: 'short nardy',
  caucasus: 'Caucasian nardy',
  long: 'long nardy',
  'crazy-gulbar': 'crazy gulbar',

  // names of places
  boardOf: 'Board, {game}',
  point: '{n}-point',
  bar: 'bar',
  off: 'off',
  'bar-white': 'White’s bar',
  'bar-black': 'Black’s bar',
  'tray-white': 'White’s tray',
  'tray-black': 'Black’s tray',

  // what stands there
  empty: 'empty',
  'checkers-white': { one: '{n} white checker', other: '{n} white checkers' },
  'checkers-black': { one: '{n} black checker', other: '{n} black checkers' },
  pips: { one: '{n} pip', other: '{n} pips' },

  // read aloud
  saidOf: '{name}: {text}',
  saidMove: '{from} to {to}',
  saidPlace: '{count} on {place}',
  saidDice: 'Dice: {dice}',
  saidPlayed: '{value} played',
  saidNoDice: 'No dice yet',
  saidCube: 'Cube: {value}',
} as const;
export type CoreKey = keyof typeof core;
