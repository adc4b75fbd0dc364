import type { AnnouncementBar, Assistant, Footer, LocaleConfig, NavbarItem, SiteConfig } from './siteConfig.ts';
import type { ReleaseState, VersionRole } from './version.ts';

/** What the theme knows about its build, in `themeConfig.docs`. Nothing here grows with the number of pages. */
export interface ThemeData {
  name: string;
  label: string;
  role: VersionRole;
  /** Undefined where the version is not released. */
  state: ReleaseState | undefined;
  base: string;
  siteBase: string;
  /** Origin under which the site is published, without a slash at the end. */
  origin: string;
  /** Start of the addresses at which content files are edited: the file's path is added to it. */
  editBase: string;
  /** Address of the form that reports a problem. */
  reportBase: string;
  assistants: Assistant[];
  navbar: NavbarItem[];
  footer: Footer;
  /** Names of the versions in the version menu; undefined for all. */
  menuVersions: string[] | undefined;
  /** Languages of the site, by language code. */
  locales: Record<string, LocaleConfig>;
  /** Language of this build: a key of `locales`. */
  locale: string;
  colorMode: SiteConfig['colorMode'];
  /** Its HTML is safe to render: the build sanitised it. */
  announcementBar: AnnouncementBar | undefined;
  analytics: SiteConfig['analytics'];
  search: SiteConfig['search'];
  /** Route of the page that explains packets; undefined where the version has none. */
  packetPage: string | undefined;
}
