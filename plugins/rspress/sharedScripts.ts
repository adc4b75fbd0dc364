import type { RspressPlugin } from '@rspress/core';
import { nameSharedChunk } from './chunkNames.ts';
import { minify } from './minify.ts';

/** Scripts and names of classes, but for what Rspress writes for one build, into its folder for temporary files. */
export const SHARED_SCRIPT = /^(?!.*[\\/]\.rspress[\\/]).*(?:\.[cm]?[jt]sx?|\.module\.css)$/;

/** Cut scripts so that versions share them: what is equal in two builds gets equal names and bytes. */
export function sharedScripts(): RspressPlugin {
  return {
    name: 'docs:shared-scripts',
    builderConfig: {
      splitChunks: {
        // The worker of the search is one file: it would load others one after the other.
        chunks: ({ name }) => name !== 'search-worker',
        name: nameSharedChunk,
        cacheGroups: {
          // The style sheet alone: the names of its classes go where the components are.
          styles: { type: 'css/mini-extract' },
          // All that does not differ between versions, in one script; what Rspress writes for this one stays apart.
          theme: { name: 'theme', chunks: 'initial', test: SHARED_SCRIPT, priority: -1 },
        },
      },
      output: { minify },
    },
  };
}
