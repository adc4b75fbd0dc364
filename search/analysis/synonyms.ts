import { stem } from './stem.ts';
import { NAMES_OF_ONE, SYNONYM_GROUPS } from './synonymGroups.ts';

const GROUPS_OF = new Map<string, Set<string>>();
for (const line of SYNONYM_GROUPS.split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const others = GROUPS_OF.get(stem(word)) ?? new Set();
    GROUPS_OF.set(stem(word), others);
    for (const other of words) if (other !== word) others.add(other);
  }
}

const NONE: ReadonlySet<string> = new Set();

const [COMMON_NAME, ...OTHER_NAMES] = NAMES_OF_ONE;
const OTHER_STEMS = new Set(OTHER_NAMES.map(stem));

/** List the common name of what a word in small letters is another name of. */
export const commonNamesOf = (word: string): readonly string[] => (OTHER_STEMS.has(stem(word)) ? [COMMON_NAME] : []);

/** List the words that stand for a word in small letters. */
export const synonymsOf = (word: string): ReadonlySet<string> => GROUPS_OF.get(stem(word)) ?? NONE;
