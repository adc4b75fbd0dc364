// The only entry of this folder: what a build of one version adds to Rspress.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type BuildEnv, sideFile } from '../common/buildEnv.ts';
import type { LastChanges } from '../common/buildRecord.ts';
import { openPageCache } from '../common/docs/FileCache.ts';
import { findImageFile, pathInDocs, readPageText } from '../common/docs/pageText.ts';
import type { SampleExtras, SymbolUses } from '../common/samples.ts';
import { SEARCH_ROUTE } from '../common/search.ts';
import { COMPARE_ROUTE, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../common/shellRoutes.ts';
import { listCategories, listCategoryRoutes } from '../common/sidebar.ts';
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
import { buttons, guideLinks, leavesOut, nameTabs, previews, tabs, unreleased } from './markdown/comments.ts';
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
import { sidebarsFile } from './output/sidebarsFile.ts';
import { formatCategoryPage } from './pages/categoryPages.ts';
import { readContent } from './pages/content.ts';
import { checkSiteLinks, readSidebars, resolveVersionNavbar } from './pages/navigation.ts';
import { addToSidebar, listReferenceTocs, readReference } from './pages/readReference.ts';
import { createFindSignature } from './pages/symbols.ts';
import { type ListInputs, pageCache, styleCache } from './rspress/caches.ts';
import { devFiles } from './rspress/devFiles.ts';
import { imageAddresses } from './rspress/imageAddresses.ts';
import { createFindDay, pageMeta } from './rspress/pageMeta.ts';
import { pageTable } from './rspress/pageTable.ts';
import { replacedModules } from './rspress/replacedModules.ts';
import { sharedReact, sharedScripts } from './rspress/sharedScripts.ts';
import { trailingSlash } from './rspress/trailingSlash.ts';

export { noteState } from './rspress/devFiles.ts';

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

/** List the plugins, in the order in which they act. */
export function createPlugins(env: BuildEnv, version: VersionInputs): RspressPlugin[] {
  const { site, sidebars } = version;
  return [
    trailingSlash(),
    devFiles(env),
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
    { name: 'docs:pages', addPages: () => listAddedPages(version) },
    ...listMarkdownPlugins(env, version),
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
const listAddedPages = ({ content, sidebars, references }: VersionInputs) => [
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

function listMarkdownPlugins(env: BuildEnv, version: VersionInputs): RspressPlugin[] {
  const { site, locale, content, symbols, listApiLines, findSignature, references, readExtras, readUses } = version;
  const { contentDir } = env;
  const isBuild = !env.devFiles;
  const findType = createFindType(symbols);
  const models = new Map(content.pages.map(({ filePath, model }) => [filePath, model]));
  const starts = new Map(content.pages.map(({ filePath, upgradeFrom }) => [filePath, upgradeFrom]));
  const metas = new Map<string, object>();
  const changes = [
    keepAttributes,
    drawReference({ componentFile: path.join(import.meta.dirname, '../theme/reference/ReferenceBlock.tsx'), isBuild }),
    unreleased(env),
    previews(path.join(import.meta.dirname, '../theme/previews/Preview.tsx'), site.library?.previews?.list),
    apiStatus(listApiLines, findSignature),
    guideLinks((filePath) => starts.get(filePath), path.join(import.meta.dirname, '../theme/upgrade/GuideLink.tsx')),
    beforeCode,
    buttons,
    callouts,
    tabs,
    installTabs,
    nameTabs,
    optionLists,
    typeLinks(findType),
    nameBreaks,
    directions,
    diagrams,
    samples(readExtras, path.join(import.meta.dirname, '../theme/content/Sample.tsx')),
    sampleSymbols(readUses, symbols),
    fileLinks({ env, hostPaths: site.hostPaths }),
  ];
  const listPageInputs: ListInputs = (file) => {
    const filePath = pathInDocs(contentDir, file);
    // A generated page has none.
    const model = models.get(filePath);
    const extras = readExtras()[filePath];
    const text = readPageText(file, contentDir);
    const signature = model && findSignature(model.title);
    return [
      text,
      metas.get(file),
      model?.targets.map(({ url }) => findImageFile(contentDir, filePath, url)),
      model?.blocks.map(listApiLines),
      signature && [signature, listTypes(signature, findType)],
      listTypes(text, findType),
      extras && [extras, locale.htmlLang],
      listSymbolLinks(readUses()[filePath], symbols),
      model && leavesOut(model, env.role),
      // Compiled pages import theme components by paths in this folder.
      ROOT_DIR,
    ];
  };
  return [
    parser(contentDir, openPageCache(env.cacheDir)),
    remark(contentDir, changes),
    pageMeta({
      findDay: createFindDay(version.lastChanges, locale),
      metas,
      tocs: listReferenceTocs(references),
      isBuild,
    }),
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

/** Read what the plugins and the theme know of a version: its content, its API, its side files and the settings of the site. Throws an Error for what does not fit. */
export function readVersion(env: BuildEnv, written: SiteConfig) {
  const lastChanges: LastChanges = readJson(sideFile(env, 'lastChanges'));
  const content = readContent(env.contentDir, openPageCache(env.cacheDir));
  const pageRoutes = content.pages.map(({ route }) => route);
  const config = written.library?.reference;
  const reference = readReference({ env, config, pages: content.pages });
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
    site,
    language,
    locale,
    image,
    content,
    ...reference,
    findSignature: createFindSignature(reference.symbols),
    sidebars,
    routes,
    headScript: readFileSync(sideFile(env, 'headScript'), 'utf8'),
    lastChanges,
    readExtras: createRead<SampleExtras>(sideFile(env, 'sampleExtras'), env),
    readUses: createRead<SymbolUses>(sideFile(env, 'symbols'), env),
    /** Addresses of images by file, known when they are bundled. */
    images: new Map<string, string>(),
  };
}

type VersionInputs = ReturnType<typeof readVersion>;

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
function createRead<Value>(file: string, { devFiles }: Pick<BuildEnv, 'devFiles'>): () => Value {
  const value: Value = readJson(file);
  return devFiles ? () => readJson(file) : () => value;
}

/** Read a file that `scripts/build/sideFiles.ts` wrote. */
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
