import { visitWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';

/** A word of a text as it is searched. */
export interface Token {
  text: string;
  stem: string;
  start: number;
  end: number;
  /** Its place among the words of the text. */
  place: number;
  isStop: boolean;
}

const known = new WeakMap<readonly string[], Map<number, Token[]>>();

/** List the words of one of a page's texts. Each text is read once, however many queries show it. */
export function tokensOf(texts: readonly string[], part: number): readonly Token[] {
  const parts = known.get(texts) ?? new Map<number, Token[]>();
  known.set(texts, parts);
  const tokens = parts.get(part) ?? readTokens(texts[part] ?? '');
  parts.set(part, tokens);
  return tokens;
}

/** List the words of a text. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  visitWords(text, ({ text: word, start, end }, offset) => {
    const isStop = isStopWord(word);
    tokens.push({
      text: word,
      stem: stem(word),
      start: start + offset,
      end: end + offset,
      place: tokens.length,
      isStop,
    });
  });
  return tokens;
}
