import type { Term } from '../query/planQuery.ts';
import { tokenize } from '../tokenize/tokenize.ts';
import type { TextRange } from '../types.ts';

export interface Match {
  range: TextRange;
  weight: number;
  term: number;
  isPart: boolean;
}

/** By stem, with the number of the term. */
export type WantedStems = ReadonlyMap<string, Pick<Match, 'weight' | 'term'>>;

/** List the stems of a query. */
export function listWantedStems(terms: readonly Term[]): WantedStems {
  const wanted = new Map<string, Pick<Match, 'weight' | 'term'>>();
  terms.forEach(({ presence, alternatives }, term) => {
    if (presence === 'not') return;
    for (const { stem, weight } of alternatives)
      if (weight > (wanted.get(stem)?.weight ?? 0)) wanted.set(stem, { weight, term });
  });
  return wanted;
}

/** Find matching words in order. */
export const findMatches = (text: string, wanted: WantedStems): Match[] =>
  tokenize(text).flatMap(({ stem, isStopWord, start, end, kind }) => {
    const want = isStopWord ? undefined : wanted.get(stem);
    return want ? [{ range: [start, end] as const, isPart: kind === 'part', ...want }] : [];
  });

/** List the ranges to mark, sorted and joined: whole words and names. */
export function listMarks(matches: readonly Match[]): TextRange[] {
  const marks: TextRange[] = [];
  const whole = matches.filter(({ isPart }) => !isPart);
  for (const [start, end] of whole.map(({ range }) => range).sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = marks.at(-1);
    if (last && start <= last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], end)];
    else marks.push([start, end]);
  }
  return marks;
}
