import type { RspressPlugin } from '@rspress/core';
import type { LibraryConfig } from '../../common/library.ts';

/** Replace React Router with a smaller one. `file` is absolute. */
export function router(file: string): RspressPlugin {
  return {
    name: 'docs:router',
    builderConfig: {
      tools: {
        bundlerChain: (chain) => {
          chain.resolve.alias.set('react-router-dom', file);
        },
      },
    },
  };
}

/**
 * Replace Shiki with a stub. Only an unused component of Rspress imports it, but the bundler would parse all languages and themes.
 * `file` is absolute.
 */
export function shikiStub(file: string): RspressPlugin {
  return {
    name: 'docs:shiki-stub',
    builderConfig: {
      tools: {
        bundlerChain: (chain) => {
          chain.resolve.alias.set('shiki$', file);
        },
      },
    },
  };
}

/** Name the files of the modules that lead the theme to what a library draws: `theme/virtual.d.ts` says what they export. */
export const libraryAliases = (library: LibraryConfig | undefined): Record<string, string | false> => ({
  'virtual-docs-previews': library?.previews?.file ?? false,
  'virtual-docs-run-panel': library?.runs?.panel ?? false,
});

/** Lead the theme to what a library draws on pages. Without a library, the modules are empty. */
export const libraryModules = (library: LibraryConfig | undefined): RspressPlugin => ({
  name: 'docs:library-modules',
  builderConfig: { resolve: { alias: libraryAliases(library) } },
});
