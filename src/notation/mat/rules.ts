import { VARIANT_IDS, type Rules, type VariantId } from '../../engine/options.js';
import type { Result } from '../../engine/result.js';
import { parseRules } from '../../engine/rules.js';
import { DEFAULT_VARIANT, VARIANTS } from '../../engine/variants/index.js';
import { entryOf } from './cell.js';
import { cellsOf } from './columns.js';
import { LENGTH_TAGS } from './length.js';
import type { MatGame, MatText } from './rows.js';

/** Headers that tell of rules and players, and are no notes. */
export const RULE_TAGS = [
  'Variation',
  'Crawford',
  'CubeLimit',
  'Jacoby',
  'Beaver',
  'AutoDoubles',
  'Player 1',
  'Player 2',
  ...LENGTH_TAGS,
];

/** The variant of a header; null when it names none that is known. */
export function variantOf(tag: string | undefined): VariantId | null {
  if (tag === undefined || tag.trim() === '') return DEFAULT_VARIANT;
  const name = tag.trim().toLowerCase();
  const isNamed = (id: VariantId) =>
    id === name || VARIANTS[id].names.some((each) => each.toLowerCase() === name);
  return VARIANT_IDS.find(isNamed) ?? null;
}

const isOn = (tag: string | undefined): boolean => /^\s*(?:on|yes|true|1)\s*$/i.test(tag ?? '');
const isOff = (tag: string | undefined): boolean => /^\s*(?:off|no|false|0)\s*$/i.test(tag ?? '');

/** A limit that is no option is one that no game comes to, as 1024; 1 means that the cube is not used. */
function cubeLimitOf(tag: string | undefined): Rules['cubeLimit'] {
  if (isOff(tag) || Number(tag) === 1) return 'off';
  const limit = Number(tag);
  return limit === 2 || limit === 4 || limit === 8 || limit === 16 || limit === 32 || limit === 64
    ? limit
    : 'unlimited';
}

/** Whether the first thing that a game tells cannot come of the throw that decides who begins (START-2). */
function isOwnRoll(game: MatGame, lines: readonly string[]): boolean {
  for (let index = game.start; index < game.end; index++) {
    for (const cell of cellsOf(lines[index]!, index + 1, game)) {
      const entry = entryOf(cell);
      if (entry.type === 'remark') continue;
      return entry.type === 'double' || (entry.type === 'roll' && entry.numbers[0] === entry.numbers[1]);
    }
  }
  return false;
}

/** The rules that the headers of a match text come to, each option that they do not tell at its default. */
export function headerRules(
  tags: ReadonlyMap<string, string>,
  length: number,
  variant: VariantId = variantOf(tags.get('Variation')) ?? DEFAULT_VARIANT,
): Partial<Rules> {
  const cubeLimit = VARIANTS[variant].cube ? cubeLimitOf(tags.get('CubeLimit')) : 'off';
  const isMatch = length > 0;
  const hasCube = cubeLimit !== 'off';
  const ties = tags.get('AutoDoubles') ?? '';
  return {
    variant,
    cubeLimit,
    matchLength: length,
    seriesFirstMove: 'roll', // a text does not tell who was to begin: each game begins with a lot
    openingRoll: VARIANTS[variant].defaults.openingRoll,
    ...(isMatch && hasCube && isOff(tags.get('Crawford')) ? { crawford: false } : {}),
    ...(!isMatch && hasCube && isOn(tags.get('Jacoby')) ? { jacoby: true } : {}),
    ...(!isMatch && hasCube && isOn(tags.get('Beaver')) ? { beaver: true } : {}),
    ...(!isMatch && hasCube && /^[1-9]\d{0,8}$/.test(ties) ? { autoDoubles: Number(ties) } : {}),
  };
}

/**
 * The rules of a text: its headers, what its rows cannot do without, and what is agreed besides. Errors of
 * `parseRules`.
 */
export function rulesOfText(text: MatText, agreed: Partial<Rules>): Result<Rules> {
  const base = headerRules(text.tags, agreed.matchLength ?? text.length ?? 0, agreed.variant);
  const { lines, games } = text;
  const money = !base.matchLength && base.cubeLimit !== 'off';
  const beavers = money && lines.some((line) => /beaver/i.test(line));
  const rerolls = games.some((game) => isOwnRoll(game, lines));
  return parseRules({
    ...base,
    ...(rerolls ? { openingRoll: 'rerolls' } : {}),
    ...(beavers ? { beaver: true } : {}),
    ...agreed,
  });
}
