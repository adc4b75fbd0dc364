import { createRequire } from 'node:module';
import type { RspressPlugin } from '@rspress/core';
import { nameSharedChunk } from './pageTable.ts';

/** Scripts and class names, except Rspress's temporary files of one build. */
const SHARED_SCRIPT = /^(?!.*[\\/]\.rspress[\\/]).*(?:\.[cm]?[jt]sx?|\.module\.css)$/;

/**
 * Split scripts so that equal code has equal bytes in all versions. The bundler joins a module with its only importer; one that more
 * modules import in versions with previews would be joined in the others alone. As entries, `separateFiles` (absolute) are not.
 * Versions whose samples run have another theme script than those without such samples.
 */
export function sharedScripts(separateFiles: string[]): RspressPlugin {
  return {
    name: 'docs:shared-scripts',
    builderConfig: {
      source: { preEntry: separateFiles },
      splitChunks: {
        // The search worker is one file: parts would load one after the other.
        chunks: ({ name }) => name !== 'search-worker',
        name: nameSharedChunk,
        cacheGroups: {
          // Only style sheets: class names stay with the components. Those of a route or a part come with it.
          styles: { type: 'css/mini-extract', chunks: 'initial' },
          sharedStyles: { type: 'css/mini-extract', chunks: 'async', minChunks: 2, enforce: true, name: 'shared' },
          theme: { name: 'theme', chunks: 'initial', test: SHARED_SCRIPT, priority: -1 },
        },
      },
      output: { minify },
    },
  };
}

const require = createRequire(import.meta.url);
/** Rspress's own, which the browser's bundle has. */
const fromRspress = createRequire(require.resolve('@rspress/core/package.json'));

/**
 * Render pages with React from its package. Otherwise each version's server bundle contains a copy, more than half of its code, to
 * be bundled, parsed and warmed up again.
 */
export function sharedReact(): RspressPlugin {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];
  const externals = Object.fromEntries(names.map((name) => [name, `commonjs ${fromRspress.resolve(name)}`]));
  return {
    name: 'docs:shared-react',
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          if (environment.name === 'node') chain.externals(externals);
        },
      },
    },
  };
}

// The script with the bundler's chunk table; Rspress names its entry.
const ENTRY_SCRIPT = /[\\/]index\.\w+\.js$/;

/**
 * Minifier options. By default, frequent letters become the shortest names. In the entry script, that would count the chunk table,
 * whose digests depend on the build's folder until the bundler replaces them; names there are alphabetical.
 */
export const minify = {
  jsOptions: [
    { exclude: ENTRY_SCRIPT },
    // The bundler's type lacks this option of its minifier.
    { include: ENTRY_SCRIPT, minimizerOptions: { mangle: { disableCharFreq: true } as object } },
  ],
};
