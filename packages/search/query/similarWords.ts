import Fuse from 'fuse.js/min-basic';
import { editDistance } from './editDistance.ts';

interface SimilarWord {
  word: string;
  similarity: number;
}

/** Words whose edits are counted, and words that are kept. */
const RANKED = 24;
const KEPT = 6;
/** Fuse cuts longer ones. */
const MAX_LENGTH = 32;

/** None in short words, which would become others. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Find the words with the fewest edits, or all within a limit. Typing errors keep or swap the first letter, so Fuse ranks few
 * words.
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
