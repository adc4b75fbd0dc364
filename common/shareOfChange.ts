/** What is compared of a section: sections with equal digests have equal words. */
export interface SectionWords {
  digest: string;
  words: number;
}

/**
 * Compute the share of words that are not the same, in percent: words of sections that the other side lacks, of the words of
 * both. 1 to 100, because whoever asks knows that the pages differ.
 */
export function shareOfChange(before: readonly SectionWords[], after: readonly SectionWords[]): number {
  const words = sumWords(before) + sumWords(after);
  const lacking = sumWords(listLacking(before, after)) + sumWords(listLacking(after, before));
  return Math.max(1, Math.round((100 * lacking) / Math.max(1, words)));
}

const sumWords = (sections: readonly SectionWords[]): number => sections.reduce((sum, { words }) => sum + words, 0);

/** List the sections that others lack. What stands twice on one side must stand twice on the other. */
function listLacking(sections: readonly SectionWords[], others: readonly SectionWords[]): SectionWords[] {
  const left = new Map<string, number>();
  for (const { digest } of others) left.set(digest, (left.get(digest) ?? 0) + 1);
  return sections.filter(({ digest }) => {
    const count = left.get(digest) ?? 0;
    left.set(digest, count - 1);
    return count <= 0;
  });
}
