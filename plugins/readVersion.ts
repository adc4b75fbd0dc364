import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiStatuses } from '../common/apiFile.ts';
import { type BuildEnv, type SIDE_FILES, sideFile } from '../common/buildEnv.ts';
import type { LastChanges } from '../common/buildRecord.ts';
import { openPageCache } from '../common/docs/FileCache.ts';
import { digest } from '../common/docs/pageModel.ts';
import type { SampleExtras, SymbolUses } from '../common/samples.ts';
import { listCategoryRoutes, SIDEBARS_FILE } from '../common/sidebar.ts';
import type { LocaleConfig, SiteConfig, ThemeData } from '../common/siteConfig.ts';
import { readSocialImage } from './head/headTags.ts';
import { sanitizeAnnouncement } from './head/sanitizeAnnouncement.ts';
import { createFindType } from './markdown/typeLinks.ts';
import { type KnownPages, readContent, readFrontMatters } from './pages/content.ts';
import { checkSiteLinks, readSidebars, resolveVersionNavbar } from './pages/navigation.ts';
import { addToSidebar, readReference } from './pages/readReference.ts';
import { createFindSignature } from './pages/symbols.ts';

const ROOT_DIR = path.dirname(import.meta.dirname);

/** Digest what `readVersion` reads, without parsing pages. */
export function readState(env: BuildEnv): string {
  const inContent = [SIDEBARS_FILE, API_FILE].map((name) => path.join(env.contentDir, name));
  const files = [...inContent, sideFile(env, 'lastChanges'), sideFile(env, 'api')];
  const texts = files.map((file) => existsSync(file) && readFileSync(file, 'utf8'));
  return digest(JSON.stringify([readFrontMatters(env.contentDir), texts]));
}

/** Read what the plugins and the theme know of a version: its content, its API, its side files and the settings of the site. Throws an Error for what does not fit. */
function readVersion(env: BuildEnv, written: SiteConfig, known: KnownPages) {
  // First: what changes meanwhile is a later state.
  const state = env.devFiles && readState(env);
  const lastChanges: LastChanges = readSideFile(env, 'lastChanges') ?? {};
  const statuses: ApiStatuses | undefined = readSideFile(env, 'api');
  const content = readContent(env.contentDir, openPageCache(env.cacheDir), known);
  const pageRoutes = content.pages.map(({ route }) => route);
  const config = written.library?.reference;
  // Before the statuses are there, no page is parsed, and the reference leads to none.
  const reference = readReference({ env, config, pages: statuses ? content.pages : [], statuses: statuses ?? {} });
  const { references } = reference;
  const sidebars = addToSidebar(readSidebars(env.contentDir), config?.area ?? '', references);
  const routes = [...pageRoutes, ...references.map(({ route }) => route), ...listCategoryRoutes(sidebars)];
  const navbar = { items: resolveVersionNavbar(written.navbar.items, { sidebars, routes }) };
  const site = { ...written, navbar };
  checkSiteLinks(site, routes, env.name);
  const image = site.socialImage && readSocialImage(ROOT_DIR, site.socialImage);
  // `site.config.ts` has at least one language; the first is built.
  const [language, locale] = Object.entries(site.locales)[0] as [string, LocaleConfig];
  return {
    state,
    site,
    language,
    locale,
    image,
    content,
    ...reference,
    findSignature: createFindSignature(reference.symbols),
    findType: createFindType(reference.symbols),
    sidebars,
    routes,
    headScript: readFileSync(sideFile(env, 'headScript'), 'utf8'),
    lastChanges,
    readExtras: createRead<SampleExtras>(env, 'sampleExtras'),
    readUses: createRead<SymbolUses>(env, 'symbols'),
    /** Addresses of images by file, known when they are bundled. */
    images: new Map<string, string>(),
  };
}

/** What a build knows of its version. */
export type VersionInputs = ReturnType<typeof readVersion>;

/** Create a function that reads the version; later calls parse again only pages that changed. */
export function createReadVersion(env: BuildEnv, written: SiteConfig): () => VersionInputs {
  const known: KnownPages = new Map();
  return () => readVersion(env, written, known);
}

/** Describe for the theme the version and the settings of the site. */
export function createThemeData(env: BuildEnv, { site, language, routes }: VersionInputs): ThemeData {
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
    locale: language,
    colorMode: site.colorMode,
    announcementBar: bar && { ...bar, content: sanitizeAnnouncement(bar.content, { origin: site.url, siteBase }) },
    analytics: site.analytics,
    search: site.search,
    // Pages that change while they are written fit no list.
    offline: site.offline && !env.devFiles,
    runHelpPage: helpPage && routes.includes(helpPage) ? helpPage : undefined,
  };
}

/** Read a side file once, or each time while developing: the command writes it again when a page changes. */
function createRead<Value extends object>(env: BuildEnv, name: keyof typeof SIDE_FILES): () => Value {
  const read = (): Value => readSideFile(env, name) ?? {};
  if (env.devFiles) return read;
  const value = read();
  return () => value;
}

/** Read a file that `scripts/build/sideFiles.ts` wrote; undefined where the development server does not have it yet. */
function readSideFile(env: BuildEnv, name: keyof typeof SIDE_FILES) {
  const file = sideFile(env, name);
  return env.devFiles && !existsSync(file) ? undefined : JSON.parse(readFileSync(file, 'utf8'));
}
