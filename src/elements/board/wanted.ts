import type { Problem } from '../../engine/result.js';
import { asText, badAttribute, readChoices, readNumber, type Text } from '../shared/attributes.js';
import { readOptions, type Options } from '../shared/rules.js';
import { CHOICES, type ChoiceAttributes, type ChoiceName, type Choices } from './manners.js';
import { readGame, type GameAttributes, type OwnGame } from './settings.js';

/** The attributes of a board as properties, which a page may set to anything. */
export interface BoardAttributes extends GameAttributes, ChoiceAttributes {
  readonly rules: unknown;
  readonly name1: Text;
  readonly name2: Text;
  readonly speed: Text | number;
  readonly autosave: Text;
  readonly typing: boolean;
  readonly rulesUrl: Text;
  readonly noHints: boolean;
}
type Name = keyof BoardAttributes;

/** Those that set the board up anew when they change. */
export const ANEW: readonly Name[] = ['variant', 'position', 'dice', 'turn', 'seed'];

// A board that only shows has thrown the first of its dice.
const OF_GAME: readonly Name[] = [...ANEW, 'rules', 'endMode', 'drawRule', 'cubeLimit', 'mode'];

/** A part of the attributes as it was read: what does not stand is reported, and counts as not set. */
interface Part<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}
/** What the attributes come to, its problems in the order in which they are told. */
export interface Wanted {
  readonly choices: Part<Choices>;
  readonly rulesUrl: Part<string>;
  readonly speed: Part<number>;
  readonly options: Part<Options>;
  readonly own: Part<OwnGame>;
}

/** Names of properties that have changed. */
export interface Names {
  has(name: Name): boolean;
}

/** Where a rule can be read by an address with `{id}` in it; null when the address is no web address. */
export function ruleHref(url: string, rule: string): string | null {
  try {
    const { protocol, href } = new URL(url.replaceAll('{id}', rule), document.baseURI);
    return url !== '' && /^(?:https?|file):$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

const part = <T>(read: (problems: Problem[]) => T): Part<T> => {
  const problems: Problem[] = [];
  return { value: read(problems), problems };
};

/** Reads the attributes that have changed; all of them when nothing was read before. */
export function readAttributes(board: BoardAttributes, changed: Names, before: Wanted | null): Wanted {
  const each = <Key extends keyof Wanted>(
    key: Key,
    names: readonly Name[],
    read: (problems: Problem[]) => Wanted[Key]['value'],
  ) => (before && !names.some((name) => changed.has(name)) ? before[key] : part(read)) as Wanted[Key];
  const choices = each('choices', Object.keys(CHOICES) as ChoiceName[], (problems) =>
    readChoices(CHOICES, board, problems),
  );
  const rulesUrl = each('rulesUrl', ['rulesUrl'], (problems) => {
    const url = asText(board.rulesUrl);
    if (url && !ruleHref(url, '')) problems.push(badAttribute('rulesUrl', url));
    return url;
  });
  const speed = each(
    'speed',
    ['speed'],
    (problems) => readNumber('speed', board.speed, (value) => value >= 0, problems) ?? 1,
  );
  const options = each('options', ['rules'], (problems) => readOptions(board.rules, problems));
  const rolled = choices.value.mode === 'view';
  const own = each('own', OF_GAME, (problems) => readGame(board, options.value, rolled, problems));
  return { choices, rulesUrl, speed, options, own };
}

/** All that is wrong with the attributes. */
export const problemsOf = (wanted: Wanted): Problem[] =>
  Object.values(wanted).flatMap(({ problems }: Part<unknown>) => problems);
