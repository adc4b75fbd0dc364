import type { SiteConfig } from '../../../common/siteConfig.ts';

/** What the script of the head knows of the site; `bundleHeadScript` puts the value in the place of `HEAD_SETTINGS`. */
export interface HeadSettings {
  colorMode: SiteConfig['colorMode'];
  /** Colour behind the page in both modes. */
  backgrounds: { light: string; dark: string };
  /** Id of the announcement that a reader can close, or null. */
  announcementId: string | null;
  searchShortcut: string;
  siteBase: string;
}

declare global {
  const HEAD_SETTINGS: HeadSettings;
}
