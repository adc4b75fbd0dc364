import type { AppColors, LocaleConfig } from '../../common/siteConfig.ts';

export interface SiteSettings {
  title: string;
  tagline: string;
  /** Origin, without a final slash. */
  url: string;
  /** Under the origin, between slashes. */
  base: string;
  sourceUrl: string;
  docsDir: string;
  hostPaths: readonly string[];
  navbarRoutes: readonly string[];
  /** Whether readers can store versions. */
  offline: boolean;
  appColors?: AppColors | undefined;
  locale: Pick<LocaleConfig, 'htmlLang' | 'direction'>;
}
