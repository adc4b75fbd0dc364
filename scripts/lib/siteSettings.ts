import type { LocaleConfig } from '../../common/siteConfig.ts';

/** What the merge needs of `site.config.ts`. */
export interface SiteSettings {
  title: string;
  /** Origin, without a slash at the end. */
  url: string;
  /** Path under the origin, with slashes at both ends. */
  base: string;
  /** Address of the repository. */
  sourceUrl: string;
  /** Folder of the docs in the repository. */
  docsDir: string;
  /** Routes of the navbar items that link to areas. */
  navbarRoutes: readonly string[];
  /** Language of the pages. */
  locale: Pick<LocaleConfig, 'htmlLang' | 'direction'>;
}
