import type { LocaleConfig } from '../../common/siteConfig.ts';
import type { Addresses } from '../../common/urls.ts';

export interface SiteSettings {
  title: string;
  tagline: string;
  /** Origin, without a final slash. */
  url: string;
  /** Under the origin, between slashes. */
  base: string;
  addresses: Addresses;
  sourceUrl: string;
  docsDir: string;
  hostPaths: readonly string[];
  navbarRoutes: readonly string[];
  locale: Pick<LocaleConfig, 'htmlLang' | 'direction'>;
}
