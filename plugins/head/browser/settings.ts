import type { SiteConfig } from '../../../common/siteConfig.ts';

/** Settings of the head script; `bundleHeadScript` replaces `HEAD_SETTINGS` with them. */
export interface HeadSettings {
  colorMode: SiteConfig['colorMode'];
  backgrounds: { light: string; dark: string };
  announcementId: string | null;
  searchShortcut: string;
  siteBase: string;
}

declare global {
  const HEAD_SETTINGS: HeadSettings;
}
