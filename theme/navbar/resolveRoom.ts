/** From which width on the entries on the right stand side by side; else they stand behind one button. */
export type Room = 'laptop' | 'desktop' | 'none';

/** Widths at which they unfold, in rem: 1280 and 1536 pixels. As in `Navbar.module.css`. */
const UNFOLD_AT = { laptop: 80, desktop: 96 } as const;

/** What stands in the bar besides names, in rem: logo, version menu, colour mode, languages, a search box, a scrollbar and the gaps. */
const FIXED = 40;
/** A label's letters are about half as wide as the type is high; its padding stands around it. */
const LETTER = 0.5;
const PADDING = 1.625;

/** Decide, from the names in the bar, where they have room: the build knows no window, and nothing may jump later. */
export function resolveRoom(siteTitle: string, labels: readonly string[]): Room {
  const names = [siteTitle, ...labels].map((label) => label.length * LETTER + PADDING);
  const needed = FIXED + names.reduce((sum, name) => sum + name, 0);
  if (needed <= UNFOLD_AT.laptop) return 'laptop';
  return needed <= UNFOLD_AT.desktop ? 'desktop' : 'none';
}
