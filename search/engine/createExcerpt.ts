import type { Excerpt, TextRange } from '../types.ts';
import { type FoundWord, isMarked, joinRanges } from './findMarks.ts';

/** Characters of an excerpt, and how many of them stand before its first word that was found. */
const LENGTH = 140;
const LEAD = 40;

/** Cut the best place out of a text: the window with the most of what was asked for, at word boundaries. */
export function createExcerpt(text: string, found: readonly FoundWord[]): Excerpt {
  const [from, to] = fitWindow(text, chooseStart(found));
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = found.filter((word) => isMarked(word) && word.range[0] >= from && word.range[1] <= to);
  const marks = joinRanges(inside.map(({ range }): TextRange => [range[0] + shift, range[1] + shift]));
  return { text: before + text.slice(from, to) + after, marks };
}

function chooseStart(found: readonly FoundWord[]): number {
  let best = 0;
  let start = found[0]?.range[0] ?? 0;
  found.forEach(({ range: [first] }, index) => {
    const worth = new Map<number, number>();
    let repeats = 0;
    for (let next = index; next < found.length; next++) {
      const word = found[next];
      if (!word || word.range[1] > first + LENGTH - LEAD) break;
      worth.set(word.concept, Math.max(word.weight, worth.get(word.concept) ?? 0));
      repeats += word.weight;
    }
    const score = [...worth.values()].reduce((sum, weight) => sum + weight, 0) + repeats / 100;
    if (score > best) {
      best = score;
      start = first;
    }
  });
  return start;
}

function fitWindow(text: string, start: number): [from: number, to: number] {
  if (text.length <= LENGTH) return [0, text.length];
  const wished = Math.max(0, Math.min(start - LEAD, text.length - LENGTH));
  const space = wished === 0 ? -1 : text.indexOf(' ', wished);
  const from = wished === 0 ? 0 : space >= 0 && space < start ? space + 1 : start;
  const limit = Math.min(text.length, from + LENGTH);
  const lastSpace = text.lastIndexOf(' ', limit);
  const to = limit === text.length ? limit : lastSpace > from + LENGTH / 2 ? lastSpace : limit;
  return [from, to];
}
