import type { ImportTable } from './scripts/checks/imports/importRules.ts';

/** What every folder of `theme/` may import. The plugins make the modules `virtual-*`. */
const THEME = [
  ...['common', 'common/docs', 'common/strings', 'search/index.ts', 'search/worker/serveSearch.ts'],
  ...[
    'react',
    'react-dom',
    '@rspress/core/runtime',
    '@rspress/core/theme-original',
    'virtual-*',
    'library/run/panel/RunPanel.tsx',
  ],
];

/** The rooms and floors of ARCHITECTURE.md. `npm run check:imports` refuses what they do not allow. */
export const imports: ImportTable = {
  /**
   * What the files of each folder may import, beside each other. An entry is a folder, a file, a package, or `packages`: all
   * packages and the modules of Node.js. `*` stands for any part of a name. A folder does not include inner folders that
   * have an entry of their own, here or on a floor; `theme/**` includes them.
   */
  rooms: {
    common: [],
    'common/config': ['common', 'zod'],
    'common/docs': ['common', 'zod', 'vfile', 'vfile-matter'],
    'common/strings': [],
    search: ['common', 'stemmer', 'fuse.js/min-basic'],
    'search/bench': ['common', 'search', 'zod', 'fuse.js', 'lunr', 'minisearch'],
    library: [],
    'library/device': [],
    'library/device/testing': ['library/device', 'tango-*'],
    'library/device/services/testing': ['library/device'],
    'library/adb': ['library/device', 'scripts/tools', 'packages'],
    'library/previews': ['common', 'theme/ui', 'theme/site/strings.ts', 'react', '@mdx-js/react', 'tango-latest-*'],
    'library/run/panel': [...THEME, 'theme/content', 'theme/routing', 'theme/ui', 'theme/site'],
    'library/run/runtime': ['common', 'library/run', 'library/device', 'packages'],
    theme: THEME,
    'theme/articles': [...THEME, 'theme/ui', 'theme/site', 'theme/styles'],
    'theme/compare': [...THEME, 'theme/versions', 'theme/loading', 'theme/articles', 'theme/ui', 'theme/site', 'diff'],
    'theme/upgrade': [...THEME, 'theme/versions', 'theme/loading', 'theme/articles', 'theme/ui', 'theme/site'],
    'theme/previews': ['common', 'theme/ui', 'theme/site/strings.ts', 'library/previews/index.ts', 'react'],
    'theme/testing': ['common', 'theme/articles', 'domhandler', 'htmlparser2'],
    plugins: ['common', 'common/docs', 'common/strings', 'search/index.ts', 'packages'],
    scripts: [
      'common/**',
      'search/index.ts',
      'search/bench/index.ts',
      'library/adb',
      'library/run',
      'library/run/runtime',
      '*.config.ts',
      'packages',
    ],
    e2e: ['common', 'common/docs', 'common/strings', 'packages'],
    'e2e/workshop': ['common/**', 'plugins/**', 'theme/**', 'e2e', 'packages'],
    '*.config.ts': [
      ...['*.config.ts', 'common/**', 'plugins/**', 'e2e', 'packages'],
      ...['scripts/versions', 'scripts/gates', 'scripts/checks/*', 'scripts/tools'],
    ],
  },

  /**
   * Inner folders in rows, from the top. Each may import what its outer folder may, and rows below its own. Files that are
   * on no row are above all rows.
   */
  floors: {
    theme: [
      ['layout'],
      ['navbar'],
      ['sidebar', 'search', 'rspress'],
      ['versions', 'loading'],
      ['content'],
      ['routing', 'analytics'],
      ['ui'],
      ['site'],
      ['styles'],
    ],
    scripts: [
      ['commands'],
      ['bench'],
      ['testing'],
      ['release'],
      ['gates', 'checks/*', 'deployments'],
      ['merge'],
      ['build'],
      ['samples'],
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

  /** Packages that only these files may import, even where a list above has `packages`. Tests may import them too. */
  reserved: {
    'node:child_process': [
      'scripts/tools/git.ts',
      'scripts/tools/runProgram.ts',
      'scripts/build/Builder.ts',
      'scripts/build/runRspress.ts',
      'scripts/checks/samples/RunProcess.ts',
      'scripts/bench/measure.ts',
      'scripts/testing/copyProject.ts',
      'e2e/deployments.ts',
      'e2e/dev.spec.ts',
    ],
    '@rspress/*': ['theme/**', 'library/run/panel', 'plugins/**', 'e2e/workshop', '*.config.ts'],
    react: ['theme/**', 'library/**', 'e2e/workshop'],
    'react-dom': ['theme/**', 'e2e/workshop'],
  },
};
