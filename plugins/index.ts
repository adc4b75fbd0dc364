// The only entry of this folder: what a build of one version adds to Rspress.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type BuildEnv, sideFile } from '../common/buildEnv.ts';
import type { SampleMarks, SymbolUses } from '../common/samples.ts';
import { SEARCH_ROUTE } from '../common/searchAddress.ts';
import { COMPARE_ROUTE, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../common/shellRoutes.ts';
import * as words from '../common/strings/en/index.ts';
import { readTokenColors } from '../common/tokenColors.ts';
import { addressTags, headScript, siteTags } from './head/headTags.ts';
import { readSocialImage, socialImage, socialImageTags } from './head/socialImage.ts';
import { apiFacts, createFindSignature } from './markdown/apiFacts.ts';
import { buttons } from './markdown/buttons.ts';
import { callouts } from './markdown/callouts.ts';
import { codeLines } from './markdown/codeLines.ts';
import { diagrams } from './markdown/diagrams.ts';
import { fileLinks } from './markdown/fileLinks.ts';
import { installTabs } from './markdown/installTabs.ts';
import { optionLists } from './markdown/optionLists.ts';
import { parser } from './markdown/parser.ts';
import { previews } from './markdown/previews.ts';
import { reference } from './markdown/reference.ts';
import { sampleFields } from './markdown/sampleFields.ts';
import { sampleSymbols } from './markdown/sampleSymbols.ts';
import { samples } from './markdown/samples.ts';
import { tabs } from './markdown/tabs.ts';
import { unreleased } from './markdown/unreleased.ts';
import { buildRecord, sidebarsFile } from './output/buildRecord.ts';
import { contentPolicy } from './output/contentPolicy.ts';
import { markdownCopies } from './output/markdownCopies.ts';
import { createListPages } from './output/outputPages.ts';
import { referenceParts } from './output/readReference.ts';
import { categoryPages, shellPages } from './pages/categoryPages.ts';
import { createFindDay } from './pages/pageDays.ts';
import { listReferenceTocs, referencePages } from './pages/referencePages.ts';
import { devFiles } from './rspress/devFiles.ts';
import { imageAddresses } from './rspress/imageAddresses.ts';
import { pageCache } from './rspress/pageCache.ts';
import { pageMeta } from './rspress/pageMeta.ts';
import { pageTable } from './rspress/pageTable.ts';
import { libraryModules, router, shikiStub } from './rspress/replacedModules.ts';
import { sharedReact, sharedScripts } from './rspress/sharedScripts.ts';
import { trailingSlash } from './rspress/trailingSlash.ts';
import { firstLocale, readJson, type Site } from './site.ts';

export { minifyCache, styleCache } from './rspress/assetCaches.ts';
export { noteState } from './rspress/devFiles.ts';
export { createThemeData, firstLocale, readSite } from './site.ts';

const ROOT_DIR = path.dirname(import.meta.dirname);
const TOKENS_FILE = path.join(import.meta.dirname, '../theme/styles/tokens.css');

/** Create the transformers of highlighted code. */
export const codeTransformers = () => [codeLines(), sampleFields()];

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
    referencePages(references, words.reference),
    reference(path.join(import.meta.dirname, '../theme/reference/ReferenceBlock.tsx')),
    shellPages({
      [SEARCH_ROUTE]: path.join(import.meta.dirname, '../theme/search/SearchRoute.tsx'),
      [COMPARE_ROUTE]: path.join(import.meta.dirname, '../theme/compare/CompareRoute.tsx'),
      [UPGRADE_ROUTE]: path.join(import.meta.dirname, '../theme/upgrade/UpgradeRoute.tsx'),
      [VERSIONS_ROUTE]: path.join(import.meta.dirname, '../theme/versions/VersionsRoute.tsx'),
      [SITE_PAGE_ROUTE]: path.join(import.meta.dirname, '../theme/sitePages/SitePageRoute.tsx'),
    }),
    ...listMarkdownPlugins(shared),
    pageTable(path.join(import.meta.dirname, '../theme/rspress')),
    libraryModules(site.library),
    router(path.join(import.meta.dirname, '../theme/rspress/router.tsx')),
    shikiStub(path.join(import.meta.dirname, '../theme/rspress/shiki.ts')),
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
    previews(path.join(import.meta.dirname, '../theme/previews/Preview.tsx'), site.library?.previews?.list),
    apiFacts(listApiLines, findSignature),
    buttons(),
    callouts(),
    tabs(),
    installTabs(),
    optionLists(),
    diagrams(folder),
    samples({
      readMarks,
      contentDir: env.contentDir,
      componentsFile: path.join(import.meta.dirname, '../theme/content/Sample.tsx'),
      words: words.sample,
    }),
    sampleSymbols({ env, readUses, symbols: linkedSymbols }),
    fileLinks({ env, hostPaths: site.hostPaths }),
    pageMeta(
      createFindDay(readJson(sideFile(env, 'lastChanges')), locale),
      facts,
      listReferenceTocs(references, words.reference),
    ),
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
    words: words.reference,
  });
  const lastChanges = readJson(sideFile(env, 'lastChanges'));
  return [
    sidebarsFile(sidebars, env),
    markdownCopies({
      ...{ env, site, sidebars, listPages, listApiLines },
      findImage: (filePath) => images.get(filePath),
      words: words.markdownCopies,
    }),
    referenceParts(references, env.outDir),
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
