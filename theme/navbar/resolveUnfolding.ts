/** Window from which the entries on the right are side by side. In narrower windows they are behind one button. */
export type Unfolding = 'laptop' | 'desktop' | 'none';

/** Widths at which they unfold, in rem: 1280 and 1536 pixels. As in `Navbar.module.css`. */
const UNFOLD_AT = { laptop: 80, desktop: 96 } as const;

/** Width of everything else in the bar, in rem: logo, version menu, colour mode, languages, search box, scrollbar and gaps. */
const FIXED = 40;
/** A letter of a label is about half as wide as the type is high. Each label has padding. */
const LETTER = 0.5;
const PADDING = 1.625;

/** Decide from the labels where the entries fit: the build has no window to measure, and nothing may jump later. */
export function resolveUnfolding(siteTitle: string, labels: readonly string[]): Unfolding {
  const widths = [siteTitle, ...labels].map((label) => label.length * LETTER + PADDING);
  const needed = FIXED + widths.reduce((sum, width) => sum + width, 0);
  if (needed <= UNFOLD_AT.laptop) return 'laptop';
  return needed <= UNFOLD_AT.desktop ? 'desktop' : 'none';
}
