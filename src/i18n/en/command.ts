/** Words of the command line: how it is used, and what keeps it from reading or writing. */
export const command = {
  help: `nardy-board: reads matches, records and positions of nardy and backgammon, and writes them in other formats

  nardy-board convert FILE --to mat|sgf|record|xgid [--out FILE] [--at GAME.TURN]
  nardy-board check FILE...
  nardy-board --help | --version

FILE is a file or - (what comes in): match text (.mat), SGF, a record as JSON, a position or its id.
--at names the turn that an XGID shows: the dice are rolled and not yet played. Without it: the last one.

Results go to the standard output, all else to the error output.
Exit code: 0 = fine, 1 = read, but something is wrong in it, 2 = not readable, or not asked so,
3 = a fault of nardy-board itself.
`,

  // asked in a way that means nothing
  'usage-nothing': 'Say what to do.',
  'usage-command': 'There is no command {name}.',
  'usage-option': 'There is no option {name}.',
  'usage-value': 'The option {name} needs a value.',
  'usage-file': 'Name a file, or - for what comes in.',
  'usage-one-file': 'Only one file can be converted at a time.',
  'usage-to': '--to takes one of {targets}.',
  'usage-at': '--at takes a game and a turn, such as 2.15.',
  'usage-at-xgid': '--at is for --to xgid.',
  usage: 'nardy-board --help tells more.',

  // files
  'file-read': '{file}: cannot be read: {reason}.',
  'file-write': '{file}: cannot be written: {reason}.',
  'reason-file': 'file not found',
  'reason-folder': 'its folder is not there',
  'reason-is-folder': 'it is a folder',
  'reason-forbidden': 'no permission',

  fault: '{where}: This is a fault of nardy-board itself; please report it: {message}',
} as const;
export type CommandKey = keyof typeof command;
