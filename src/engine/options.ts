/** Every option of the rules with its values; names and defaults as in the table of the rules (README, "Options"). */
export const VARIANT_IDS = ['short', 'caucasus', 'long', 'crazy-gulbar'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export const END_MODES = ['oin', 'mars', 'koks'] as const;
export type EndMode = (typeof END_MODES)[number];

/** Rules of one game and its series, complete: every option has its value. */
export interface Rules {
  readonly variant: VariantId;
  /** END-3: the highest kind that counts; koks only in short variants. */
  readonly endMode: EndMode;
  /** DRAW-1 */
  readonly drawRule: 'none' | 'last-roll';
  /** DRAW-2: points for each player of a drawn game. */
  readonly drawPoints: 0.5 | 1;
  /** CUBE-1 */
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
  /** HIDE-2 */
  readonly hitterBearOff: 'allowed' | 'last-resort' | 'forbidden';
  /** HEAD-2, HEAD-4 */
  readonly headDoubles: 'blocked' | 'first-turn' | 'always' | 'never';
  /** HEAD-2: which colours may take two. */
  readonly headColors: 'both' | 'white';
  /** BLOCK-1, BLOCK-2 */
  readonly sixBlock: 'ahead' | 'home' | 'never' | 'free';
  /** BLOCK-3 */
  readonly sixBlockPassing: 'forbidden' | 'allowed';
  /** GUL-2: how often each number of a run is played. */
  readonly gulbarRepeat: 2 | 4;
  /** GUL-2: the own roll from which on a double is a run. */
  readonly gulbarFrom: 1 | 4;
  /** GUL-3: who plays the numbers of a run that are left over. */
  readonly gulbarRemainder: 'opponent' | 'lost';
}

export type OptionName = keyof Rules;
