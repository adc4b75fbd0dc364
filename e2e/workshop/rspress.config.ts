import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type RspressPlugin } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';
import { BUILD_ENV_VARIABLE, parseBuildEnv } from '../../common/buildEnv.ts';
import { parseSiteConfig } from '../../common/config/siteSchema.ts';
import { SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
import type { ThemeData } from '../../common/siteConfig.ts';
import { readTokenColors } from '../../common/tokenColors.ts';
import { headScript, siteTags } from '../../plugins/head/headTags.ts';
import { callouts } from '../../plugins/markdown/callouts.ts';
import { codeLines } from '../../plugins/markdown/codeTransformers.ts';
import { nameTabs, previews, tabs } from '../../plugins/markdown/comments.ts';
import { remark } from '../../plugins/markdown/markdownElement.ts';
import { readSidebars } from '../../plugins/pages/navigation.ts';
import { libraryAliases } from '../../plugins/rspress/replacedModules.ts';
import { trailingSlash } from '../../plugins/rspress/trailingSlash.ts';
import { bundleHeadScript } from '../../scripts/build/bundleHeadScript.ts';
import { library } from '../fixture/library/library.config.ts';
import fixtureSite from '../fixture/site.json' with { type: 'json' };
import { frames } from './frames.ts';

const DOCS_DIR = 'e2e/workshop/docs';
const themeDir = path.join(import.meta.dirname, '../../theme');

/** Files of the theme whose components have a table of props, by the table's name. */
const COMPONENTS = {
  callout: 'content/Callout.tsx',
  tabs: 'content/Tabs.tsx',
  'code-block': 'content/CodeBlock.tsx',
  'live-preview': 'previews/Preview.tsx',
};

export default defineConfig(async () => {
  const env = parseBuildEnv(process.env[BUILD_ENV_VARIABLE]);
  const site = parseSiteConfig({ ...fixtureSite, locales: { en: fixtureSite.locales.en } });
  const sidebars = readSidebars(env.contentDir);
  const docs: ThemeData = {
    name: env.name,
    label: env.label,
    role: env.role,
    state: env.state,
    base: env.base,
    siteBase: env.siteBase,
    origin: site.url,
    editBase: `${site.sourceUrl}/edit/${env.editRef}/${DOCS_DIR}/`,
    reportBase: `${site.sourceUrl}/issues/new`,
    assistants: [],
    offline: false,
    runHelpPage: undefined,
    navbar: [{ type: 'doc', label: 'Workshop', to: '/', position: 'left' }],
    footer: site.footer,
    menuVersions: undefined,
    locales: site.locales,
    locale: 'en',
    colorMode: site.colorMode,
    announcementBar: undefined,
    analytics: null,
    search: site.search,
  };
  const backgrounds = readTokenColors(readFileSync(path.join(themeDir, 'styles/tokens.css'), 'utf8'), '--docs-bg');
  const inlineScript = await bundleHeadScript({
    colorMode: site.colorMode,
    backgrounds,
    announcementId: null,
    searchShortcut: site.search.shortcut,
    siteBase: env.siteBase,
  });
  return {
    root: env.contentDir,
    base: env.base,
    outDir: env.outDir,
    themeDir,
    title: 'Workshop',
    description: 'What pages and the shell are made of',
    lang: 'en',
    search: false,
    mediumZoom: false,
    globalStyles: path.join(import.meta.dirname, 'workshop.css'),
    route: { cleanUrls: true, extensions: ['.mdx'], include: ['*.mdx'] },
    markdown: { link: { checkDeadLinks: true }, shiki: { tokenizeTimeLimit: 0, transformers: [codeLines()] } },
    themeConfig: { docs, nav: [], sidebar: {} } as object,
    plugins: [
      trailingSlash(),
      headScript(inlineScript),
      siteTags({ title: 'Workshop', locale: { htmlLang: 'en' }, backgrounds, env }),
      remark(env.contentDir, [
        previews(path.join(themeDir, 'previews/Preview.tsx'), library.previews?.list),
        callouts,
        tabs,
        nameTabs,
      ]),
      { name: 'workshop:frames', globalUIComponents: [path.join(import.meta.dirname, 'LabelFrames.tsx')] },
      sidebarsModule(sidebars),
      pluginPreview({ defaultPreviewMode: 'iframe-follow', iframeOptions: frames({ themeDir, docs }) }),
      pluginApiDocgen({
        appDir: themeDir,
        entries: COMPONENTS,
      }),
    ],
    builderConfig: {
      resolve: { alias: { theme: themeDir, workshop: import.meta.dirname, ...libraryAliases(library) } },
      output: { cleanDistPath: true, cssModules: { localIdentName: '[name]-[local]' } },
      // A page compiled while another change is watched ends the server.
      dev: { lazyCompilation: false, watchFiles: { paths: path.join(env.contentDir, SIDEBARS_FILE), type: 'restart' } },
      performance: { buildCache: false, printFileSize: false },
    },
  };
});

const sidebarsModule = (sidebars: Sidebars): RspressPlugin => ({
  name: 'workshop:sidebars-module',
  addRuntimeModules: () => ({
    'virtual-docs-sidebars': `export const builtIn = ${JSON.stringify(sidebars)}; export const href = ''; export const renderToString = undefined;`,
  }),
});
