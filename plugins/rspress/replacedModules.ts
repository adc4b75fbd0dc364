import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { LibraryConfig } from '../../common/library.ts';

/**
 * Replace React Router with a smaller one, and Shiki with a stub: only an unused component of Rspress imports it, but the bundler
 * would parse all languages and themes. The styles of Rspress's theme are left out. `pagesDir` (absolute) has the replacements.
 */
export const replacedModules = (pagesDir: string, library: LibraryConfig | undefined): RspressPlugin => ({
  name: 'docs:replaced-modules',
  builderConfig: {
    plugins: [withoutStyles],
    resolve: { alias: libraryAliases(library) },
    tools: {
      bundlerChain(chain) {
        chain.resolve.alias.set('react-router-dom', path.join(pagesDir, 'router.tsx'));
        chain.resolve.alias.set('shiki$', path.join(pagesDir, 'shiki.ts'));
      },
    },
  },
});

const withoutStyles: RsbuildPlugin = {
  name: 'docs:without-styles',
  setup(api) {
    api.modifyRsbuildConfig(({ source }) => {
      if (source) source.preEntry = [source.preEntry ?? []].flat().filter((file) => !file.endsWith(THEME_STYLES));
    });
  },
};

/** Rspress's entry of that name. */
const THEME_STYLES = path.normalize('theme/styles/index.js');

/**
 * Name the files of the modules that lead the theme to what a library draws: `theme/virtual.d.ts` says what they export. Without a
 * library, the modules are empty.
 */
export const libraryAliases = (library: LibraryConfig | undefined): Record<string, string | false> => ({
  'virtual-docs-previews': library?.previews?.file ?? false,
  'virtual-docs-run-panel': library?.runs?.panel ?? false,
});
