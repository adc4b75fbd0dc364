import type { RspressPlugin } from '@rspress/core';
import { nameSharedChunk } from './chunkNames.ts';
import { minify } from './minify.ts';

/** Scripts and class names, except Rspress's temporary files of one build. */
const SHARED_SCRIPT = /^(?!.*[\\/]\.rspress[\\/]).*(?:\.[cm]?[jt]sx?|\.module\.css)$/;

/** Split scripts so that equal code has equal bytes in all versions. */
export function sharedScripts(): RspressPlugin {
  return {
    name: 'docs:shared-scripts',
    builderConfig: {
      splitChunks: {
        // The search worker is one file: parts would load one after the other.
        chunks: ({ name }) => name !== 'search-worker',
        name: nameSharedChunk,
        cacheGroups: {
          // Only the style sheet: class names stay with the components.
          styles: { type: 'css/mini-extract' },
          theme: { name: 'theme', chunks: 'initial', test: SHARED_SCRIPT, priority: -1 },
        },
      },
      output: { minify },
    },
  };
}
