import { editDistance } from './editDistance.ts';

interface SimilarWord {
  word: string;
  similarity: number;
}

const KEPT = 6;

/** None in short words, which would become others. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Find the words with the fewest edits, or all within a limit. Typing errors keep or swap the first letter. */
export function findSimilarWords(words: readonly string[], word: string, limit?: number): SimilarWord[] {
  const allowed = limit ?? allowedEdits(word);
  if (allowed === 0) return [];
  const near = words
    .filter((other) => other[0] === word[0] || other[0] === word[1])
    .map((other) => ({ word: other, edits: editDistance(word, other, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  const most = limit ?? near[0]?.edits ?? 0;
  return near
    .filter(({ edits }) => edits <= most)
    .slice(0, KEPT)
    .map(({ word: found, edits }) => ({ word: found, similarity: 1 - edits / Math.max(word.length, found.length) }));
}
