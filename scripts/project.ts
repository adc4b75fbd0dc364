import path from 'node:path';
import { parseSiteConfig } from '../common/config/siteSchema.ts';
import type { LibraryConfig } from '../common/library.ts';
import { type LocaleConfig, listDocItems, type SiteConfig } from '../common/siteConfig.ts';
import { siteConfig } from '../site.config.ts';
import { versionsPolicy } from '../versions.config.ts';
import { type SitePaths, sitePaths } from './lib/sitePaths.ts';
import { withHint } from './lib/userError.ts';
import type { VersionsPolicy } from './versions/versionsPolicy.ts';

/** What the merge and the checks need of `site.config.ts`. */
export interface SiteSettings
  extends Pick<
    SiteConfig,
    'title' | 'tagline' | 'url' | 'base' | 'sourceUrl' | 'docsDir' | 'hostPaths' | 'offline' | 'appColors'
  > {
  navbarRoutes: readonly string[];
  locale: Pick<LocaleConfig, 'htmlLang' | 'direction'>;
}

export interface Project {
  paths: SitePaths;
  policy: VersionsPolicy;
  settings: SiteSettings;
  menuVersions: readonly string[];
  library?: LibraryConfig | undefined;
  /** A release that is being checked, as if it were tagged. */
  release?: { name: string; commit: string };
  /** Whether `next` is the working tree instead of the last commit. */
  workTree?: boolean;
}

/** Describe this file's project. `release` is `<version>@<commit>`. Throws a UserError if `site.config.ts` is invalid. */
export function createProject({ release, workTree = false }: { release?: string; workTree?: boolean } = {}): Project {
  const projectDir = path.dirname(import.meta.dirname);
  const site = readSiteConfig();
  const [name = '', commit = ''] = release?.split('@') ?? [];
  const { title, tagline, url, base, sourceUrl, docsDir, navbar, versionMenu, locales, library, hostPaths } = site;
  // At least one language is required; a site is in the first.
  const [{ htmlLang, direction }] = Object.values(locales) as [LocaleConfig];
  return {
    paths: sitePaths(projectDir, docsDir),
    policy: { ...versionsPolicy, docsDir },
    settings: {
      title,
      tagline,
      url,
      base,
      sourceUrl,
      docsDir,
      hostPaths,
      offline: site.offline,
      appColors: site.appColors,
      navbarRoutes: listDocItems(navbar.items).map(({ to }) => to),
      locale: { htmlLang, direction },
    },
    menuVersions: versionMenu.versions ?? [],
    library,
    ...(name && { release: { name, commit } }),
    workTree,
  };
}

const readSiteConfig = (): SiteConfig =>
  withHint('Fix site.config.ts; common/config/siteSchema.ts explains each key.', () => parseSiteConfig(siteConfig));
