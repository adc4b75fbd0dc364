import type { FoundWord } from './findMarks.ts';

/** Places that two words which belong together may be apart. */
const MOST_APART = 3;
/** What they count the other way round. */
const REVERSED = 0.5;

/**
 * Tell how well a text keeps together what stands together in a query: the share of the query's neighbours that are near
 * each other in the text. `asked` lists the query's concepts in its order.
 */
export function measureNearness(found: readonly FoundWord[], asked: readonly number[]): number {
  if (asked.length < 2) return 0;
  const places = new Map<number, number>();
  const best = new Map<number, number>();
  for (const { concept, place, weight } of found) {
    const order = asked.indexOf(concept);
    if (order < 0) continue;
    note(best, order, weight * nearness(places.get(order - 1), place));
    note(best, order + 1, weight * REVERSED * nearness(places.get(order + 1), place));
    places.set(order, place);
  }
  return [...best.values()].reduce((sum, worth) => sum + worth, 0) / (asked.length - 1);
}

const nearness = (before: number | undefined, place: number): number =>
  before === undefined || place - before > MOST_APART ? 0 : 1;

function note(best: Map<number, number>, order: number, worth: number): void {
  if (worth > (best.get(order) ?? 0)) best.set(order, worth);
}
