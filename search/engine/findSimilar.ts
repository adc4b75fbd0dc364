import Fuse from 'fuse.js/min-basic';
import { editDistance } from './editDistance.ts';

/** A word like the one looked for, and how like: 1 is equal. */
export interface SimilarWord {
  word: string;
  similarity: number;
}

/** Words that share enough pairs of letters to be worth Fuse's look, and Fuse's best that are measured. */
const SHORT_LIST = 80;
const RANKED = 24;
const KEPT = 6;
/** How many codes a letter can have. */
const CODES = 2 ** 16;

/** Edits that a typing error may have: none in short words, which would be other words. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Finds words of a list in spite of typing errors. */
export class SimilarWords {
  private readonly words: readonly string[];
  private readonly byPair = new Map<number, number[]>();

  constructor(words: readonly string[]) {
    this.words = words;
    words.forEach((word, index) => {
      visitPairs(word, (pair) => {
        const list = this.byPair.get(pair);
        if (!list) this.byPair.set(pair, [index]);
        else if (list.at(-1) !== index) list.push(index);
      });
    });
  }

  /** Find the most similar words, best first: letter pairs make a short list, Fuse ranks it, the edit distance decides. */
  find(word: string, limit = allowedEdits(word)): SimilarWord[] {
    if (limit === 0 || word.length > 32) return [];
    const fuse = new Fuse(this.shortList(word, limit), { threshold: 0.6, distance: 32, location: 0 });
    return fuse
      .search(word, { limit: RANKED })
      .map(({ item }) => ({ word: item, edits: editDistance(word, item, limit) }))
      .filter(({ edits }) => edits <= limit)
      .map(({ word: found, edits }) => ({ word: found, similarity: 1 - edits / Math.max(word.length, found.length) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, KEPT);
  }

  private shortList(word: string, limit: number): string[] {
    const pairs = new Set<number>();
    visitPairs(word, (pair) => pairs.add(pair));
    const shared = new Map<number, number>();
    for (const pair of pairs) {
      for (const index of this.byPair.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    // One edit touches at most three pairs (a swap), so closer words share at least the others.
    const least = Math.max(1, pairs.size - 3 * limit);
    return [...shared]
      .map(([index, count]) => ({ index, count, word: this.words[index] ?? '' }))
      .filter((entry) => entry.count >= least && Math.abs(entry.word.length - word.length) <= limit)
      .sort((a, b) => b.count - a.count || a.index - b.index)
      .slice(0, SHORT_LIST)
      .map((entry) => entry.word);
  }
}

/** Show the pairs of neighbouring letters as numbers, with nothing before the first letter and behind the last. */
function visitPairs(word: string, visit: (pair: number) => void): void {
  let before = 0;
  for (let index = 0; index <= word.length; index++) {
    const letter = index < word.length ? word.charCodeAt(index) : 0;
    visit(before * CODES + letter);
    before = letter;
  }
}
