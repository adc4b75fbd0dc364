import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Keep Rspress's own search index out of the output: it is written even where its search is switched off. */
export function noSearchIndex(outDir: string): RspressPlugin {
  return {
    name: 'docs:no-search-index',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const staticDir = path.join(outDir, 'static');
      const files = readdirSync(staticDir).filter((name) => name.startsWith('search_index.'));
      for (const name of files) rmSync(path.join(staticDir, name));
    },
  };
}
