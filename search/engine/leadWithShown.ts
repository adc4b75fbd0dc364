import { coverName } from './coverName.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { type Place, swap } from './places.ts';
import { type Question, weighCoverage } from './question.ts';

/** First pages whose best place is looked for. */
const LED_PAGES = 16;

/**
 * Put first, of each page's places, the one that shows most of the query itself. Keywords and the description speak for the
 * page as a whole, so by them alone the page would stand before the section that they lead to.
 */
export function leadWithShown(index: LoadedIndex, places: Place[], question: Question): void {
  const byPage = new Map<number, Place[]>();
  for (const place of places) {
    const page = index.pageOf(place.document);
    const group = byPage.get(page);
    if (group) group.push(place);
    else if (byPage.size < LED_PAGES) byPage.set(page, [place]);
  }
  for (const group of byPage.values()) {
    const [first] = group;
    if (!first || group.length === 1) continue;
    let leader = first;
    first.shown = scoreShown(index, first.document, question);
    let most = first.shown * question.weights.lead;
    for (const place of group) {
      place.shown = scoreShown(index, place.document, question);
      if (place.shown <= most) continue;
      most = place.shown;
      leader = place;
    }
    swap(first, leader);
  }
}

function scoreShown(index: LoadedIndex, document: number, question: Question): number {
  const { scored, naming, weights } = question;
  let score = 0;
  for (const { concept, scores } of scored) if (concept.presence !== 'not') score += scores.shown[document] ?? 0;
  const name = weights.title * coverName(index, document, { ...naming, keyword: 0 });
  return score * weighCoverage(question, ({ shown }) => shown[document] !== 0) * (1 + name);
}
