import { isAskingWord, isQuestion } from '../analysis/questions.ts';
import { foldWord, readWords, type Word } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import { commonNamesOf, synonymsOf } from '../analysis/synonyms.ts';
import type { Alternative, Concept, Wish } from '../query/concepts.ts';
import { matchGlob } from '../query/matchGlob.ts';
import type { Clause } from '../query/parseQuery.ts';
import { FIELDS } from './fields.ts';
import { SimilarWords } from './findSimilar.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { Weights } from './weights.ts';

const MAX_WORDS = 16;
/** Stems that one prefix or pattern stands for at most: beyond it says nothing. */
const MAX_EXPANSIONS = 60;
const MIN_SPLIT = 3;

/** Looks up what the words of a query stand for in one index. */
export class Lookup {
  private readonly index: LoadedIndex;
  private readonly weights: Weights;
  private similar: SimilarWords | undefined;

  constructor(index: LoadedIndex, weights: Weights) {
    this.index = index;
    this.weights = weights;
  }

  /** Look up ordinary text. Its last word may still be typed, so it stands for longer ones too. */
  readText(text: string): Wish {
    const wish: Wish = { concepts: [], phrases: [], unknownWords: [] };
    const words = readWords(text).slice(0, MAX_WORDS * 2);
    const singles = words.filter(({ kind }) => kind !== 'whole').slice(0, MAX_WORDS);
    const wholes = words.filter(({ kind }) => kind === 'whole');
    const isOpen = !/\s$/.test(text);
    const asks = isQuestion(singles.map((word) => word.text));
    for (const word of singles) {
      const whole = wholes.find(({ start, end }) => start <= word.start && end >= word.end);
      if (whole && this.index.hasWord(whole.text)) this.addPart(wish, word.text);
      else this.addWord(wish, word, { isLast: isOpen && word === singles.at(-1), asks, text });
    }
    const end = singles.at(-1)?.end;
    for (const word of wholes) this.addWhole(wish, word.text, { kind: 'word', isOpen: isOpen && word.end === end });
    singles.forEach((word, place) => {
      const next = singles[place + 1];
      if (next && word.kind === 'plain' && next.kind === 'plain')
        this.addWhole(wish, word.text + next.text, { kind: 'extra', isOpen: isOpen && next.end === end });
    });
    return wish;
  }

  /** Look up the clauses of a query in the query language. */
  readClauses(clauses: readonly Clause[]): Wish {
    const wish: Wish = { concepts: [], phrases: [], unknownWords: [] };
    for (const clause of clauses.slice(0, MAX_WORDS)) {
      if (clause.kind === 'phrase') this.addPhrase(wish, clause);
      else if (clause.kind === 'wildcard') this.addWildcard(wish, clause);
      else this.addTerm(wish, clause);
    }
    return wish;
  }

  /** Make what finds similar words, so that the first misspelt query need not wait for it. */
  warm(): void {
    if (!this.similar) this.similarWords().find('warm');
  }

  private addWord(
    wish: Wish,
    { text, start, end }: Word,
    { isLast, asks, text: query }: { isLast: boolean; asks: boolean; text: string },
  ): void {
    const isStop = isStopWord(text);
    if (asks && isStop && !isLast) return;
    const longer = isLast && text.length > 1 ? this.expand(text) : [];
    // A last word that is no word of the docs as it stands, but begins one, is that one before it is a form of another.
    const isBeginning = longer.length > 0 && !this.index.vocabulary.has(text);
    const exact: Alternative[] = [text, ...commonNamesOf(text)]
      .filter((word) => this.index.hasWord(word))
      .map((word) => ({ stem: stem(word), weight: isBeginning ? this.weights.prefix : 1 }));
    if (isBeginning) for (const alternative of longer) alternative.weight = 1;
    const concept = plainConcept(text, [...exact, ...longer]);
    if (isStop && exact.length > 0) {
      wish.concepts.push({ ...concept, alternatives: exact, boost: this.weights.stop, kind: 'extra' });
      return;
    }
    if (asks && isAskingWord(text) && exact.length > 0) {
      wish.concepts.push({ ...concept, alternatives: exact, boost: this.weights.asking, kind: 'extra' });
      return;
    }
    if (exact.length > 0 && this.addParts(wish, text)) return;
    if (concept.alternatives.length === 0) {
      const written = query.slice(start, end);
      if (!wish.unknownWords.includes(written)) wish.unknownWords.push(written);
      concept.alternatives = this.expand(text);
      if (concept.alternatives.length === 0) concept.alternatives = this.findSimilar(text);
      if (concept.alternatives.length === 0 && this.addSplit(wish, text)) return;
    }
    concept.alternatives.push(...this.findSynonyms(text, exact.length > 0 ? this.weights.loose : this.weights.synonym));
    wish.concepts.push(concept);
  }

  // `filesystem` is `file system` where the docs write it so.
  private addSplit(wish: Wish, text: string): boolean {
    for (let at = MIN_SPLIT; at <= text.length - MIN_SPLIT; at++) {
      const halves = [text.slice(0, at), text.slice(at)];
      if (!halves.every((half) => this.index.hasWord(half) && !isStopWord(half))) continue;
      for (const half of halves) {
        wish.concepts.push(plainConcept(half, [{ stem: stem(half), weight: 1 }]));
      }
      return true;
    }
    return false;
  }

