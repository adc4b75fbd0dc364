import { visitWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { Concept } from '../query/concepts.ts';
import type { TextRange } from '../types.ts';

/** A word of a text that answers a query, with what it is worth and which word of the query it answers. */
export interface FoundWord {
  range: TextRange;
  text: string;
  weight: number;
  concept: number;
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

/** Find the wanted words of a text, in order. */
export function findWords(text: string, wanted: Wanted): FoundWord[] {
  const found: FoundWord[] = [];
  visitWords(text, ({ text: word, start, end }, offset) => {
    const want = wanted.get(stem(word));
    if (!want) return;
    const weight = isStopWord(word) ? want.weight / 10 : want.weight;
    found.push({ range: [start + offset, end + offset], text: word, weight, concept: want.concept });
  });
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
