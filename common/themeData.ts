import type { AnnouncementBar, Footer, LocaleConfig, NavbarItem, SiteConfig } from './siteConfig.ts';
import type { VersionRole } from './version.ts';

/** What the theme knows of the build it is in: nothing that grows with the pages. Stands under `themeConfig.docs`. */
export interface ThemeData {
  name: string;
  label: string;
  role: VersionRole;
  base: string;
  siteBase: string;
  /** Origin under which the site is published, without a slash at the end. */
  origin: string;
  /** Address that leads to the editor of a content file, once the file's path is added to it. */
  editBase: string;
  navbar: NavbarItem[];
  footer: Footer;
  /** Names of the versions that the menu lists; all without it. */
  menuVersions: string[] | undefined;
  /** Languages of the site, by language code. */
  locales: Record<string, LocaleConfig>;
  /** Language of this build: a key of `locales`. */
  locale: string;
  colorMode: SiteConfig['colorMode'];
  /** Its content is safe to draw: the build has sanitised it. */
  announcementBar: AnnouncementBar | undefined;
  analytics: SiteConfig['analytics'];
  search: SiteConfig['search'];
}
