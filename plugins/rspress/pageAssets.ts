import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { FirstPage } from '../../common/firstPage.ts';
import type { PageSource } from './formatPageTable.ts';

/** What the browser needs to show a page before it knows any other. */
export interface PageAssets {
  page: FirstPage;
  /** Addresses of the page's own scripts. */
  hrefs: string[];
}

/** Find where the bundler put a page. Throws an Error where the bundle has no such page, which is a fault of ours. */
export function findPageAssets(
  compilation: Rspack.Compilation,
  { routePath: route, absolutePath }: PageSource,
  chunkName = '',
): PageAssets {
  const group = compilation.namedChunkGroups.get(chunkName);
  const modules = group?.chunks.flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk));
  const root = modules?.find((module) => module.nameForCondition() === absolutePath);
  const module = root && compilation.chunkGraph.getModuleId(root);
  if (!group || module === undefined || module === null) throw new Error(`The bundle has no page ${route}.`);
  const files = group.getFiles().filter((file) => file.endsWith('.js'));
  return {
    page: { route, chunks: group.chunks.flatMap(({ id }) => id ?? []), module },
    hrefs: files.map((file) => `${compilation.outputOptions.publicPath}${file}`),
  };
}

interface Options {
  /** Modules by the modules that take their place. */
  replacements: Readonly<Record<string, string>>;
  onBundle: (compilation: Rspack.Compilation) => void;
}

/** Replace modules in the browser's bundle, and tell when the bundle is whole: pages are rendered after that. */
export function browserBundle({ replacements, onBundle }: Options): RsbuildPlugin {
  return {
    name: 'docs:browser-bundle',
    apply: 'build',
    setup(api) {
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        chain.resolve.alias.merge(replacements);
        // The bundler's table of chunks stands in a script that all pages load: without names it is eight digits a page.
        chain.output.chunkFilename('static/js/async/chunk.[contenthash:8].js');
        // Scripts name chunks by their ids. Ids by number or length differ with the number of pages, and so would the theme.
        chain.optimization.chunkIds('named');
      });
      api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => onBundle(compilation));
    },
  };
}
