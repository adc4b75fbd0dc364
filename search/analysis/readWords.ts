// The one analysis of texts: the build indexes with it, queries are read with it, and marks are found with it.

/** One word of a text. An identifier gives several: its parts, and itself as a whole. */
export interface Word {
  /** In small letters, without accents. */
  text: string;
  start: number;
  end: number;
  /** Place in the row of words: a whole has that of its first part. */
  position: number;
  /** `part` of a compound, the `whole` of it, or `plain`. */
  kind: 'plain' | 'part' | 'whole';
}

interface Span {
  text: string;
  start: number;
}

const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
/** Longest word that is worth keeping: a key in a code block is no word. */
const MAX_WORD = 48;
/** Longest pair around a dot that is one name: `H.264`, `e.g`. */
const MAX_DOTTED = 6;
/** Parts around digits stay together where the letters are this few: `h264`, `v2`, but `sha` and `256`. */
const MAX_DIGIT_PREFIX = 2;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the first 128 characters are what is meant.
const ASCII = /^[\u0000-\u007f]*$/;
/** How words are told apart. `caseParts` cuts at changes of case; `lettersFirst` finds letters that digits end. */
const PATTERNS = {
  chains: /[\p{L}\p{N}\p{M}_]+(?:['’.\-_][\p{L}\p{N}\p{M}_]+)*/gu,
  dotted: /^\p{L}+\.\d+$/u,
  caseParts: /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu,
  lettersFirst: /^\p{L}+(?=\p{N}+$)/u,
};
/** The same where there are only the first 128 characters: a browser makes these ready in no time, and a reader waits. */
const ASCII_PATTERNS: typeof PATTERNS = {
  chains: /\w+(?:['.-]\w+)*/g,
  dotted: /^[A-Za-z]+\.\d+$/,
  caseParts: /[A-Z]+(?![a-z])\d*|[A-Z]?[^A-Z]+|[A-Z]+/g,
  lettersFirst: /^[A-Za-z]+(?=\d+$)/,
};
const patternsFor = (text: string) => (ASCII.test(text) ? ASCII_PATTERNS : PATTERNS);

/** A word as English writes it: it has no parts. */
const SIMPLE = /^(?:[A-Za-z]?[a-z]+|[A-Z]+)$/;

/** List the words of a text in order. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  visitChains(text, (chain, index) => {
    for (const word of chain.words) {
      words.push({ ...word, start: word.start + index, end: word.end + index, position: word.position + position });
    }
    position += chain.size;
  });
  return words;
}

/** Show the words of a text in order, each with the place that its `start` and `end` count from. Makes no objects. */
export function visitWords(text: string, visit: (word: Word, offset: number) => void): void {
  visitChains(text, (chain, index) => {
    for (const word of chain.words) visit(word, index);
  });
}

function visitChains(text: string, visit: (chain: Chain, index: number) => void): void {
  for (const match of text.matchAll(patternsFor(text).chains)) visit(readChain(match[0]), match.index);
}

interface Chain {
  words: Word[];
  /** How many places its words take. */
  size: number;
}

const known = new Map<string, Chain>();
/** Enough for the words of a few indexes; the map starts anew beyond it. */
const MAX_KNOWN = 20_000;

/** Read the words between two spaces. Texts repeat them, so each is read once. */
function readChain(text: string): Chain {
  let chain = known.get(text);
  if (!chain) {
    chain = SIMPLE.test(text) && text.length <= MAX_WORD ? simpleChain(text) : splitWords(text);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, chain);
  }
  return chain;
}

const simpleChain = (text: string): Chain => ({
  words: [{ text: text.toLowerCase(), start: 0, end: text.length, position: 0, kind: 'plain' }],
  size: 1,
});

function splitWords(chain: string): Chain {
  const words: Word[] = [];
  let position = 0;
  for (const unit of splitChain({ text: chain, start: 0 })) {
    const parts = splitUnit(unit);
    const kind = parts.length > 1 ? 'part' : 'plain';
    const first = position;
    for (const part of parts) {
      addWord(words, { ...part, end: part.start + part.text.length, position: position++, kind });
    }
    const whole = parts.map((part) => part.text).join('');
    const end = unit.start + unit.text.length;
    if (kind === 'part') addWord(words, { text: whole, start: unit.start, end, position: first, kind: 'whole' });
  }
  return { words, size: position };
}

function addWord(words: Word[], word: Word): void {
  const text = foldWord(word.text);
  if (text !== '' && text.length <= MAX_WORD) words.push({ ...word, text });
}

/** Bring a word to the form it is compared in. */
export const foldWord = (text: string): string =>
  ASCII.test(text)
    ? text.replaceAll('_', '').toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\p{M}_]/gu, '')
        .toLowerCase();

/** Cut a chain at its dots; versions, and short names with a dot in them, stay whole. */
function splitChain(chain: Span): Span[] {
  const text = chain.text.replace(/['’]s?$/, '');
  const version = VERSION.exec(text)?.[1];
  if (version) return [{ text: version, start: chain.start + text.length - version.length }];
  if (text.length <= MAX_DOTTED && patternsFor(text).dotted.test(text)) return [{ text, start: chain.start }];
  return splitAt({ text, start: chain.start }, /[^.'’]+/gu);
}

function splitUnit(unit: Span): Span[] {
  if (VERSION.test(unit.text)) return [unit];
  if (patternsFor(unit.text).dotted.test(unit.text)) return splitAt(unit, /[^.]+/gu);
  const parts = splitAt(unit, /[^\-_]+/gu).flatMap(splitCase);
  return parts.length > 0 ? parts : [];
}

/** Cut at changes of case, and between letters and the digits behind them. */
function splitCase(span: Span): Span[] {
  const { caseParts, lettersFirst } = patternsFor(span.text);
  return splitAt(span, caseParts).flatMap((part) => {
    const letters = lettersFirst.exec(part.text)?.[0].length ?? 0;
    if (letters <= MAX_DIGIT_PREFIX) return [part];
    return [
      { text: part.text.slice(0, letters), start: part.start },
      { text: part.text.slice(letters), start: part.start + letters },
    ];
  });
}

const splitAt = (span: Span, pattern: RegExp): Span[] =>
  Array.from(span.text.matchAll(pattern), (match) => ({ text: match[0], start: span.start + match.index }));
