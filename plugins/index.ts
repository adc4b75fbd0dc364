// The only entry of this folder: what a build of one version adds to Rspress.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { API_FILE, type ApiStatuses } from '../common/apiFile.ts';
import { type BuildEnv, type SIDE_FILES, sideFile } from '../common/buildEnv.ts';
import type { LastChanges } from '../common/buildRecord.ts';
import { openPageCache } from '../common/docs/FileCache.ts';
import { digest } from '../common/docs/pageModel.ts';
import { findImageFile, pathInDocs, readPageText } from '../common/docs/pageText.ts';
import type { SampleExtras, SymbolUses } from '../common/samples.ts';
import { SEARCH_ROUTE } from '../common/search.ts';
import { COMPARE_ROUTE, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../common/shellRoutes.ts';
import { listCategories, listCategoryRoutes, SIDEBARS_FILE } from '../common/sidebar.ts';
import type { LocaleConfig, SiteConfig, ThemeData } from '../common/siteConfig.ts';
import { readTokenColors } from '../common/tokenColors.ts';
import {
  addressTags,
  headScript,
  readSocialImage,
  siteTags,
  socialImageTags,
  writeSocialImage,
} from './head/headTags.ts';
import { sanitizeAnnouncement } from './head/sanitizeAnnouncement.ts';
import { apiStatus } from './markdown/apiStatus.ts';
import { beforeCode } from './markdown/beforeCode.ts';
import { callouts } from './markdown/callouts.ts';
import { codeHtml, codeLines, sampleWords, shortSignatures } from './markdown/codeTransformers.ts';
import { buttons, columns, guideLinks, leavesOut, nameTabs, previews, tabs, unreleased } from './markdown/comments.ts';
import { diagrams } from './markdown/diagrams.ts';
import { directions } from './markdown/directions.ts';
import { drawReference, formatReferencePage, writeReferenceSymbols } from './markdown/drawReference.ts';
import { fileLinks } from './markdown/fileLinks.ts';
import { installTabs } from './markdown/installTabs.ts';
import { remark } from './markdown/markdownElement.ts';
import { nameBreaks } from './markdown/nameBreaks.ts';
import { optionLists } from './markdown/optionLists.ts';
import { keepAttributes, parser } from './markdown/parser.ts';
import { listSymbolLinks, sampleSymbols, samples, writeSymbolCards } from './markdown/samples.ts';
import { createFindType, listTypes, typeLinks } from './markdown/typeLinks.ts';
import { writeBuildRecord } from './output/buildRecord.ts';
import { writeContentPolicies } from './output/contentPolicy.ts';
import { writeMarkdownCopies } from './output/markdownCopies.ts';
import { listOutputPages } from './output/outputPages.ts';
import { formatSidebars, sidebarsFile } from './output/sidebarsFile.ts';
import { formatCategoryPage } from './pages/categoryPages.ts';
import { type KnownPages, readContent, readFrontMatters } from './pages/content.ts';
import { checkSiteLinks, readSidebars, resolveVersionNavbar } from './pages/navigation.ts';
import { addToSidebar, listReferenceTocs, readReference } from './pages/readReference.ts';
import { createFindSignature } from './pages/symbols.ts';
import { type ListInputs, pageCache, styleCache } from './rspress/caches.ts';
import { devFiles } from './rspress/devFiles.ts';
import { imageAddresses } from './rspress/imageAddresses.ts';
import { type AddedPage, liveContent } from './rspress/liveContent.ts';
import { createFindDay, listMeta, pageMeta } from './rspress/pageMeta.ts';
import { type PageSource, pageTable } from './rspress/pageTable.ts';
import { replacedModules } from './rspress/replacedModules.ts';
import { sharedReact, sharedScripts } from './rspress/sharedScripts.ts';
import { trailingSlash } from './rspress/trailingSlash.ts';

const ROOT_DIR = path.dirname(import.meta.dirname);

/** Create the transformers of highlighted code. */
export const codeTransformers = () => [codeLines(), sampleWords(), shortSignatures(), codeHtml()];

/** List the tags of every page's head that Rspress writes. */
export function createHead(
  { base, siteBase }: BuildEnv,
  { site, image }: VersionInputs,
): NonNullable<UserConfig['head']> {
  return [...addressTags({ origin: site.url, base }), ...(image ? socialImageTags(image, site.url + siteBase) : [])];
}

/** List the plugins, in the order in which they act. While developing, `read` reads the version again, which changes in place. */
export function createPlugins(env: BuildEnv, version: VersionInputs, read: () => VersionInputs): RspressPlugin[] {
  const { site, sidebars } = version;
  const metas = new Map<string, object>();
  const fillMetas = (sources: readonly PageSource[]): void => {
    const findDay = createFindDay(version.lastChanges, version.locale);
    const tocs = listReferenceTocs(version.references);
    for (const source of sources) metas.set(source.absolutePath, listMeta(source, findDay, tocs));
  };
  return [
    trailingSlash(),
    devFiles(env),
    liveContent(env, {
      refresh() {
        const isChanged = readState(env) !== version.state;
        if (isChanged) Object.assign(version, read());
        return isChanged;
      },
      listFiles: () => version.content.pages.map(({ filePath }) => filePath),
      listAddedPages: () => listAddedPages(version),
      onRoutes: fillMetas,
      formatSidebars: () => formatSidebars(version.sidebars),
    }),
    sharedReact(),
    sharedScripts(['Boundary', 'TabList'].map((name) => path.join(import.meta.dirname, `../theme/ui/${name}.tsx`))),
    headScript(version.headScript),
    siteTags({
      title: site.title,
      locale: version.locale,
      backgrounds: readTokenColors(
        readFileSync(path.join(import.meta.dirname, '../theme/styles/tokens.css'), 'utf8'),
        '--docs-bg',
      ),
      env,
    }),
    ...listMarkdownPlugins(env, version, metas),
    pageMeta(metas, fillMetas),
    pageTable(path.join(import.meta.dirname, '../theme/rspress')),
    replacedModules(path.join(import.meta.dirname, '../theme/rspress'), site.library),
    sidebarsFile(sidebars, env),
    {
      name: 'docs:output',
      afterBuild(_config, isProd) {
        const outDir = isProd ? env.outDir : sideFile(env, 'samples');
        writeSymbolCards(version.readUses(), version.symbols, outDir);
        if (isProd) writeOutput(env, version);
      },
    },
  ];
}

/** List the pages that the content folder does not have. */
const listAddedPages = ({ content, sidebars, references }: VersionInputs): AddedPage[] => [
  ...listCategories(sidebars).map((item) => ({
    routePath: item.link,
    content: formatCategoryPage(item, [...content.pages, ...references]),
  })),
  ...references.map((page) => ({ routePath: page.route, content: formatReferencePage(page) })),
  { routePath: SEARCH_ROUTE, filepath: path.join(import.meta.dirname, '../theme/search/SearchRoute.tsx') },
  { routePath: COMPARE_ROUTE, filepath: path.join(import.meta.dirname, '../theme/compare/CompareRoute.tsx') },
  { routePath: UPGRADE_ROUTE, filepath: path.join(import.meta.dirname, '../theme/upgrade/UpgradeRoute.tsx') },
  { routePath: VERSIONS_ROUTE, filepath: path.join(import.meta.dirname, '../theme/versions/VersionsRoute.tsx') },
  { routePath: SITE_PAGE_ROUTE, filepath: path.join(import.meta.dirname, '../theme/sitePages/SitePageRoute.tsx') },
];

function listMarkdownPlugins(
  env: BuildEnv,
  version: VersionInputs,
  metas: ReadonlyMap<string, object>,
): RspressPlugin[] {
  const { site, locale, readExtras, readUses } = version;
  const { contentDir } = env;
  const cache = openPageCache(env.cacheDir);
  const isBuild = !env.devFiles;
  const pages = new Map(version.content.pages.map((page) => [page.filePath, page]));
  const changes = [
    keepAttributes,
    drawReference({ componentFile: path.join(import.meta.dirname, '../theme/reference/ReferenceBlock.tsx'), isBuild }),
    unreleased(env),
    previews(path.join(import.meta.dirname, '../theme/previews/Preview.tsx'), site.library?.previews?.list),
    apiStatus(version),
    guideLinks(
      (filePath) => pages.get(filePath)?.upgradeFrom,
      path.join(import.meta.dirname, '../theme/upgrade/GuideLink.tsx'),
    ),
    beforeCode,
    buttons,
    callouts,
    tabs,
    columns(path.join(import.meta.dirname, '../theme/content/Columns.tsx')),
    installTabs,
    nameTabs,
    optionLists,
    typeLinks(version),
    nameBreaks,
    directions,
    diagrams(cache),
    samples(readExtras, path.join(import.meta.dirname, '../theme/content/Sample.tsx')),
    sampleSymbols(version),
    fileLinks({ env, hostPaths: site.hostPaths }),
  ];
  const listPageInputs: ListInputs = (file) => {
    const filePath = pathInDocs(contentDir, file);
    // A generated page has none.
    const model = pages.get(filePath)?.model;
    const extras = readExtras()[filePath];
    const text = readPageText(file, contentDir, cache);
    const signature = model && version.findSignature(model.title);
    return [
      text,
      metas.get(file),
      model?.targets.map(({ url }) => findImageFile(contentDir, filePath, url)),
      model?.blocks.map(version.listApiLines),
      signature && [signature, listTypes(signature, version.findType)],
      listTypes(text, version.findType),
      extras && [extras, locale.htmlLang],
      listSymbolLinks(readUses()[filePath], version.symbols),
      model && leavesOut(model, env.role),
      // Compiled pages import theme components by paths in this folder.
      ROOT_DIR,
    ];
  };
  return [
    parser(contentDir, cache),
    remark(contentDir, changes),
    {
      name: 'docs:bundle',
      builderConfig: {
        plugins: [styleCache(env), pageCache(env, listPageInputs), imageAddresses(contentDir, version.images)],
      },
    },
  ];
}

/** Write what a finished build has beside the pages, and complete these. */
function writeOutput(env: BuildEnv, version: VersionInputs): void {
  const { outDir } = env;
  const { site, image, headScript: script } = version;
  writeReferenceSymbols(version.references, outDir);
  if (image) writeSocialImage(image, outDir);
  const pages = listOutputPages(env, version);
  writeMarkdownCopies(pages, env, version);
  writeBuildRecord(pages, env, version);
  // Last: it refuses inline scripts that are not ours in the final pages.
  writeContentPolicies(outDir, { scripts: [script], hasAnalytics: site.analytics !== null });
}

/** Digest what `readVersion` reads, without parsing pages. */
function readState(env: BuildEnv): string {
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

type VersionInputs = ReturnType<typeof readVersion>;

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
