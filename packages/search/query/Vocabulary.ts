import Fuse, { type FuseIndex } from 'fuse.js/min-basic';

export interface Nearness {
  /** In edits; by the length of the word where it is missing. */
  limit?: number | undefined;
  /** Whether the word is unfinished, so that longer words are as near. */
  isOpen?: boolean;
}

/** Ends both words: Fuse.js looks for the best part of a text, and so compares whole words. */
const END = ' ';
/** Each letter before a match adds 1 / 20 to its score. With errors in half of its letters, a word is another one. */
const OPTIONS = { distance: 20, threshold: 0.5, shouldSort: false };

/** None in short words, which would become others. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words or names of a Fuse.js index, searched by first letter: typing errors keep it, or swap it with the next. */
export class Vocabulary {
  private readonly parts = new Map<string, Fuse<string>>();

  constructor({ keys, records }: FuseIndex<string>) {
    const words = records.map(({ v = '' }) => v);
    const byLetter = new Map<string, typeof records>();
    for (const record of records) {
      const letter = words[record.i]?.charAt(0).toLowerCase() ?? '';
      const own = byLetter.get(letter) ?? [];
      own.push(record);
      byLetter.set(letter, own);
    }
    for (const [letter, own] of byLetter)
      this.parts.set(letter, new Fuse(words, OPTIONS, Fuse.parseIndex({ keys, records: own })));
  }

  /** List the words within the limit, nearest first. */
  findNear(word: string, { limit = allowedEdits(word), isOpen = false }: Nearness = {}): Near[] {
    if (limit === 0) return [];
    const lower = word.toLowerCase();
    return [...new Set(lower.slice(0, 2))]
      .flatMap((letter) => this.parts.get(letter)?.search(lower) ?? [])
      .filter(({ item }) => isOpen || Math.abs(item.length - word.length) <= limit)
      .map(({ item }) => ({
        word: item,
        edits: isOpen ? countEdits(lower, item) : countEdits(lower + END, item + END),
      }))
      .filter(({ edits }) => edits <= limit)
      .sort((a, b) => a.edits - b.edits);
  }
}

interface Near {
  word: string;
  edits: number;
}

/** A swap of two letters is two errors for Fuse.js. */
function countEdits(pattern: string, text: string): number {
  const errors = Math.round(Fuse.match(pattern, text, OPTIONS).score * pattern.length);
  return errors === 2 && sortLetters(pattern) === sortLetters(text.slice(0, pattern.length)) ? 1 : errors;
}

const sortLetters = (word: string): string => [...word.toLowerCase()].sort().join('');
