import type { Concept } from '../query/concepts.ts';
import type { TextRange } from '../types.ts';
import { readTokens, type Token } from './tokens.ts';

/** A word of a text that answers a query, with what it is worth and which word of the query it answers. */
export interface FoundWord {
  range: TextRange;
  text: string;
  weight: number;
  concept: number;
  /** Its place among the words of the text. */
  place: number;
}

/** What to look for in texts: each stem with its weight and the concept that asks for it. */
export type Wanted = ReadonlyMap<string, { weight: number; concept: number }>;

/** List the stems that a query stands for. */
export function listWanted(concepts: readonly Concept[]): Wanted {
  const wanted = new Map<string, { weight: number; concept: number }>();
  concepts.forEach(({ presence, alternatives }, concept) => {
    if (presence === 'not') return;
    for (const { stem: name, weight } of alternatives) {
      if (weight > (wanted.get(name)?.weight ?? 0)) wanted.set(name, { weight, concept });
    }
  });
  return wanted;
}

/** What a stop word counts of another. */
const STOP_SHARE = 0.1;

/** Tell whether a found word is marked. Stop words are not: they would cover a page. */
export const isMarked = ({ weight }: FoundWord): boolean => weight > STOP_SHARE;

/** Find the wanted words of a text, in order. */
export const findWords = (text: string, wanted: Wanted): FoundWord[] => findTokens(readTokens(text), wanted);

/** Find the wanted ones among the words of a text, in order. */
export function findTokens(tokens: readonly Token[], wanted: Wanted): FoundWord[] {
  const found: FoundWord[] = [];
  for (const { text, stem, start, end, place, isStop } of tokens) {
    const want = wanted.get(stem);
    if (!want) continue;
    const weight = isStop ? want.weight * STOP_SHARE : want.weight;
    found.push({ range: [start, end], text, weight, concept: want.concept, place });
  }
  return found;
}

/** Join ranges that touch or overlap; sorted. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}
