// The only tokenizer, for index, query and marks.
import { stemmer } from 'stemmer';
import { STOP_WORDS } from './stopWords.ts';

/** An identifier has one for each part, and a compound. */
export interface Token {
  /** In lower case, without accents, and with the letters of English where a letter has such a form. */
  text: string;
  stem: string;
  isStopWord: boolean;
  start: number;
  end: number;
  kind: 'word' | 'part' | 'compound';
  /** Stem of the compound that a part belongs to. */
  compound?: string | undefined;
}

interface Span {
  text: string;
  start: number;
}

const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
/** `boat.sync()` has one chain, `a, b` two. */
const CHAIN = /[\p{L}\p{N}\p{M}_]+(?:['’.\-_][\p{L}\p{N}\p{M}_]+)*/gu;
const CASE_PARTS = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu;
const SPACELESS = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'].map((name) => `\\p{scx=${name}}`).join('');
/** A run of a script that puts no spaces between words, or of another one. */
const SCRIPT_RUNS = new RegExp(`(?<spaceless>[${SPACELESS}]+)|[^${SPACELESS}]+`, 'gu');
/** Longer ones are not words, but keys in code. */
const MAX_TOKEN = 48;
/** For names such as `H.264`. */
const MAX_DOTTED = 6;
/** `h264` and `v2` are one token, `sha256` is two. */
const MAX_DIGIT_PREFIX = 2;

/** List tokens in order, a compound after its parts. */
export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(CHAIN)).flatMap((match) =>
    tokenizeChain(match[0]).map((token) => ({
      ...token,
      start: token.start + match.index,
      end: token.end + match.index,
    })),
  );

/** List the tokens that are words, or parts of one. */
export const listWords = (text: string): Token[] => tokenize(text).filter(({ kind }) => kind !== 'compound');

const known = new Map<string, Token[]>();
/** Then the cache restarts: enough for the words of a few indexes. */
const MAX_KNOWN = 20_000;

/** Cached, because texts repeat chains. */
function tokenizeChain(text: string): Token[] {
  let tokens = known.get(text);
  if (!tokens) {
    tokens = Array.from(text.matchAll(SCRIPT_RUNS))
      .flatMap(({ 0: run, index: start, groups }) =>
        groups?.spaceless
          ? splitWords({ text: run, start }).map((word) => createToken(word, 'word'))
          : splitAtDots({ text: run.replace(/['’]s?$/, ''), start }).flatMap(tokenizeUnit),
      )
      .filter((token) => token.text !== '' && token.text.length <= MAX_TOKEN);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, tokens);
  }
  return tokens;
}

function tokenizeUnit(unit: Span): Token[] {
  const parts = splitUnit(unit);
  if (parts.length === 1) return parts.map((part) => createToken(part, 'word'));
  const joined = unit.text.replace(/[-._]/g, '');
  const compound = { ...createToken({ ...unit, text: joined }, 'compound'), end: unit.start + unit.text.length };
  return [...parts.map((part) => ({ ...createToken(part, 'part'), compound: compound.stem })), compound];
}

function createToken(span: Span, kind: Token['kind']): Token {
  const text = foldWord(span.text);
  const end = span.start + span.text.length;
  return { text, stem: stem(text), isStopWord: STOP_WORDS.has(text), start: span.start, end, kind };
}

/** Strip the English ending of a word. */
export const stem = (word: string): string =>
  word.length <= MAX_TOKEN && /^[a-z]+$/.test(word) ? stemmer(word) : word;

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ı: 'i', ħ: 'h', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' },
};

/** Fold a word for comparison. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}_]/gu, '')
    .toLowerCase()
    .replace(/[łđøıħŧßæœþð]/g, (letter) => LETTERS[letter] ?? letter);

/** Check for an English stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(foldWord(word));

const isDottedName = (text: string): boolean => /^\p{L}+\.\d+$/u.test(text);

/** Versions and short names remain whole. */
function splitAtDots(chain: Span): Span[] {
  const version = VERSION.exec(chain.text)?.[1];
  if (version) return [{ text: version, start: chain.text.length - version.length }];
  if (chain.text.length <= MAX_DOTTED && isDottedName(chain.text)) return [chain];
  return splitAt(chain, /[^.'’]+/g);
}

function splitUnit(unit: Span): Span[] {
  if (VERSION.test(unit.text)) return [unit];
  if (isDottedName(unit.text)) return splitAt(unit, /[^.]+/g);
  return splitAt(unit, /[^\-_]+/g).flatMap(splitCase);
}

/** Cut at changes of case, and before digits. */
function splitCase(span: Span): Span[] {
  return splitAt(span, CASE_PARTS).flatMap((part) => {
    const letters = /^\p{L}+(?=\p{N}+$)/u.exec(part.text)?.[0].length ?? 0;
    if (letters <= MAX_DIGIT_PREFIX) return [part];
    return splitAt(part, /\p{L}+|\p{N}+/gu);
  });
}

/** The rules are those of the scripts, whatever the locale. A browser without them finds whole runs alone. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined;

function splitWords({ text, start }: Span): Span[] {
  if (!segmenter) return [{ text, start }];
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({ text: segment, start: start + index }));
}

const splitAt = (span: Span, pattern: RegExp): Span[] =>
  Array.from(span.text.matchAll(pattern), (match) => ({ text: match[0], start: span.start + match.index }));
