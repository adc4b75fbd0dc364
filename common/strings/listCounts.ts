/** Format counts that are not zero; empty where all are. */
export const listCounts = (start: string, counts: Record<string, number>): string => {
  const parts = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.length > 0 ? start + parts.join(', ') : '';
};
