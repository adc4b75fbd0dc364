import { stem } from '../analysis/stem.ts';
import { addUp, packNumbers, unpackNumbers } from './packNumbers.ts';
import { packWords, unpackWords } from './packWords.ts';

/** The words of an index, in chapters: those that begin with the same character. */
export interface PackedVocabulary {
  /** For each chapter its words, sorted, as `packWords` writes them. */
  words: string[];
  /** For each chapter how many stems it has, as `packNumbers` writes them. */
  sizes: string;
}

/** Write sorted words. A word's stem begins as it does, so a chapter has the stems of its words. */
export function packVocabulary(words: readonly string[]): PackedVocabulary {
  const chapters = [...new Set(words.map(firstOf))].map((first) => words.filter((word) => firstOf(word) === first));
  return {
    words: chapters.map(packWords),
    sizes: packNumbers(chapters.map((own) => new Set(own.map(stem)).size)),
  };
}

interface Chapter {
  words: readonly string[];
  stems: readonly string[];
  /** Stems by what fields call them. */
  numbers: ReadonlyMap<string, number>;
}

/** Reads what `packVocabulary` wrote; a chapter is unpacked when a word of it is asked for. */
export class Vocabulary {
  private readonly packed: PackedVocabulary;
  /** Chapters by their character. */
  private readonly places: ReadonlyMap<string, number>;
  /** The number of each chapter's first stem. */
  private readonly starts: readonly number[];
  private readonly chapters: Chapter[] = [];

  constructor(packed: PackedVocabulary) {
    this.packed = packed;
    // What is before the first character of a packed chapter says that its first word shares nothing.
    this.places = new Map(packed.words.map((words, place) => [words.charAt(1), place]));
    this.starts = addUp(unpackNumbers(packed.sizes));
  }

  /** Every word, in order. */
  get words(): readonly string[] {
    return this.packed.words.flatMap((_words, place) => this.open(place).words);
  }

  /** Give what fields call a stem; undefined where no word has it. */
  numberOf(name: string): number | undefined {
    return this.chapterOf(name)?.numbers.get(name);
  }

  /** Tell whether a word is in it in the very form. */
  has(word: string): boolean {
    const words = this.chapterOf(word)?.words ?? [];
    return words[lowerBound(words, word)] === word;
  }

  /** Show the words that begin with a text, in order, each with its stem. */
  *startingWith(text: string): Generator<{ word: string; stem: string }> {
    const chapters = text === '' ? this.packed.words.keys() : [this.places.get(firstOf(text))];
    for (const chapter of chapters) {
      if (chapter === undefined) continue;
      const { words, stems } = this.open(chapter);
      for (let place = lowerBound(words, text); words[place]?.startsWith(text); place++)
        yield { word: words[place] ?? '', stem: stems[place] ?? '' };
    }
  }

  private chapterOf(text: string): Chapter | undefined {
    const place = this.places.get(firstOf(text));
    return place === undefined ? undefined : this.open(place);
  }

  private open(place: number): Chapter {
    let chapter = this.chapters[place];
    if (!chapter) {
      const words = unpackWords(this.packed.words[place] ?? '');
      const stems = words.map(stem);
      const start = this.starts[place] ?? 0;
      const numbers = new Map([...new Set(stems)].map((name, index) => [name, start + index]));
      chapter = { words, stems, numbers };
      this.chapters[place] = chapter;
    }
    return chapter;
  }
}

const firstOf = (text: string): string => text.charAt(0);

/** Find the first place of a sorted list whose word does not come before another. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
