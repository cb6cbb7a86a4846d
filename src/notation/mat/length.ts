/** Headers in which some programs tell the length. */
export const LENGTH_TAGS = ['Match Length', 'MatchLength'];

const POINTS = String.raw`(?:points?|pts?\.?)`;
const LENGTHS = [
  new RegExp(String.raw`^(\d+)\s*-?\s*${POINTS}\s+match\b`, 'i'),
  new RegExp(String.raw`^(?:match|race|first)\s+to\s+(\d+)(?:\s*${POINTS})?\s*$`, 'i'),
  new RegExp(String.raw`^match\s+length\s*[:=]?\s*(\d+)(?:\s*${POINTS})?\s*$`, 'i'),
];
/** What tells of a length, outside headers and remarks. */
const SAYS_LENGTH = new RegExp(
  String.raw`^(?![;[])(?:.*\b${POINTS}\s+match\b|(?:match|race)\s+to\b|match\s+length\b)`,
  'i',
);
const MONEY = /^(?:money|unlimited)\s+(?:game|match|session)s?\b/i;
const ONE = /^(?:dmp|double\s+match\s+point)\b/i;

/** Points of the match by a line of the text, 0 = money; null where it tells none, or more than can be counted. */
export function lengthOf(line: string): number | null {
  for (const pattern of LENGTHS) {
    const told = pattern.exec(line);
    if (told) return countable(told[1]!);
  }
  if (ONE.test(line)) return 1;
  return MONEY.test(line) ? 0 : null;
}

/** Whether a line tells of a length, be it understood or not. */
export const saysLength = (line: string): boolean => lengthOf(line) !== null || SAYS_LENGTH.test(line);

const TAG_VALUE = new RegExp(String.raw`^(\d+)(?:\s*-?\s*${POINTS})?$`, 'i');

/** Points of the match by the value of a header; null where it is not understood. */
export function lengthOfTag(value: string): number | null {
  const line = value.trim();
  const told = TAG_VALUE.exec(line);
  if (told) return countable(told[1]!);
  return /^(?:money|unlimited)$/i.test(line) ? 0 : lengthOf(line);
}

function countable(digits: string): number | null {
  const length = Number(digits);
  return Number.isSafeInteger(length) ? length : null;
}
