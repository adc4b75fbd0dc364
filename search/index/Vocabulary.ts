import { MOST_CHANGED, stem } from '../analysis/stem.ts';
import { addUp, packNumbers, unpackNumbers } from './packNumbers.ts';
import { packWords, unpackWords } from './packWords.ts';
import { hasWord, placesOf } from './sortedWords.ts';

/** The words of an index, in chapters: those that begin with the same character. */
export interface PackedVocabulary {
  /** For each chapter its words, sorted, as `packWords` writes them. */
  words: string[];
  /** For each chapter, for each of its words: how many stems ago its stem came up; 0 where it brings up a new one. */
  stems: string[];
  /** For each chapter how many stems it has, as `packNumbers` writes them. */
  sizes: string;
}

/** Write sorted words. The stem of a word begins as it does, so a chapter has the stems of its words. */
export function packVocabulary(words: readonly string[]): PackedVocabulary {
  const chapters = [...new Set(words.map(firstOf))].map((first) => words.filter((word) => firstOf(word) === first));
  return {
    words: chapters.map(packWords),
    stems: chapters.map((own) => packNumbers(countBack(own.map(stem)))),
    sizes: packNumbers(chapters.map((own) => new Set(own.map(stem)).size)),
  };
}

function countBack(stems: readonly string[]): number[] {
  const known: string[] = [];
  return stems.map((name) => {
    const place = known.lastIndexOf(name);
    if (place < 0) known.push(name);
    return place < 0 ? 0 : known.length - place;
  });
}

interface Chapter {
  words: readonly string[];
  /** By word, what fields call its stem. */
  numbers: readonly number[];
  /** Stems that were asked for, by what fields call them. */
  known: Map<string, number | undefined>;
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
    const chapter = this.chapterOf(name);
    if (!chapter) return undefined;
    const { known } = chapter;
    if (!known.has(name)) known.set(name, findNumber(chapter, name));
    return known.get(name);
  }

  /** Tell whether a word is in it in the very form. */
  has(word: string): boolean {
    return hasWord(this.chapterOf(word)?.words ?? [], word);
  }

  /** Show the words that begin with a text, in order. */
  *startingWith(text: string): Generator<string> {
    const chapters = text === '' ? this.packed.words.keys() : [this.places.get(firstOf(text))];
    for (const chapter of chapters) {
      if (chapter === undefined) continue;
      const { words } = this.open(chapter);
      for (const place of placesOf(words, text)) yield words[place] ?? '';
    }
  }

  private chapterOf(text: string): Chapter | undefined {
    const place = this.places.get(firstOf(text));
    return place === undefined ? undefined : this.open(place);
  }

  private open(place: number): Chapter {
    let chapter = this.chapters[place];
    if (!chapter) {
      let next = this.starts[place] ?? 0;
      const numbers = Array.from(unpackNumbers(this.packed.stems[place] ?? ''), (back) =>
        back === 0 ? next++ : next - back,
      );
      chapter = { words: unpackWords(this.packed.words[place] ?? ''), numbers, known: new Map() };
      this.chapters[place] = chapter;
    }
    return chapter;
  }
}

// Few words begin as a stem does: taking the ending off all of a chapter would let the first query wait.
function findNumber({ words, numbers }: Chapter, name: string): number | undefined {
  const start = name.slice(0, Math.max(1, name.length - MOST_CHANGED));
  for (const place of placesOf(words, start)) if (stem(words[place] ?? '') === name) return numbers[place];
  return undefined;
}

const firstOf = (text: string): string => text.charAt(0);
