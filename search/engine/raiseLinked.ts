import type { LoadedIndex } from './LoadedIndex.ts';
import { byScore, type Place } from './places.ts';
import type { Weights } from './weights.ts';

/**
 * Raise, in place, the pages that the first page leads to: who wrote it knew what else its readers want. They stay behind
 * the first. Places come and go in order.
 */
export function raiseLinked(index: LoadedIndex, places: Place[], weights: Weights): void {
  const [first] = places;
  if (!first) return;
  const linked = new Set(index.leadsTo(index.pageOf(first.document)));
  const most = first.score * weights.linkedMost;
  for (const place of places) {
    if (place.score < most && linked.has(index.pageOf(place.document)))
      place.score = Math.min(place.score * (1 + weights.linked), most);
  }
  places.sort(byScore);
}
