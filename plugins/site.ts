import { readFileSync } from 'node:fs';
import { type BuildEnv, sideFile } from '../common/buildEnv.ts';
import type { PageModels } from '../common/docs/pageModel.ts';
import type { LocaleConfig, SiteConfig, ThemeData } from '../common/siteConfig.ts';
import { sanitizeAnnouncement } from './head/sanitizeAnnouncement.ts';
import { listCategories } from './pages/categoryPages.ts';
import { readContent } from './pages/content.ts';
import { checkSiteLinks, readSidebars, resolveVersionNavbar } from './pages/navigation.ts';
import { addToSidebar, readReference } from './pages/reference.ts';

/** Read what the plugins and the theme know of a version: its content, its API and the settings of the site. Throws an Error for what does not fit. */
export function readSite(env: BuildEnv, written: SiteConfig) {
  const models: PageModels = readJson(sideFile(env, 'models'));
  const content = readContent(env.contentDir, models);
  const pageRoutes = content.pages.map(({ route }) => route);
  const config = written.library?.reference;
  const { references, symbols, linkedSymbols, listApiLines } = readReference({
    ...{ env, config, pages: content.pages, models },
  });
  const sidebars = addToSidebar(readSidebars(env.contentDir, pageRoutes), config?.area ?? '', references);
  const routes = [
    ...pageRoutes,
    ...references.map(({ route }) => route),
    ...listCategories(sidebars).map(({ link }) => link),
  ];
  const navbar = { items: resolveVersionNavbar(written.navbar.items, { sidebars, routes }) };
  const site = { ...written, navbar };
  checkSiteLinks(site, routes, env.name);
  return { site, models, content, references, symbols, linkedSymbols, listApiLines, sidebars, routes };
}

export type Site = ReturnType<typeof readSite>;

/** `site.config.ts` has at least one language; the first is built. */
export const firstLocale = ({ site }: Pick<Site, 'site'>): [code: string, LocaleConfig] =>
  Object.entries(site.locales)[0] as [string, LocaleConfig];

/** Describe for the theme the version and the settings of the site. */
export function createThemeData(env: BuildEnv, { site, routes }: Pick<Site, 'site' | 'routes'>): ThemeData {
  const { name, label, role, state, base, siteBase } = env;
  const bar = site.announcementBar;
  const helpPage = site.library?.runs?.helpPage;
  return {
    name,
    label,
    role,
    state,
    base,
    siteBase,
    origin: site.url,
    editBase: `${site.sourceUrl}/edit/${env.editRef}/${site.docsDir}/`,
    reportBase: `${site.sourceUrl}/issues/new`,
    assistants: site.assistants,
    navbar: site.navbar.items,
    footer: site.footer,
    menuVersions: site.versionMenu.versions,
    locales: site.locales,
    locale: firstLocale({ site })[0],
    colorMode: site.colorMode,
    announcementBar: bar && { ...bar, content: sanitizeAnnouncement(bar.content, { origin: site.url }) },
    analytics: site.analytics,
    search: site.search,
    // Pages that change while they are written fit no list.
    offline: site.offline && !env.devFiles,
    runHelpPage: helpPage && routes.includes(helpPage) ? helpPage : undefined,
  };
}

/** Read a file that `scripts/build/sideFiles.ts` wrote. */
export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
