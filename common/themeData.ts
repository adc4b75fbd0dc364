import type { Sidebars } from './sidebar.ts';
import type { VersionRole } from './version.ts';

/** What the theme knows of the build it is in. Everything else it fetches. Stands under `themeConfig.docs`. */
export interface ThemeData {
  name: string;
  label: string;
  role: VersionRole;
  base: string;
  siteBase: string;
  sidebars: Sidebars;
  /** Links of the navbar that leave the site. */
  navbarLinks: readonly { label: string; href: string }[];
}
