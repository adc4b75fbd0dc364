/** One heading of the table of contents. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** Keep the headings that the table of contents shows: the second and the third level. */
export const filterToc = <Entry extends TocEntry>(headings: readonly Entry[]): Entry[] =>
  headings.filter(({ depth }) => depth === 2 || depth === 3);

/**
 * Find the heading being read: the last one whose top has passed the line under the header.
 * Tops are in pixels from the top of the window.
 */
export function findActiveId(tops: readonly { id: string; top: number }[], line: number): string | undefined {
  return tops.findLast(({ top }) => top <= line)?.id;
}
