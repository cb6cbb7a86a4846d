/** Words of a board that is worked: by pointer, by keys, by the controls beside it. */
export const surface = {
  // a place's part in the move
  canMove: 'can move',
  pickedUp: 'picked up',
  moveHere: 'move here with {dice}',
  hits: 'hits',

  // said while moving
  saidPicked: '{place} picked up. Goes to: {targets}',
  saidReach: '{place} can be reached from: {places}',
  saidNoReach: '{place} cannot be reached',
  saidNoMove: 'No checker can move',
  saidBack: 'back from {from} to {to}',

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

  keys:
    'Arrow keys go from place to place, Home and End to the ends of a row. Enter or Space picks a checker up and puts it ' +
    'down, Escape lets it go. N and P go to the next and the previous checker that can move, or place it can move to. ' +
    'R rolls, U takes a step back, C or D confirms, T types a play. B reads the board, V the dice, I the pips; a question mark reads this.',
} as const;
export type SurfaceKey = keyof typeof surface;
