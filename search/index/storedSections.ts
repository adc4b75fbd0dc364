/**
 * A section as an index holds it: its heading, with its anchor before it where that is not the heading in small letters,
 * with hyphens for spaces and without punctuation, as Rspress makes anchors.
 */
export type StoredSection = string | readonly [anchor: string, heading: string];

/** Shorten a section. */
export const storeSection = ({ anchor, heading }: { anchor: string; heading: string }): StoredSection =>
  anchor === usualAnchor(heading) ? heading : [anchor, heading];

export const headingOf = (stored: StoredSection): string => (typeof stored === 'string' ? stored : stored[1]);

/** Give the anchor of a section, without `#`. */
export const anchorOf = (stored: StoredSection): string =>
  typeof stored === 'string' ? usualAnchor(stored) : stored[0];

const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