  // `credentialstore` is also what a title calls `Credential store`.
  private addParts(wish: Wish, text: string): boolean {
    for (let at = MIN_SPLIT; at <= text.length - MIN_SPLIT; at++) {
      const halves = [text.slice(0, at), text.slice(at)];
      if (!this.index.hasTitleOf(halves.map(stem))) continue;
      for (const half of halves) {
        const alternatives = [half, text].map((word) => ({ stem: stem(word), weight: 1 }));
        wish.concepts.push(plainConcept(half, alternatives));
      }
      return true;
    }
    return false;
  }

  // The parts of a name that the docs have only add to it: many other names have them too.
  private addPart(wish: Wish, text: string): void {
    if (isStopWord(text)) return;
    const alternatives = this.index.hasWord(text) ? [{ stem: stem(text), weight: 1 }] : [];
    wish.concepts.push({ ...plainConcept(text, alternatives), boost: this.weights.part, kind: 'extra' });
  }

  private addWhole(wish: Wish, text: string, { kind, isOpen }: { kind: Concept['kind']; isOpen: boolean }): void {
    if (this.index.hasWord(text)) {
      wish.concepts.push({ ...plainConcept(text, [{ stem: stem(text), weight: 1 }]), boost: this.weights.whole, kind });
      return;
    }
    const longer = isOpen ? this.expand(text) : [];
    const alternatives = longer.length > 0 || kind === 'extra' ? longer : this.findSimilar(text);
    if (alternatives.length > 0)
      wish.concepts.push({ ...plainConcept(text, alternatives), boost: this.weights.whole, kind: 'extra' });
  }

  private addTerm(wish: Wish, { text, distance, ...clause }: Clause): void {
    const { isPlain, fields, boost, presence } = clause;
    for (const { text: word, kind } of readWords(text)) {
      if (kind === 'whole' || (isStopWord(word) && isPlain)) continue;
      const exact = this.index.hasWord(word) ? [{ stem: stem(word), weight: 1 }] : [];
      const edits = distance ?? (isPlain && exact.length === 0 ? undefined : 0);
      const similar = edits === 0 ? [] : this.findSimilar(word, edits);
      if (exact.length === 0 && !wish.unknownWords.includes(word)) wish.unknownWords.push(word);
      wish.concepts.push({ word, alternatives: [...exact, ...similar], fields, presence, boost, kind: 'word' });
    }
  }

  private addWildcard(wish: Wish, { text, fields, boost, presence }: Clause): void {
    for (const part of foldWord(text).split(/[^\p{L}\p{N}*]+/u)) {
      if (!/[\p{L}\p{N}]/u.test(part)) continue;
      const stems = new Set<string>();
      for (const word of this.index.vocabulary.startingWith('')) {
        if (stems.size >= MAX_EXPANSIONS) break;
        if (matchGlob(part, word)) stems.add(stem(word));
      }
      const alternatives = [...stems].map((name) => ({ stem: name, weight: 1 }));
      wish.concepts.push({ word: part, alternatives, fields, presence, boost, kind: 'word' });
    }
  }

  private addPhrase(wish: Wish, { text, fields, presence, boost }: Clause): void {
    const words = readWords(text).filter(({ kind }) => kind !== 'whole');
    const telling = words.filter((word) => !isStopWord(word.text));
    const [stems, indexed] = [stemsOf(words), stemsOf(telling)];
    wish.phrases.push({ stems, indexed, fields, isWanted: presence !== 'not' });
    if (presence === 'not') return;
    for (const { text: word } of telling) {
      const alternatives = this.index.hasWord(word) ? [{ stem: stem(word), weight: 1 }] : [];
      wish.concepts.push({ word, alternatives, fields, presence: 'must', boost, kind: 'word' });
    }
  }

  private expand(start: string): Alternative[] {
    const longer = new Set<string>();
    for (const word of this.index.vocabulary.startingWith(start)) {
      if (longer.size >= MAX_EXPANSIONS) break;
      if (word !== start) longer.add(stem(word));
    }
    longer.delete(stem(start));
    return [...longer].map((name) => ({ stem: name, weight: this.weights.prefix }));
  }

  private findSimilar(word: string, limit?: number): Alternative[] {
    return this.similarWords()
      .find(word, limit)
      .map(({ word: found, similarity }) => ({ stem: stem(found), weight: this.weights.fuzzy * similarity }));
  }

  private findSynonyms(word: string, weight: number): Alternative[] {
    return [...synonymsOf(word)]
      .filter((other) => this.index.hasWord(other))
      .map((other) => ({ stem: stem(other), weight }));
  }

  private similarWords(): SimilarWords {
    this.similar ??= new SimilarWords(this.index.vocabulary.words);
    return this.similar;
  }
}

const plainConcept = (word: string, alternatives: Alternative[]): Concept => ({
  word,
  alternatives,
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
});

const stemsOf = (words: readonly Word[]): string[] => words.map(({ text }) => stem(text));
