/**
 * Every colour of the board: the name of its custom property `--nardy-…`, its value on a light page, on a dark one,
 * and under forced colours. One value alone names another token and holds everywhere. The style sheet is generated
 * from this table and the contrast test reads it, so neither can drift from the other.
 */
export const TOKENS = {
  // wood
  frame: ['#5f3a24', '#33221a', 'Canvas'],
  'frame-light': ['#80522f', '#46301f', 'Canvas'],
  'frame-edge': ['#331e12', '#140d09', 'CanvasText'],
  number: ['#f8ead0', '#d8c5a1', 'CanvasText'],
  bar: ['#744829', '#3d2a1d', 'Canvas'],
  'bar-edge': ['#4d2e1a', '#241811', 'Canvas'],
  tray: ['#2a3833', '#161d1b', 'Canvas'],
  // field
  field: ['#2f4a44', '#182220', 'Canvas'],
  'field-edge': ['#1f312d', '#0f1615', 'CanvasText'],
  'point-light': ['#ecdab6', '#bfa87f', 'Canvas'],
  'point-dark': ['#d09159', '#a97249', 'CanvasText'],
  // checkers: face, its shaded side, edge, inner ring and what is written on it
  light: ['#fffaf0', '#f3ead7', 'Canvas'],
  'light-shade': ['#e9dec8', '#d3c6ab', 'Canvas'],
  'light-edge': ['#443622', '#2b2218', 'CanvasText'],
  'light-ring': ['#bda985', '#a08c68', 'CanvasText'],
  'light-text': ['#2a2119', '#1e1812', 'CanvasText'],
  dark: ['#3e3936', '#262220', 'CanvasText'],
  'dark-shade': ['#191716', '#141211', 'CanvasText'],
  'dark-edge': ['#dcc594', '#cdb481', 'Canvas'],
  'dark-ring': ['#84755f', '#7a6c55', 'Canvas'],
  'dark-text': ['#fff6e4', '#f6ead2', 'Canvas'],
  // dice and cube; the dice match the checkers unless told otherwise
  'die-light': ['var(--_light)'],
  'die-light-pip': ['var(--_light-text)'],
  'die-dark': ['var(--_dark-shade)'],
  'die-dark-pip': ['var(--_dark-text)'],
  'die-used': ['#e2dacb', '#b9ae9c', 'CanvasText'],
  cube: ['#f6e7c6', '#dcc9a0', 'Canvas'],
  'cube-edge': ['#4e3f2b', '#2b2218', 'CanvasText'],
  'cube-text': ['#6d1f16', '#5a1a12', 'CanvasText'],
  // what can be done (with the dark line beside it and the words on a target), and what was done last
  accent: ['#ffcf4a', '#ffc93d', 'Highlight'],
  'accent-line': ['#1c140a', '#120d06', 'Canvas'],
  route: ['#ffffff', '#ffffff', 'CanvasText'],
  last: ['#8fe0d2', '#7fd1c4', 'Highlight'],
  // around the board
  text: ['#2a2119', '#efe6d6', 'CanvasText'],
  muted: ['#6a5a48', '#b3a48e', 'CanvasText'],
  panel: ['#fbf6ec', '#2a211b', 'Canvas'],
  'panel-edge': ['#cdbb9c', '#56463a', 'CanvasText'],
  button: ['#5f3a24', '#e2c48c', 'ButtonText'],
  'button-text': ['#fff7e8', '#241810', 'ButtonFace'],
  focus: ['#0b3c96', '#8db8ff', 'Highlight'],
} as const satisfies Record<string, readonly [string, string, string] | readonly [string]>;

/** Name of a token, without `--nardy-`. */
export type Token = keyof typeof TOKENS;
/** The columns of the table. */
export const THEMES = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof THEMES)[number];

/** A token's value in a theme, as written in the table. */
export const tokenValue = (token: Token, theme: Theme): string => {
  const values: readonly string[] = TOKENS[token];
  return values[THEMES.indexOf(theme)] ?? (values[0] as string);
};
