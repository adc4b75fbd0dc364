import type { AnnouncementBar, Assistant, Footer, LocaleConfig, NavbarItem, SiteConfig } from './siteConfig.ts';
import type { ReleaseState, VersionRole } from './version.ts';

/** `themeConfig.docs`. Nothing here grows with the number of pages. */
export interface ThemeData {
  name: string;
  label: string;
  role: VersionRole;
  state: ReleaseState | undefined;
  base: string;
  siteBase: string;
  /** Without a slash at the end. */
  origin: string;
  /** Edit address without the content file's path. */
  editBase: string;
  reportBase: string;
  assistants: Assistant[];
  navbar: NavbarItem[];
  footer: Footer;
  /** Undefined for all. */
  menuVersions: string[] | undefined;
  locales: Record<string, LocaleConfig>;
  locale: string;
  colorMode: SiteConfig['colorMode'];
  /** Its HTML is safe to render: the build sanitised it. */
  announcementBar: AnnouncementBar | undefined;
  analytics: SiteConfig['analytics'];
  search: SiteConfig['search'];
  offline: boolean;
  /** Undefined where the version has no such page. */
  runHelpPage: string | undefined;
}
