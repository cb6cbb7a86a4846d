import type { Problem } from '../engine/result.js';
import { RULE_IDS } from '../engine/rule-ids.js';
import { notation } from '../i18n/en/notation.js';
import { speaker, type WordKey } from '../i18n/index.js';
import { placeIn } from '../record/record.js';
import type { Checked } from './convert.js';

type Sentence = string | { readonly one: string; readonly other: string };
const SENTENCES: Readonly<Record<string, Sentence | undefined>> = notation;

const english = speaker('en');

function say(key: string, params: Problem['detail'] = {}): string | null {
  const found = Object.hasOwn(SENTENCES, key) ? SENTENCES[key] : undefined;
  if (found === undefined) return null;
  const sentence = typeof found === 'string' ? found : params['n'] === 1 ? found.one : found.other;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** A problem as an English sentence; a code for which there is none stands for itself, with its values. */
export function tell({ code, detail }: Problem): string {
  const text = code === 'ERR_ID' ? tellId(detail) : (say(code, detail) ?? told({ code, detail }));
  const place = placeIn(detail);
  return place === null ? text : english('entry', { place, text });
}

/** What an id should be where it is damaged, with what stands there if that is known. */
function tellId(detail: Problem['detail']): string {
  const { format, part } = detail;
  const should = say(`part-${format}-${part}`) ?? say(`part-${part}`) ?? part ?? '';
  const key = 'n' in detail ? 'ERR_ID-count' : detail['value'] ? 'ERR_ID-at' : 'ERR_ID';
  return say(key, { ...detail, format: say(`format-${format}`) ?? format ?? '', part: should })!;
}

function told({ code, detail }: Problem): string {
  if ((RULE_IDS as readonly string[]).includes(code)) return english('breaks', { rule: code });
  const what = english(`fact-${detail['type']}` as WordKey);
  const known = english(code as WordKey, { what, ...detail });
  return known === code ? `${code} ${JSON.stringify(detail)}` : known;
}

/** What got lost on the way to another format, as an English sentence. */
export const tellLost = (lost: readonly string[]): string =>
  say('lost', { facts: lost.map(lostFact).join(', ') })!;

function lostFact(fact: string): string {
  const [, part, name = ''] = /^(rules|setup|notes)\.([^]+)$/.exec(fact) ?? [];
  if (part !== undefined) return say(`lost-${part}`, { name })!;
  return say(`lost-${fact}`) ?? fact;
}

/** What a text holds, as an English line. */
export function tellChecked({ kind, problems, summary }: Checked): string {
  const words = [say(`kind-${kind}`)!];
  if (summary) {
    const { games, plays, names, score, matchLength, over } = summary;
    words.push(matchLength > 0 ? say('match', { length: matchLength })! : say('money')!);
    words.push(say('games', { n: games })!, say('plays', { n: plays })!);
    words.push(`${names[0] ?? '1'} ${score[0]} – ${score[1]} ${names[1] ?? '2'}`);
    words.push(say(over ? 'over' : 'underWay')!);
  }
  words.push(say('found', { n: problems.length })!);
  return words.join(', ');
}
