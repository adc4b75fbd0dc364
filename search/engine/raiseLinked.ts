import type { LoadedIndex } from './LoadedIndex.ts';
import { byScore, type Place } from './places.ts';
import type { Weights } from './weights.ts';

/**
 * Raise the places of pages that the first page leads to: who wrote it knew what else its readers want. They stay behind
 * the first. Places come and go in order.
 */
export function raiseLinked(index: LoadedIndex, places: readonly Place[], weights: Weights): Place[] {
  const [first] = places;
  if (!first) return [];
  const linked = new Set(index.file.pages[index.pageOf(first.document)]?.leadsTo);
  const most = first.score * weights.linkedMost;
  const raise = (score: number) => Math.max(score, Math.min(score * (1 + weights.linked), most));
  const raised = places.map((place) =>
    linked.has(index.pageOf(place.document)) ? { ...place, score: raise(place.score) } : place,
  );
  return raised.sort(byScore);
}
