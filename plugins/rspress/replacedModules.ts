import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { LibraryConfig } from '../../common/library.ts';
import { packageFile } from './pageTable.ts';

/** Rspress's reset and base styles. */
export const BASE_STYLES = packageFile('@rspress/core', 'dist/theme/styles/base.css');

/** Files that pages would load for nothing: style sheets of what is not drawn, and variables that `frameworkTokens.css` sets. */
export const UNUSED_STYLES: Record<string, string | false> = {
  [packageFile('@rspress/core', 'dist/theme/styles/index.js')]: BASE_STYLES,
  [packageFile('@rspress/core', 'dist/theme/components/Badge/index.css')]: false,
};

/**
 * Replace React Router with a smaller one, and Shiki with a stub: only an unused component of Rspress imports it, but the bundler
 * would parse all languages and themes. `pagesDir` (absolute) has the replacements.
 */
export const replacedModules = (pagesDir: string, library: LibraryConfig | undefined): RspressPlugin => ({
  name: 'docs:replaced-modules',
  builderConfig: {
    resolve: { alias: { ...libraryAliases(library), ...UNUSED_STYLES } },
    tools: {
      bundlerChain(chain) {
        chain.resolve.alias.set('react-router-dom', path.join(pagesDir, 'router.tsx'));
        chain.resolve.alias.set('shiki$', path.join(pagesDir, 'shiki.ts'));
      },
    },
  },
});

/**
 * Name the files of the modules that lead the theme to what a library draws: `theme/virtual.d.ts` says what they export. Without a
 * library, the modules are empty.
 */
export const libraryAliases = (library: LibraryConfig | undefined): Record<string, string | false> => ({
  'virtual-docs-previews': library?.previews?.file ?? false,
  'virtual-docs-run-panel': library?.runs?.panel ?? false,
});
