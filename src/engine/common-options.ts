import { oneOf, type Option, type OptionsOf } from './option.js';

export const END_MODES = ['oin', 'mars', 'koks'] as const;
export type EndMode = (typeof END_MODES)[number];

/** The options of every variant; some have a default of the variant's own. */
export interface CommonOptions {
  /** END-3: the highest kind that counts; koks only in variants that have it. */
  readonly endMode: EndMode;
  /** DRAW-1 */
  readonly drawRule: 'none' | 'last-roll';
  /** DRAW-2: points for each player of a drawn game. */
  readonly drawPoints: 0.5 | 1;
  /** CUBE-1: another than off only in variants that have a cube. */
  readonly cubeLimit: 'off' | 2 | 4 | 8 | 16 | 32 | 64 | 'unlimited';
  /** CUBE-4 */
  readonly beaver: boolean;
  /** CUBE-5 */
  readonly jacoby: boolean;
  /** START-5: ties that double the cube, at the most. */
  readonly autoDoubles: number;
  /** START-2, START-3 */
  readonly openingRoll: 'plays' | 'rerolls';
  /** START-4 */
  readonly seriesFirstMove: 'loser' | 'alternate' | 'winner' | 'roll';
  /** END-5, CUBE-6: money for one point. */
  readonly stake: number;
  /** MATCH-1: number of games, 0 = open-ended. */
  readonly seriesGames: number;
  /** MATCH-1: points that win the match, 0 = no match. */
  readonly matchLength: number;
  /** MATCH-2 */
  readonly crawford: boolean;
}

const flag = (initial: boolean): Option<boolean> => ({
  check: (value) => typeof value === 'boolean',
  initial,
});
const whole: Option<number> = {
  check: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  initial: 0,
};

const money = (rules: CommonOptions) => rules.cubeLimit !== 'off' && rules.matchLength === 0;

export const COMMON: OptionsOf<CommonOptions> = {
  endMode: oneOf(...END_MODES),
  drawRule: oneOf('none', 'last-roll'),
  drawPoints: { ...oneOf(0.5, 1), readIf: (rules) => rules.drawRule === 'last-roll' },
  cubeLimit: oneOf('off', 2, 4, 8, 16, 32, 64, 'unlimited'),
  beaver: { ...flag(false), readIf: money },
  jacoby: { ...flag(false), readIf: money },
  autoDoubles: { ...whole, readIf: money },
  openingRoll: oneOf('plays', 'rerolls'),
  seriesFirstMove: {
    ...oneOf('loser', 'alternate', 'winner', 'roll'),
    readIf: (rules) => rules.seriesGames !== 1,
  },
  stake: { check: (value) => Number.isFinite(value) && (value as number) > 0, initial: 1 },
  seriesGames: { ...whole, readIf: (rules) => rules.matchLength === 0 },
  matchLength: { ...whole, readIf: (rules) => rules.seriesGames === 0 },
  crawford: { ...flag(true), readIf: (rules) => rules.matchLength > 0 && rules.cubeLimit !== 'off' },
};
