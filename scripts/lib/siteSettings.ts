import type { LocaleConfig } from '../../common/siteConfig.ts';
import type { Addresses } from '../../common/urls.ts';

/** What the merge needs of the configuration. */
export interface SiteSettings {
  title: string;
  /** Origin, without a slash at the end. */
  url: string;
  /** Path under the origin, with slashes at both ends. */
  base: string;
  /** As in `versions.config.ts`. */
  addresses: Addresses;
  /** Address of the repository. */
  sourceUrl: string;
  /** Folder of the docs in the repository. */
  docsDir: string;
  /** Routes of the navbar items that link to areas. */
  navbarRoutes: readonly string[];
  /** Language of the pages. */
  locale: Pick<LocaleConfig, 'htmlLang' | 'direction'>;
}
