/** A document that answers a query. */
export interface Place {
  document: number;
  score: number;
  /** What it shows itself of the query: known of the places of the first pages. */
  shown: number | undefined;
}

/** Compare places: the higher score first, then the reading order. */
export const byScore = (a: Place, b: Place): number => b.score - a.score || a.document - b.document;

/** Let two places change their ranks: what stands there is exchanged, the scores stay. */
export function swap(a: Place, b: Place): void {
  [a.document, b.document] = [b.document, a.document];
  [a.shown, b.shown] = [b.shown, a.shown];
}
