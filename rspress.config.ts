import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@rspress/core';
import { BUILD_ENV_VARIABLE, type BuildEnv, parseBuildEnv } from './common/buildEnv.ts';
import { COMPARE_ROUTE } from './common/compareAddress.ts';
import { parseSiteConfig } from './common/config/parseSiteConfig.ts';
import type { PageModels } from './common/docs/pageModel.ts';
import { RELEASE_FILE } from './common/docs/releaseNotes.ts';
import type { SampleMarks } from './common/sampleRuns.ts';
import type { SymbolUses } from './common/sampleSymbols.ts';
import { SEARCH_ROUTE } from './common/searchAddress.ts';
import type { LocaleConfig } from './common/siteConfig.ts';
import { SITE_PAGE_ROUTE } from './common/sitePage.ts';
import * as words from './common/strings/en/index.ts';
import type { ThemeData } from './common/themeData.ts';
import { readTokenColors } from './common/tokenColors.ts';
import { UPGRADE_ROUTE } from './common/upgradeAddress.ts';
import { PAGE_FILE } from './common/urls.ts';
import { VERSIONS_ROUTE } from './common/versionsPage.ts';
import { headScript } from './plugins/head/headScript.ts';
import { addressTags, siteTags } from './plugins/head/headTags.ts';
import { sanitizeAnnouncement } from './plugins/head/sanitizeAnnouncement.ts';
import { readSocialImage, socialImage, socialImageTags } from './plugins/head/socialImage.ts';
import { apiFacts as apiFactLines } from './plugins/markdown/apiFacts.ts';
import { buttons } from './plugins/markdown/buttons.ts';
import { callouts } from './plugins/markdown/callouts.ts';
import { codeLines } from './plugins/markdown/codeLines.ts';
import { codeWords } from './plugins/markdown/codeWords.ts';
import { diagrams } from './plugins/markdown/diagrams.ts';
import { fileLinks } from './plugins/markdown/fileLinks.ts';
import { imageFiles } from './plugins/markdown/imageFiles.ts';
import { installTabs } from './plugins/markdown/installTabs.ts';
import { parser } from './plugins/markdown/parser.ts';
import { previews } from './plugins/markdown/previews.ts';
import { reference } from './plugins/markdown/reference.ts';
import { sampleFields } from './plugins/markdown/sampleFields.ts';
import { sampleSymbols } from './plugins/markdown/sampleSymbols.ts';
import { samples } from './plugins/markdown/samples.ts';
import { tabs } from './plugins/markdown/tabs.ts';
import { unreleased } from './plugins/markdown/unreleased.ts';
import { buildRecord } from './plugins/output/buildRecord.ts';
import { contentPolicy } from './plugins/output/contentPolicy.ts';
import { markdownCopies } from './plugins/output/markdownCopies.ts';
import { createListPages } from './plugins/output/outputPages.ts';
import { readReference } from './plugins/output/readReference.ts';
import { referenceParts } from './plugins/output/referenceParts.ts';
import { sidebarsFile } from './plugins/output/sidebarsFile.ts';
import { categoryPages, listCategories } from './plugins/pages/categoryPages.ts';
import { checkSiteLinks } from './plugins/pages/checkSiteLinks.ts';
import { readContent } from './plugins/pages/content.ts';
import { createFindDay } from './plugins/pages/pageDays.ts';
import { readSidebars } from './plugins/pages/readSidebars.ts';
import { addToSidebar, referencePages } from './plugins/pages/referencePages.ts';
import { resolveVersionNavbar } from './plugins/pages/resolveVersionNavbar.ts';
import { shellPages } from './plugins/pages/shellPages.ts';
import { devFiles, noteState } from './plugins/rspress/devFiles.ts';
import { imageAddresses } from './plugins/rspress/imageAddresses.ts';
import { libraryModules } from './plugins/rspress/libraryModules.ts';
import { minifyCache } from './plugins/rspress/minifyCache.ts';
import { pageCache } from './plugins/rspress/pageCache.ts';
import { pageMeta } from './plugins/rspress/pageMeta.ts';
import { pageTable } from './plugins/rspress/pageTable.ts';
import { router } from './plugins/rspress/router.ts';
import { sharedReact } from './plugins/rspress/sharedReact.ts';
import { sharedScripts } from './plugins/rspress/sharedScripts.ts';
import { shikiStub } from './plugins/rspress/shikiStub.ts';
import { styleCache } from './plugins/rspress/styleCache.ts';
import { trailingSlash } from './plugins/rspress/trailingSlash.ts';
import { siteConfig } from './site.config.ts';

