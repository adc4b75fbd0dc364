/** A document that answers a query. */
export interface Place {
  document: number;
  score: number;
}

/** Compare places: the higher score first, then the reading order. */
export const byScore = (a: Place, b: Place): number => b.score - a.score || a.document - b.document;
