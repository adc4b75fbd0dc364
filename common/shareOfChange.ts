/** Sections with equal digests have equal words. */
export interface SectionWords {
  digest: string;
  words: number;
}

/** Compute the percentage of words in sections that the other side lacks. At least 1, because callers pass different pages. */
export function shareOfChange(before: readonly SectionWords[], after: readonly SectionWords[]): number {
  const words = sumWords(before) + sumWords(after);
  const lacking = sumWords(listLacking(before, after)) + sumWords(listLacking(after, before));
  return Math.max(1, Math.round((100 * lacking) / Math.max(1, words)));
}

const sumWords = (sections: readonly SectionWords[]): number => sections.reduce((sum, { words }) => sum + words, 0);

/** What occurs twice on one side must occur twice on the other. */
function listLacking(sections: readonly SectionWords[], others: readonly SectionWords[]): SectionWords[] {
  const left = new Map<string, number>();
  for (const { digest } of others) left.set(digest, (left.get(digest) ?? 0) + 1);
  return sections.filter(({ digest }) => {
    const count = left.get(digest) ?? 0;
    left.set(digest, count - 1);
    return count <= 0;
  });
}