export default defineConfig(async () => {
  const env = parseBuildEnv(process.env[BUILD_ENV_VARIABLE]);
  // What changes while this reads is a later state.
  noteState(env);
  const written = parseSiteConfig(siteConfig);
  const models: PageModels = readJson(env.modelsFile);
  const content = readContent(env.contentDir, models);
  const folder = { contentDir: env.contentDir, docsDir: written.docsDir };
  const pageRoutes = content.pages.map(({ route }) => route);
  const config = written.library?.reference;
  const { references, symbols, linkedSymbols, listApiLines } = readReference({
    ...{ env, config, pages: content.pages, models },
  });
  const sidebars = addToSidebar(
    readSidebars(env.contentDir, pageRoutes),
    { area: config?.area ?? '', pages: references },
    words.reference,
  );
  const routes = [...pageRoutes, ...references.map(({ route }) => route)];
  const allRoutes = [...routes, ...listCategories(sidebars).map(({ link }) => link)];
  const items = resolveVersionNavbar(written.navbar.items, { sidebars, routes: allRoutes });
  const site = { ...written, navbar: { items } };
  checkSiteLinks(site, allRoutes, env.name);
  const { name, label, role, state, base, siteBase } = env;
  const editBase = `${site.sourceUrl}/edit/${env.editRef}/${site.docsDir}/`;
  // `site.config.ts` has at least one language; the first is built.
  const [[locale, localeConfig]] = Object.entries(site.locales) as [[string, LocaleConfig]];
  const bar = site.announcementBar;
  const helpPage = site.library?.runs?.helpPage;
  const docs: ThemeData = {
    name,
    label,
    role,
    state,
    base,
    siteBase,
    origin: site.url,
    editBase,
    reportBase: `${site.sourceUrl}/issues/new`,
    assistants: site.assistants,
    navbar: items,
    footer: site.footer,
    menuVersions: site.versionMenu.versions,
    locales: site.locales,
    locale,
    colorMode: site.colorMode,
    announcementBar: bar && { ...bar, content: sanitizeAnnouncement(bar.content, { origin: site.url }) },
    analytics: site.analytics,
    search: site.search,
    // Pages that change while they are written fit no list.
    offline: site.offline && !env.devFiles,
    runHelpPage: helpPage && allRoutes.includes(helpPage) ? helpPage : undefined,
  };
  const backgrounds = readTokenColors(
    readFileSync(path.join(import.meta.dirname, 'theme/styles/tokens.css'), 'utf8'),
    '--docs-bg',
  );
  const lastChanges = readJson(env.lastChangesFile);
  const readSampleMarks = createRead<SampleMarks>(env.samplesFile, env);
  const readSymbolUses = createRead<SymbolUses>(env.symbolsFile, env);
  const { htmlLang } = localeConfig;
  const pageFacts = new Map<string, object>();
  const listPages = createListPages({
    ...{ contentDir: env.contentDir, content, sidebars, models },
    referencePages: references,
    home: site.url + env.base,
    words: words.reference,
  });
  const images = new Map<string, string>();
  const image = site.socialImage && readSocialImage(import.meta.dirname, site.socialImage);
  const inlineScript = readFileSync(env.headScriptFile, 'utf8');
  return {
    root: env.contentDir,
    base: env.base,
    outDir: env.outDir,
    themeDir: path.join(import.meta.dirname, 'theme'),
    icon: pathToFileURL(path.join(import.meta.dirname, site.favicon)),
    title: site.title,
    description: site.tagline,
    lang: htmlLang,
    search: false,
    mediumZoom: false,
    ssg: true,
    head: [
      ...addressTags({ origin: site.url, base }),
      ...(image ? socialImageTags(image, site.url + env.siteBase) : []),
    ],
    route: {
      cleanUrls: true,
      // Generated pages are MDX; the check of content refuses others.
      extensions: ['.md', '.mdx'],
      exclude: [RELEASE_FILE, ...content.duplicates.map(({ filePath }) => filePath)],
    },
    markdown: {
      extractDescription: false,
      // Links were checked before the build: `scripts/content/checkLinks.ts`.
      link: { checkDeadLinks: false },
      // The default of 500 ms drops highlighting on a busy machine, which changes the bytes.
      shiki: { tokenizeTimeLimit: 0, transformers: [codeLines(), sampleFields()] },
    },
    // Our theme reads `docs`, which Rspress's type lacks. Without `nav` and `sidebar`, unused sidebars would be in every page's
    // script; without `darkMode`, an inline script for colours beside ours.
    themeConfig: { docs, nav: [], sidebar: {}, darkMode: false } as object,
    plugins: [
      trailingSlash(),
      devFiles(env),
      sharedReact(),
      sharedScripts(),
      headScript(inlineScript),
      siteTags({ title: site.title, locale: localeConfig, backgrounds, env }),
      categoryPages(sidebars, [...content.pages, ...references]),
      referencePages(references, words.reference),
      reference(path.join(import.meta.dirname, 'theme/reference/ReferenceBlock.tsx')),
      shellPages({
        [SEARCH_ROUTE]: path.join(import.meta.dirname, 'theme/search/SearchRoute.tsx'),
        [COMPARE_ROUTE]: path.join(import.meta.dirname, 'theme/compare/CompareRoute.tsx'),
        [UPGRADE_ROUTE]: path.join(import.meta.dirname, 'theme/upgrade/UpgradeRoute.tsx'),
        [VERSIONS_ROUTE]: path.join(import.meta.dirname, 'theme/versions/VersionsRoute.tsx'),
        [SITE_PAGE_ROUTE]: path.join(import.meta.dirname, 'theme/sitePages/SitePageRoute.tsx'),
      }),
      parser(env.contentDir),
      imageFiles(env.contentDir),
      unreleased(env, folder),
      previews(path.join(import.meta.dirname, 'theme/previews/Preview.tsx'), site.library?.previews?.list),
      apiFactLines(listApiLines),
      buttons(),
      callouts(),
      tabs(),
      installTabs(),
      codeWords(),
      diagrams(folder),
      samples({
        readMarks: readSampleMarks,
        contentDir: env.contentDir,
        componentsFile: path.join(import.meta.dirname, 'theme/content/Sample.tsx'),
        words: words.sample,
      }),
      sampleSymbols({ env, readUses: readSymbolUses, symbols: linkedSymbols }),
      fileLinks({ env, hostPaths: site.hostPaths }),
      pageMeta(createFindDay(lastChanges, localeConfig), pageFacts),
      pageCache({
        ...{ env, projectDir: import.meta.dirname, facts: pageFacts, models, listApiLines, htmlLang },
        ...{ sampleMarks: readSampleMarks(), symbolUses: readSymbolUses() },
      }),
      imageAddresses(env.contentDir, images),
      pageTable(path.join(import.meta.dirname, 'theme/rspress')),
      libraryModules(site.library),
      router(path.join(import.meta.dirname, 'theme/rspress/router.tsx')),
      shikiStub(path.join(import.meta.dirname, 'theme/rspress/shiki.ts')),
      sidebarsFile(sidebars, env),
      markdownCopies({
        env,
        site,
        sidebars,
        listPages,
        listApiLines,
        findImage: (filePath) => images.get(filePath),
        words: words.markdownCopies,
      }),
      referenceParts(references, env.outDir),
      ...(image ? [socialImage(image, env.outDir)] : []),
      buildRecord({ env, content, sidebars, navbar: items, lastChanges, listPages, listApiLines, symbols }),
      // Last: it refuses inline scripts that are not ours in the final pages.
      contentPolicy({ outDir: env.outDir, scripts: [inlineScript], hasAnalytics: site.analytics !== null }),
    ],
    builderConfig: {
      plugins: [styleCache(env), minifyCache(env)],
      dev: {
        // Only pages: a theme part compiled lazily could ask for an outdated update.
        lazyCompilation: { entries: false, imports: true, test: PAGE_FILE },
      },
      // One folder of hashed files for all versions: equal files exist once.
      output: {
        assetPrefix: env.siteBase,
        cleanDistPath: true,
        distPath: { favicon: 'static' },
        // Named classes: digests make each page 1.3 kB heavier.
        cssModules: { localIdentName: '[name]-[local]' },
      },
      // The persistent cache ignores base and root, and would mix versions.
      performance: { buildCache: false, printFileSize: false },
    },
  };
});

// Written by `scripts/build/sideFiles.ts`.
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Read a file once, or each time while developing: the command writes it again when a page changes. */
function createRead<Value>(file: string, { devFiles }: Pick<BuildEnv, 'devFiles'>): () => Value {
  const value: Value = readJson(file);
  return devFiles ? () => readJson(file) : () => value;
}
