import { VARIANT_IDS, type Rules, type VariantId } from '../../engine/options.js';
import type { Problem } from '../../engine/result.js';
import { defaultRules, OPTION_NAMES, parseRules } from '../../engine/rules.js';
import { DEFAULT_VARIANT, VARIANTS } from '../../engine/variants/index.js';
import type { ToldRoot } from './root.js';

/** What the whole text must be read for: what happens in any game was agreed before the first. */
export interface Agreed {
  readonly beaver: boolean;
  readonly autoDoubles: number;
}

/** Variants by the words of RU that tell them. */
const BY_WORD = new Map<string, VariantId>(
  VARIANT_IDS.flatMap((id) => {
    const { sgf } = VARIANTS[id];
    return sgf ? [[sgf.toLowerCase(), id]] : [];
  }),
);
/** Words of RU that GNU Backgammon writes. */
const WORDS = ['crawford', 'crawfordgame', 'jacoby', 'nocube', ...BY_WORD.keys()];
/** Games of this format; some are not played here. */
const OTHER = /^(?:nackgammon|hypergammon\d?)$/i;

/** The variant that the format has a word for; else the one whose games stand without any. */
const variantByWord = (words: readonly string[]): VariantId =>
  words.map((word) => BY_WORD.get(word.toLowerCase())).find((id) => id !== undefined) ?? DEFAULT_VARIANT;

/** The variant that the words of a root tell, as a record's option or as the format has it. */
export function variantIn(words: readonly string[]): VariantId {
  const told = words.some(isOption) ? optionsIn(words)['variant'] : undefined;
  return VARIANT_IDS.find((id) => id === told) ?? variantByWord(words);
}

/** The game that a root says its tree is of, where it is not one that is read here; else null. */
export function otherGame({ game, rules }: ToldRoot): string | null {
  if (game !== null && game !== '6') return game;
  const variant = variantIn(rules);
  if (VARIANTS[variant].sgf === null) return variant;
  return rules.find((word) => OTHER.test(word) && isUnknown(word)) ?? null;
}

/** Whether a root says something that only a root of this game says. */
export const isOfThisGame = ({ game, informed, cube, rules }: ToldRoot): boolean =>
  game === '6' || informed || cube !== null || rules.some((word) => word !== '' && !isUnknown(word));

/** Options that are told as `name=value`: a record's rules for which the format has no words. */
function optionsIn(words: readonly string[]): Readonly<Record<string, string | number | boolean>> {
  const options = words.filter(isOption).flatMap((word) => {
    const [, name, value = ''] = /^(\w+)=(\S+)$/.exec(word) ?? [];
    const known = name !== undefined && (OPTION_NAMES as readonly string[]).includes(name);
    const plain = value === 'true' || value === 'false' ? value === 'true' : value;
    // a small stake is written as JavaScript does, 1e-7; what is no number, or none that is finite, stays a word
    const number = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/.test(value) ? Number(value) : NaN;
    return known ? [[name, Number.isFinite(number) ? number : plain] as const] : [];
  });
  return Object.fromEntries(options);
}
const isOption = (word: string): boolean => word.includes('=');

/** Words that tell nothing here, in their order. */
export const unknownWords = ({ rules }: ToldRoot): string[] =>
  rules.filter((word) => word !== '' && isUnknown(word));

const isUnknown = (word: string): boolean =>
  !WORDS.includes(word.toLowerCase()) && Object.keys(optionsIn([word])).length === 0;

/** The rules that the words of the format tell: games begin with a lot (START-1), the cube has no limit. */
function plainRules(
  words: readonly string[],
  matchLength: number,
  openingRoll: Rules['openingRoll'],
  agreed: Agreed,
): Rules {
  const told = (word: string) => words.some((each) => each.toLowerCase() === word);
  const cube = !told('nocube');
  const rules: Rules = {
    ...defaultRules(variantByWord(words)),
    cubeLimit: cube ? 'unlimited' : 'off',
    matchLength,
    seriesFirstMove: 'roll',
    openingRoll,
  };
  if (!cube) return rules;
  if (matchLength > 0) return { ...rules, crawford: told('crawford') || told('crawfordgame') };
  return { ...rules, jacoby: told('jacoby'), ...agreed };
}

/** Rules, and what is wrong with them; then the options told by name are left aside. */
export interface RulesRead {
  readonly rules: Rules;
  readonly fault: Problem | null;
}

/** Reads rules game by game; of a session all of whose games say the same they are made once. */
export function rulesReader(
  agreed: Agreed,
): (root: ToldRoot, openingRoll: Rules['openingRoll']) => RulesRead {
  const last: Partial<Record<Rules['openingRoll'], { readonly key: string; readonly read: RulesRead }>> = {};
  return (root, openingRoll) => {
    const key = `${root.length}:${root.rules.join(':')}`;
    const known = last[openingRoll];
    if (known?.key === key) return known.read;
    const read = rulesOf(root, openingRoll, agreed);
    last[openingRoll] = { key, read };
    return read;
  };
}

function rulesOf(
  { rules: words, length }: ToldRoot,
  openingRoll: Rules['openingRoll'],
  agreed: Agreed,
): RulesRead {
  const plain = plainRules(words, length, openingRoll, agreed);
  const parsed = parseRules({ ...plain, ...optionsIn(words), matchLength: length });
  return parsed.ok ? { rules: parsed.value, fault: null } : { rules: plain, fault: parsed.error };
}

/** The words from which `rulesReader` reads these rules again. */
export function wordsFor(rules: Rules, crawfordGame: boolean, openingRoll: Rules['openingRoll']): string[] {
  const words: string[] = [];
  if (rules.cubeLimit === 'off') words.push('NoCube');
  else if (rules.matchLength > 0 && rules.crawford) words.push('Crawford');
  if (crawfordGame) words.push('CrawfordGame');
  if (rules.jacoby) words.push('Jacoby');
  const { sgf } = VARIANTS[rules.variant];
  if (sgf) words.push(sgf);
  const plain = plainRules(words, rules.matchLength, openingRoll, { beaver: false, autoDoubles: 0 });
  const options = OPTION_NAMES.filter((name) => rules[name] !== plain[name]);
  return [...words, ...options.map((name) => `${name}=${rules[name]}`)];
}
