// The only entry of this folder: what a build of one version adds to Rspress.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type BuildEnv, sideFile } from '../common/buildEnv.ts';
import { openPageCache } from '../common/docs/FileCache.ts';
import { findImageFile, pathInDocs, readPageText } from '../common/docs/pageText.ts';
import { SEARCH_ROUTE } from '../common/search.ts';
import { COMPARE_ROUTE, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../common/shellRoutes.ts';
import { listCategories } from '../common/sidebar.ts';
import { readTokenColors } from '../common/tokenColors.ts';
import { addressTags, headScript, siteTags, socialImageTags, writeSocialImage } from './head/headTags.ts';
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
import { listTypes, typeLinks } from './markdown/typeLinks.ts';
import { writeBuildRecord } from './output/buildRecord.ts';
import { writeContentPolicies } from './output/contentPolicy.ts';
import { writeMarkdownCopies } from './output/markdownCopies.ts';
import { listOutputPages } from './output/outputPages.ts';
import { formatSidebars, sidebarsFile } from './output/sidebarsFile.ts';
import { formatCategoryPage } from './pages/categoryPages.ts';
import { listReferenceTocs } from './pages/readReference.ts';
import { readState, type VersionInputs } from './readVersion.ts';
import { type ListInputs, pageCache, styleCache } from './rspress/caches.ts';
import { devFiles } from './rspress/devFiles.ts';
import { imageAddresses } from './rspress/imageAddresses.ts';
import { type AddedPage, liveContent } from './rspress/liveContent.ts';
import { createFindDay, listMeta, pageMeta } from './rspress/pageMeta.ts';
import { type PageSource, pageTable } from './rspress/pageTable.ts';
import { replacedModules } from './rspress/replacedModules.ts';
import { sharedReact, sharedScripts } from './rspress/sharedScripts.ts';
import { trailingSlash } from './rspress/trailingSlash.ts';

export { createReadVersion, createThemeData } from './readVersion.ts';

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
