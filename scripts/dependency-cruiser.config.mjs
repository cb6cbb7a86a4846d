/** The house: a room of src/ imports only from the floors below it. Types count as imports too. */
const floors = {
  engine: 1,
  i18n: 1,
  record: 2,
  board: 2,
  machine: 3,
  notation: 3,
  elements: 5,
  doors: 6,
};
const rooms = Object.keys(floors);

/** Rooms that stand on nothing at all. */
const ground = ['engine', 'i18n'];

/** @param {string[]} names */
const inside = (names) => `^src/(${names.join('|')})/`;
const packages = '(^|/)node_modules/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = Object.entries(floors).map(([room, floor]) => ({
  name: `floor-${floor}-${room}`,
  comment: `src/${room} imports only from itself and from floors below ${floor}.`,
  severity: 'error',
  from: { path: inside([room]) },
  to: {
    path: '^(src|test|stories|demo|bench|scripts|dist)/',
    pathNot: inside([
      room,
      ...(ground.includes(room) ? [] : Object.entries(floors).flatMap(([r, f]) => (f < floor ? [r] : []))),
    ]),
  },
}));

/** The rooms within notation; each is entered by its index alone. */
const formats = ['text', 'play', 'id', 'match', 'mat', 'sgf'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const entrances = formats.map((format) => ({
  name: `notation-${format}-by-its-index`,
  comment: `src/notation/${format} is entered by its index.ts only.`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/notation/${format}/` },
  to: { path: `^src/notation/${format}/`, pathNot: `^src/notation/${format}/index[.]ts$` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...entrances,
    {
      name: 'scene-without-play',
      comment: 'The drawing knows a picture only: neither what play offers nor what takes input.',
      severity: 'error',
      from: { path: '^src/board/(scene/|picture[.]ts$)' },
      to: { path: '^src/board/(surface/|view[.]ts$)' },
    },
    {
      name: 'shared-by-all-elements',
      comment:
        'What the elements share knows none of them, nor the flow of play, which not every element has.',
      severity: 'error',
      from: { path: '^src/elements/shared/' },
      to: { path: `^src/(machine/|elements/(?!shared/))|${packages}xstate/` },
    },
    {
      name: 'no-room',
      comment: `A file of src/ lies in one of the rooms: ${rooms.join(', ')}.`,
      severity: 'error',
      from: { path: '^src/', pathNot: inside(rooms) },
      to: {},
    },
    {
      name: 'no-cycle',
      comment: 'Imports never lead back to where they started.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing',
      comment: 'An import leads to a file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'lit-is-for-the-view',
      comment: 'Only board, elements and doors know lit.',
      severity: 'error',
      from: { path: '^src/', pathNot: inside(['board', 'elements', 'doors']) },
      to: { path: `${packages}(lit|lit-html|lit-element|@lit)/` },
    },
    {
      name: 'xstate-is-for-the-machine',
      comment: 'Only machine and elements know xstate.',
      severity: 'error',
      from: { path: '^src/', pathNot: inside(['machine', 'elements']) },
      to: { path: `${packages}xstate/` },
    },
    {
      name: 'no-other-package',
      comment: 'The library stands on lit and xstate alone.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: packages, pathNot: `${packages}(lit|lit-html|lit-element|@lit|xstate)/` },
    },
    {
      name: 'no-node',
      comment: 'The library runs in a browser: no module of Node.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
