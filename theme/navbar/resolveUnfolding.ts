/** Least window in which the entries on the right are not behind one button. */
type Unfolding = 'laptop' | 'desktop' | 'none';

/** In rem: 1280 and 1536 pixels. As in `Navbar.module.css`. */
const UNFOLD_AT = { laptop: 80, desktop: 96 } as const;

/** In rem: logo, version menu, colour mode, languages, search box, scrollbar and gaps. */
const FIXED = 40;
/** A letter is about half as wide as the type is high. Each label has padding. */
const LETTER = 0.5;
const PADDING = 1.625;

/** Decide from the labels where entries fit: the build has no window, and nothing may jump later. */
export function resolveUnfolding(siteTitle: string, labels: readonly string[]): Unfolding {
  const widths = [siteTitle, ...labels].map((label) => label.length * LETTER + PADDING);
  const needed = FIXED + widths.reduce((sum, width) => sum + width, 0);
  if (needed <= UNFOLD_AT.laptop) return 'laptop';
  return needed <= UNFOLD_AT.desktop ? 'desktop' : 'none';
}
