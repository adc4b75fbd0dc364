// The only entry of this folder: what a build of one version adds to Rspress.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type BuildEnv, sideFile } from '../common/buildEnv.ts';
import type { PageModels } from '../common/docs/pageModel.ts';
import type { SampleMarks, SymbolUses } from '../common/samples.ts';
import { SEARCH_ROUTE } from '../common/search.ts';
import { COMPARE_ROUTE, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../common/shellRoutes.ts';
import { listCategoryRoutes } from '../common/sidebar.ts';
import type { LocaleConfig, SiteConfig, ThemeData } from '../common/siteConfig.ts';
import { readTokenColors } from '../common/tokenColors.ts';
import { addressTags, headScript, readSocialImage, siteTags, socialImage, socialImageTags } from './head/headTags.ts';
import { sanitizeAnnouncement } from './head/sanitizeAnnouncement.ts';
import { apiFacts, createFindSignature } from './markdown/apiFacts.ts';
import { callouts } from './markdown/callouts.ts';
import { codeHtml, codeLines, sampleFields } from './markdown/codeTransformers.ts';
import { buttons, previews, tabs, unreleased } from './markdown/comments.ts';
import { diagrams } from './markdown/diagrams.ts';
import { fileLinks } from './markdown/fileLinks.ts';
import { installTabs } from './markdown/installTabs.ts';
import { optionLists } from './markdown/optionLists.ts';
import { parser } from './markdown/parser.ts';
import { reference } from './markdown/reference.ts';
import { sampleSymbols, samples } from './markdown/samples.ts';
import { buildRecord, sidebarsFile } from './output/buildRecord.ts';
import { contentPolicy } from './output/contentPolicy.ts';
import { markdownCopies } from './output/markdownCopies.ts';
import { createListPages } from './output/outputPages.ts';
import { categoryPages, shellPages } from './pages/categoryPages.ts';
import { readContent } from './pages/content.ts';
import { checkSiteLinks, readSidebars, resolveVersionNavbar } from './pages/navigation.ts';
import { addToSidebar, listReferenceTocs, readReference } from './pages/reference.ts';
import { devFiles } from './rspress/devFiles.ts';
import { imageAddresses } from './rspress/imageAddresses.ts';
import { pageCache } from './rspress/pageCache.ts';
import { createFindDay, pageMeta } from './rspress/pageMeta.ts';
import { pageTable } from './rspress/pageTable.ts';
import { replacedModules } from './rspress/replacedModules.ts';
import { sharedReact, sharedScripts } from './rspress/sharedScripts.ts';
import { trailingSlash } from './rspress/trailingSlash.ts';

export { minifyCache, styleCache } from './rspress/caches.ts';
export { noteState } from './rspress/devFiles.ts';

const ROOT_DIR = path.dirname(import.meta.dirname);
const TOKENS_FILE = path.join(import.meta.dirname, '../theme/styles/tokens.css');

/** Create the transformers of highlighted code. */
export const codeTransformers = () => [codeLines(), sampleFields(), codeHtml()];

/** List the tags of every page's head that Rspress writes. */
export function createHead({ base, siteBase }: BuildEnv, { site }: Site): NonNullable<UserConfig['head']> {
  const image = readImage(site);
  return [...addressTags({ origin: site.url, base }), ...(image ? socialImageTags(image, site.url + siteBase) : [])];
}

const readImage = ({ socialImage: file }: Site['site']) => file && readSocialImage(ROOT_DIR, file);

/** List the plugins, in the order in which they act. */
export function createPlugins(env: BuildEnv, version: Site): RspressPlugin[] {
  const inlineScript = readFileSync(sideFile(env, 'headScript'), 'utf8');
  const shared = { env, version, images: new Map<string, string>() };
  const { site, content, sidebars, references } = version;
  return [
    trailingSlash(),
    devFiles(env),
    sharedReact(),
    sharedScripts([path.join(import.meta.dirname, '../theme/ui/Tabs.tsx')]),
    headScript(inlineScript),
    siteTags({
      title: site.title,
      locale: firstLocale(version)[1],
      backgrounds: readTokenColors(readFileSync(TOKENS_FILE, 'utf8'), '--docs-bg'),
      env,
    }),
    categoryPages(sidebars, [...content.pages, ...references]),
    reference({
      pages: references,
      componentFile: path.join(import.meta.dirname, '../theme/reference/ReferenceBlock.tsx'),
      outDir: env.outDir,
    }),
    shellPages({
      [SEARCH_ROUTE]: path.join(import.meta.dirname, '../theme/search/SearchRoute.tsx'),
      [COMPARE_ROUTE]: path.join(import.meta.dirname, '../theme/compare/CompareRoute.tsx'),
      [UPGRADE_ROUTE]: path.join(import.meta.dirname, '../theme/upgrade/UpgradeRoute.tsx'),
      [VERSIONS_ROUTE]: path.join(import.meta.dirname, '../theme/versions/VersionsRoute.tsx'),
      [SITE_PAGE_ROUTE]: path.join(import.meta.dirname, '../theme/sitePages/SitePageRoute.tsx'),
    }),
    ...listMarkdownPlugins(shared),
    pageTable(path.join(import.meta.dirname, '../theme/rspress')),
    replacedModules(path.join(import.meta.dirname, '../theme/rspress'), site.library),
    ...listOutputPlugins(shared),
    // Last: it refuses inline scripts that are not ours in the final pages.
    contentPolicy({ outDir: env.outDir, scripts: [inlineScript], hasAnalytics: site.analytics !== null }),
  ];
}

interface Shared {
  env: BuildEnv;
  version: Site;
  /** Addresses of images by file, known when they are bundled. */
  images: Map<string, string>;
}

function listMarkdownPlugins({ env, version, images }: Shared): RspressPlugin[] {
  const { site, models, linkedSymbols, listApiLines, references } = version;
  const [, locale] = firstLocale(version);
  const folder = { contentDir: env.contentDir, docsDir: site.docsDir };
  const readMarks = createRead<SampleMarks>(sideFile(env, 'sampleMarks'), env);
  const readUses = createRead<SymbolUses>(sideFile(env, 'symbols'), env);
  const findSignature = createFindSignature(linkedSymbols.values());
  const facts = new Map<string, object>();
  return [
    parser(env.contentDir, env.devFiles ? {} : readJson(sideFile(env, 'trees'))),
    unreleased(env, folder),
    previews(folder, path.join(import.meta.dirname, '../theme/previews/Preview.tsx'), site.library?.previews?.list),
    apiFacts(listApiLines, findSignature),
    buttons(),
    callouts(),
    tabs(folder),
    installTabs(),
    optionLists(),
    diagrams(folder),
    samples({
      readMarks,
      contentDir: env.contentDir,
      componentsFile: path.join(import.meta.dirname, '../theme/content/Sample.tsx'),
    }),
    sampleSymbols({ env, readUses, symbols: linkedSymbols }),
    fileLinks({ env, hostPaths: site.hostPaths }),
    pageMeta(createFindDay(readJson(sideFile(env, 'lastChanges')), locale), facts, listReferenceTocs(references)),
    pageCache({
      ...{ env, projectDir: ROOT_DIR, facts, models, listApiLines, findSignature, htmlLang: locale.htmlLang },
      ...{ sampleMarks: readMarks(), symbolUses: readUses() },
    }),
    imageAddresses(env.contentDir, images),
  ];
}

function listOutputPlugins({ env, version, images }: Shared): RspressPlugin[] {
  const { site, models, content, references, symbols, listApiLines, sidebars } = version;
  const image = readImage(site);
  const listPages = createListPages({
    ...{ contentDir: env.contentDir, content, sidebars, models },
    referencePages: references,
    home: site.url + env.base,
  });
  const lastChanges = readJson(sideFile(env, 'lastChanges'));
  return [
    sidebarsFile(sidebars, env),
    markdownCopies({
      ...{ env, site, sidebars, listPages, listApiLines },
      findImage: (filePath) => images.get(filePath),
    }),
    ...(image ? [socialImage(image, env.outDir)] : []),
    buildRecord({
      ...{ env, content, sidebars, navbar: site.navbar.items, lastChanges, listPages, listApiLines, symbols },
    }),
  ];
}

/** Read a file once, or each time while developing: the command writes it again when a page changes. */
function createRead<Value>(file: string, { devFiles }: Pick<BuildEnv, 'devFiles'>): () => Value {
  const value: Value = readJson(file);
  return devFiles ? () => readJson(file) : () => value;
}

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
  const routes = [...pageRoutes, ...references.map(({ route }) => route), ...listCategoryRoutes(sidebars)];
  const navbar = { items: resolveVersionNavbar(written.navbar.items, { sidebars, routes }) };
  const site = { ...written, navbar };
  checkSiteLinks(site, routes, env.name);
  return { site, models, content, references, symbols, linkedSymbols, listApiLines, sidebars, routes };
}

type Site = ReturnType<typeof readSite>;

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
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
