import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { FirstPage } from '../../common/firstPage.ts';
import type { PageSource } from './formatPageTable.ts';

export interface PageAssets {
  page: FirstPage;
  hrefs: string[];
}

/** Find a page's files in the bundle. Throws an Error if there are none, which is a fault of ours. */
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
  replacements: Readonly<Record<string, string>>;
  onBundle: (compilation: Rspack.Compilation) => void;
}

/** Replace modules in the browser's bundle, and call `onBundle` before rendering. */
export function browserBundle({ replacements, onBundle }: Options): RsbuildPlugin {
  return {
    name: 'docs:browser-bundle',
    apply: 'build',
    setup(api) {
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        chain.resolve.alias.merge(replacements);
        // All pages load the chunk table: without names, it has eight digits a page.
        chain.output.chunkFilename('static/js/async/chunk.[contenthash:8].js');
        // Chunk ids by number or length depend on the number of pages, and would change the theme.
        chain.optimization.chunkIds('named');
      });
      api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => onBundle(compilation));
    },
  };
}
