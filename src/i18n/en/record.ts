/** What is wrong with a record, by code; what stands in it, by the type of the fact. */
export const record = {
  entry: '{place} of the record: {text}',
  breaks: 'It breaks rule {rule}.',
  ERR_RECORD: 'This is not a record of a game ({part}).',
  ERR_RECORD_VERSION: 'The record has a version that is not known: {value}.',
  ERR_RECORD_FACT: 'This is not understood ({part}).',
  ERR_FACT: '{what} cannot come here: rule {rule}.',
  ERR_PLAY_SHORT: 'More dice can be played, so they must be.',
  'fact-throw': 'A throw for the start',
  'fact-roll': 'A roll',
  'fact-play': 'A turn',
  'fact-step': 'A step',
  'fact-remainder': 'The rest of a run',
  'fact-double': 'A double',
  'fact-take': 'A take',
  'fact-drop': 'A drop',
  'fact-beaver': 'A beaver',
  'fact-resign': 'A resignation',
  'fact-new-game': 'A new game',
} as const;
export type RecordKey = keyof typeof record;
