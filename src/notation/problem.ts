import type { Problem } from '../engine/result.js';
import type { SeriesFact } from '../engine/series.js';
import type { RecordKey } from '../i18n/en/record.js';
import { isWord, type Say, type Words } from '../i18n/index.js';
import { placeIn } from '../record/record.js';

/** What cannot come where it stands: a fact, or a step not yet confirmed. */
type Untimely = SeriesFact['type'] | 'step';

/**
 * A problem as a sentence of whoever has these words, with its place in a record where it has one: by its code, or by the
 * rule whose id the code is; a code for which there is no sentence stands for itself, with its values.
 */
export function problemText<Key extends string>(
  { code, detail }: Problem,
  say: Say<Key | RecordKey>,
  english: Words<Key>,
): string {
  const what = say(`fact-${detail['type'] as Untimely}`);
  const untold = code.startsWith('ERR_')
    ? `${code} ${JSON.stringify(detail)}`
    : say('breaks', { rule: code });
  const text = isWord(english, code) ? say(code, { ...detail, what }) : untold;
  const place = placeIn(detail);
  return place === null ? text : say('entry', { place, text });
}
