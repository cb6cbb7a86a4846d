import type { Problem } from '../engine/result.js';
import { command } from '../i18n/en/command.js';
import { notation } from '../i18n/en/notation.js';
import { record } from '../i18n/en/record.js';
import { setup } from '../i18n/en/setup.js';
import { isWord, type Say, speaker, type Words } from '../i18n/index.js';
import type { Checked } from './convert.js';
import type { PositionFormat } from './id/index.js';
import { problemText } from './problem.js';

/** What is looked up by a text that the compiler does not know, though it knows all that it can be. */
type Told = `format-${Exclude<PositionFormat, 'words'> | 'match-id'}` | 'fact-raccoon';
const english = { ...setup, ...record, ...notation, ...command } satisfies Words<Told>;

/** Says what there is to say of texts, in one language. */
export type TextSay = Say<keyof typeof english>;

/** Who tells of texts in a language: its BCP 47 tag; what the language lacks is English. */
export const textSpeaker = (tag: string): TextSay => speaker(tag, english);

/** A word by a key that may not exist; null when there is none. */
const wordOf = (say: TextSay, key: string): string | null => (isWord(english, key) ? say(key) : null);

/** A problem as a sentence; a code for which there is none stands for itself, with its values. */
export function tell({ code, detail }: Problem, say: TextSay = textSpeaker('en')): string {
  if (code === 'ERR_ID') return problemText(idProblem(detail, say), say, english);
  const own = `file-${code}`;
  return problemText({ code: isWord(english, own) ? own : code, detail }, say, english);
}

/** What an id should be where it is damaged, with what stands there if that is known. */
function idProblem(detail: Problem['detail'], say: TextSay): Problem {
  const { format, part } = detail;
  const should = wordOf(say, `part-${format}-${part}`) ?? wordOf(say, `part-${part}`) ?? part ?? '';
  const code = 'n' in detail ? 'file-ERR_ID-count' : detail['value'] ? 'file-ERR_ID-at' : 'file-ERR_ID';
  return {
    code,
    detail: { ...detail, format: wordOf(say, `format-${format}`) ?? format ?? '', part: should },
  };
}

/** What got lost on the way to another format, as a sentence. */
export const tellLost = (lost: readonly string[], say: TextSay = textSpeaker('en')): string =>
  say('lost', { facts: lost.map((fact) => lostFact(fact, say)).join(', ') });

function lostFact(fact: string, say: TextSay): string {
  const [, part, name = ''] = /^(rules|setup|notes)\.([^]+)$/.exec(fact) ?? [];
  if (part !== undefined) return say(`lost-${part as 'rules' | 'setup' | 'notes'}`, { name });
  return wordOf(say, `lost-${fact}`) ?? fact;
}

/** What a text holds, as a line. */
export function tellChecked({ kind, problems, summary }: Checked, say: TextSay = textSpeaker('en')): string {
  const words = [say(`kind-${kind}`)];
  if (summary) {
    const { games, plays, names, score, matchLength, over } = summary;
    words.push(matchLength > 0 ? say('match', { length: matchLength }) : say('money'));
    words.push(say('games', { n: games }), say('plays', { n: plays }));
    words.push(`${names[0] ?? '1'} ${score[0]} – ${score[1]} ${names[1] ?? '2'}`);
    words.push(say(over ? 'over' : 'underWay'));
  }
  words.push(say('found', { n: problems.length }));
  return words.join(', ');
}
