import type { Excerpt, TextRange } from '../types.ts';
import { listMarks, type Match } from './findMatches.ts';

/** In characters. */
const LENGTH = 140;
const LEAD = 40;

/** Cut the part of a text with the most matches. */
export function createExcerpt(text: string, matches: readonly Match[]): Excerpt {
  const [from, to] = fitWindow(text, chooseStart(matches));
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = matches.filter(({ range }) => range[0] >= from && range[1] <= to);
  const marks = listMarks(inside).map(([start, end]): TextRange => [start + shift, end + shift]);
  return { text: before + text.slice(from, to) + after, marks };
}

/** Most terms follow it, then most matches. */
function chooseStart(matches: readonly Match[]): number {
  let best = 0;
  let start = matches[0]?.range[0] ?? 0;
  matches.forEach(({ range: [first] }, index) => {
    const worth = new Map<number, number>();
    let repeats = 0;
    for (const { range, term, weight } of matches.slice(index)) {
      if (range[1] > first + LENGTH - LEAD) break;
      worth.set(term, Math.max(weight, worth.get(term) ?? 0));
      repeats += weight;
    }
    const score = [...worth.values()].reduce((sum, weight) => sum + weight, 0) + repeats / 100;
    if (score <= best) return;
    best = score;
    start = first;
  });
  return start;
}

function fitWindow(text: string, start: number): [from: number, to: number] {
  if (text.length <= LENGTH) return [0, text.length];
  const wanted = Math.max(0, Math.min(start - LEAD, text.length - LENGTH));
  const space = text.indexOf(' ', wanted);
  const from = wanted === 0 ? 0 : space >= 0 && space < start ? space + 1 : start;
  const limit = Math.min(text.length, from + LENGTH);
  const lastSpace = text.lastIndexOf(' ', limit);
  const to = limit < text.length && lastSpace > from + LENGTH / 2 ? lastSpace : limit;
  return [from, to];
}
