import { stem } from './stem.ts';
import { SYNONYM_GROUPS } from './synonymGroups.ts';

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

/** List the words that stand for a word in small letters. */
export const synonymsOf = (word: string): ReadonlySet<string> => GROUPS_OF.get(stem(word)) ?? NONE;
