import type { Plural } from '../index.js';

/** Words of the board itself: its places, checkers, dice and cube, and how it is worked. */
export const core = {
  white: 'White',
  black: 'Black',

  // names of places
  board: 'Board',
  point: '{n}-point',
  barWhite: 'White’s bar',
  barBlack: 'Black’s bar',
  trayWhite: 'White’s tray',
  trayBlack: 'Black’s tray',

  // what stands there
  empty: 'empty',
  checkersWhite: { one: '{n} white checker', other: '{n} white checkers' } as Plural,
  checkersBlack: { one: '{n} black checker', other: '{n} black checkers' } as Plural,

  // its part in the move
  canMove: 'can move',
  pickedUp: 'picked up',
  moveHere: 'move here with {dice}',
  hits: 'hits',

  // said while moving
  saidPicked: '{place} picked up. Goes to: {targets}',
  saidLetGo: '{place} let go',
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

  // read aloud on demand
  saidSide: '{colour}: {places}',
  saidMove: '{from} to {to}',
  saidPlace: '{count} on {place}',
  saidDice: 'Dice: {dice}',
  saidDicePlayed: '{die} played',
  saidNoDice: 'No dice yet',
  saidCube: 'Cube: {value}',
  saidCubeOwned: 'Cube: {value}, {name}',
  saidPips: '{name}: {pips}',

  keys:
    'Arrow keys go from place to place, Home and End to the ends of a row. Enter or Space picks a checker up and puts it ' +
    'down, Escape lets it go. N and P go to the next and the previous checker that can move, or place it can move to. ' +
    'R rolls, U takes a step back, C or D confirms. B reads the board, V the dice, I the pips; a question mark reads this.',
};
