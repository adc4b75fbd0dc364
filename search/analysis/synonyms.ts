import { stem } from './stem.ts';
import { NAMES_OF_ONE, SYNONYM_GROUPS } from './synonymGroups.ts';

const GROUPS = SYNONYM_GROUPS.split('\n');
/** First letters that a word and its stem share. */
const SHARED = 2;

const [COMMON_NAME, ...OTHER_NAMES] = NAMES_OF_ONE;
const OTHER_STEMS = new Set(OTHER_NAMES.map(stem));

/** List the common name of what a word in small letters is another name of. */
export const commonNamesOf = (word: string): readonly string[] => (OTHER_STEMS.has(stem(word)) ? [COMMON_NAME] : []);

/** List the words that stand for a word in small letters. */
export function synonymsOf(word: string): ReadonlySet<string> {
  const name = stem(word);
  const start = name.slice(0, SHARED);
  const others = new Set<string>();
  // A reader waits for the first query, so only words that may have the stem are stemmed.
  for (const group of GROUPS.filter((line) => line.includes(start))) {
    const words = group.split(' ');
    for (const own of words) {
      if (!own.startsWith(start) || stem(own) !== name) continue;
      for (const other of words) if (other !== own) others.add(other);
    }
  }
  return others;
}
