import Fuse from 'fuse.js/min-basic';
import { editDistance } from './editDistance.ts';

/** A word like the one looked for, and how like: 1 is equal. */
export interface SimilarWord {
  word: string;
  similarity: number;
}

/** Best words of Fuse whose edits are counted, and words that are kept. */
const RANKED = 24;
const KEPT = 6;
/** Fuse cuts longer patterns. */
const MAX_LENGTH = 32;

/** Edits that a typing error may have: none in short words, which would be other words. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Find the words of a list that are fewest edits away or, with a limit, all within it. Typing errors leave the first letter
 * alone, or swap it with the second; so few words are left, which Fuse ranks, and the edit distance decides.
 */
export function findSimilarWords(words: readonly string[], word: string, limit?: number): SimilarWord[] {
  const allowed = limit ?? allowedEdits(word);
  if (allowed === 0 || word.length > MAX_LENGTH) return [];
  const candidates = words.filter(
    (other) => Math.abs(other.length - word.length) <= allowed && (other[0] === word[0] || other[0] === word[1]),
  );
  const near = new Fuse(candidates, { threshold: 0.6, distance: MAX_LENGTH, location: 0 })
    .search(word, { limit: RANKED })
    .map(({ item }) => ({ word: item, edits: editDistance(word, item, allowed) }));
  const most = limit ?? Math.min(allowed, ...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits <= most)
    .slice(0, KEPT)
    .map(({ word: found, edits }) => ({ word: found, similarity: 1 - edits / Math.max(word.length, found.length) }));
}
