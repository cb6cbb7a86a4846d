/** Words of the board itself: its places, checkers, dice and cube, and how it is worked. */
export const core = {
  white: 'White',
  black: 'Black',

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

  // its part in the move
  canMove: 'can move',
  pickedUp: 'picked up',
  moveHere: 'move here with {dice}',
  hits: 'hits',

  // said while moving
  saidPicked: '{place} picked up. Goes to: {targets}',
  saidReach: '{place} can be reached from: {places}',
  saidNoReach: '{place} cannot be reached',
  saidNoMove: 'No checker can move',

  // several ways to the same place
  whichWay: 'Which way?',
  whichWayText: 'The checker can get there with or without hitting.',
  wayHitting: 'Hitting on {points}',
  wayQuiet: 'Not hitting',
  cancel: 'Cancel',

  // beside the board
  toMove: 'to move',
  scoreOf: 'score {score}',
  actions: 'Actions',

  typePlay: 'Type a play',
  typeEnter: 'Play it',
  savedText: 'The kept game as text',

  // read aloud on demand
  saidOf: '{name}: {text}',
  saidMove: '{from} to {to}',
  saidBack: 'back from {from} to {to}',
  saidPlace: '{count} on {place}',
  saidDice: 'Dice: {dice}',
  saidPlayed: '{value} played',
  saidNoDice: 'No dice yet',
  saidCube: 'Cube: {value}',

  keys:
    'Arrow keys go from place to place, Home and End to the ends of a row. Enter or Space picks a checker up and puts it ' +
    'down, Escape lets it go. N and P go to the next and the previous checker that can move, or place it can move to. ' +
    'R rolls, U takes a step back, C or D confirms, T types a play. B reads the board, V the dice, I the pips; a question mark reads this.',
};
