import type { ImportTable } from './scripts/checks/imports/importRules.ts';
import { siteConfig } from './site.config.ts';

/** What every folder of `theme/` may import. The plugins make the modules `virtual-*`. */
const THEME = [
  ...['common', 'common/docs', 'common/strings', 'packages/*/index.ts', 'packages/search/worker/serveSearch.ts'],
  ...['react', 'react-dom', '@mdx-js/react', '@rspress/core/runtime', '@rspress/core/theme-original', 'virtual-*'],
];

/** The modules and layers of ARCHITECTURE.md. The gate `imports` refuses what they do not allow. */
export const imports: ImportTable = {
  /**
   * What the files of each folder may import, beside each other. An entry is a folder, a file, a package, or `any package`: all
   * packages and the modules of Node.js. `*` stands for any part of a name. A folder does not include inner folders that
   * have an entry of their own, here or on a layer; `theme/**` includes them.
   */
  modules: {
    // Types alone: the rules of the settings are no part of what browsers load.
    common: ['common/config'],
    'common/config': ['common', 'zod'],
    'common/docs': [
      ...['common', 'node:crypto', 'node:fs', 'node:path', 'zod', 'vfile', 'vfile-matter', 'github-slugger'],
      ...['mdast-util-from-markdown', 'mdast-util-gfm', 'micromark', 'micromark-extension-*', 'npm-to-yarn'],
      ...['beautiful-mermaid', 'htmlparser2', 'domhandler'],
    ],
    'common/strings': [],
    packages: [],
    'packages/article-diff': ['fast-myers-diff'],
    'packages/offline-worker': ['common', 'workbox-core', 'workbox-routing', 'workbox-strategies'],
    'packages/search': ['common/textLines.ts', 'fuse.js/min-basic', 'stemmer'],
    'packages/docs-mcp': ['common', 'common/docs', 'common/strings', 'packages/search/index.ts', 'any package'],
    'packages/search/bench': ['packages/search', 'zod'],
    ...siteConfig.library?.modules,
    theme: THEME,
    'theme/articles': [...THEME, 'theme/ui', 'theme/site', 'theme/styles'],
    'theme/compare': [
      ...THEME,
      ...['theme/versions', 'theme/loading', 'theme/articles', 'theme/content', 'theme/ui', 'theme/site'],
    ],
    'theme/upgrade': [
      ...THEME,
      'theme/versions',
      'theme/loading',
      'theme/articles',
      'theme/content',
      'theme/ui',
      'theme/site',
    ],
    'theme/sitePages': [
      ...THEME,
      ...['theme/versions', 'theme/compare', 'theme/rspress', 'theme/ui', 'theme/site', 'react-dom/server'],
    ],
    'theme/previews': ['common', 'theme/ui', 'theme/site/strings.ts', 'virtual-*', 'react'],
    'theme/reference': [...THEME, 'theme/navigation', 'theme/ui'],
    'theme/testing': ['common'],
    plugins: ['common', 'common/docs', 'common/strings', 'packages/*/index.ts', 'any package'],
    scripts: [
      ...['common/**', 'packages/*/index.ts', 'packages/search/bench/index.ts'],
      // The entry to the components that the merge draws.
      'theme/sitePages',
      ...['*.config.ts', 'any package'],
    ],
    // The server of a site: its answers to programs need no browser.
    e2e: [
      ...['common', 'common/docs', 'common/strings', 'scripts/serve', 'e2e/fixture/library/words.ts', 'any package'],
      // Reads the names that the server for assistants has to find.
      'packages/search/index.ts',
    ],
    'e2e/fixture/library': ['common', 'theme/content', 'theme/site', 'any package'],
    'e2e/workshop': [
      ...['common/**', 'plugins/**', 'theme/**', 'e2e', 'e2e/fixture/library', 'any package'],
      'scripts/build/bundleHeadScript.ts',
    ],
    '*.config.ts': [
      ...['*.config.ts', 'common/**', 'plugins/**', 'e2e', 'library/library.config.ts', 'any package'],
      ...['scripts/versions', 'scripts/gates', 'scripts/checks/*', 'scripts/tools'],
    ],
  },

  /**
   * Inner folders in rows, from the top. Each may import what its outer folder may, and rows below its own. Files that are
   * on no row are above all rows.
   */
  layers: {
    theme: [
      ['layout'],
      ['navbar'],
      ['sidebar', 'search', 'rspress'],
      ['versions', 'loading'],
      ['content'],
      ['navigation', 'analytics', 'offline'],
      ['ui'],
      ['site'],
      ['styles'],
    ],
    scripts: [
      ['commands'],
      ['testing'],
      ['bench'],
      ['fixture'],
      ['release'],
      ['gates', 'checks/*', 'deployments'],
      ['merge'],
      ['build'],
      ['samples', 'rules'],
      ['content', 'api'],
      ['project.ts'],
      ['versions', 'serve'],
      ['tools'],
      ['lib'],
    ],
    plugins: [
      ['markdown', 'head', 'output'],
      ['pages', 'rspress'],
    ],
  },

  /** Packages that only these files may import, even where a list above has `any package`. Tests may import them too. */
  reserved: {
    'node:child_process': [
      'scripts/tools/git.ts',
      'scripts/tools/runProgram.ts',
      'scripts/build/BuilderPool.ts',
      'scripts/build/startDevServer.ts',
      'scripts/checks/samples/RunProcess.ts',
      'scripts/fixture/runCli.ts',
      'scripts/testing/makeBuild.ts',
      'e2e/dev.spec.ts',
    ],
    '@rspress/*': ['theme/**', 'library/run/panel', 'plugins/**', 'e2e/workshop', '*.config.ts'],
    react: ['theme/**', 'library/**', 'e2e/workshop', 'e2e/fixture/library'],
    'react-dom': ['theme/**', 'e2e/workshop'],
  },
};
