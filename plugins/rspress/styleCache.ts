import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { digest, FileCache } from './FileCache.ts';

/** Keep compiled style sheets on disk by content, for all versions. `cacheDir` belongs to one state of the compiler. */
export function styleCache({ cacheDir }: { cacheDir: string }): RsbuildPlugin {
  return {
    name: 'docs:style-cache',
    apply: 'build',
    setup(api) {
      const cache = new FileCache(path.join(cacheDir, 'styles'));
      api.modifyBundlerChain((chain, { environment, CHAIN_ID }) => {
        const keyOf = (file: string) => digest(JSON.stringify([environment.name, file, readFileSync(file, 'utf8')]));
        chain.module
          .rule(CHAIN_ID.RULE.CSS)
          .oneOf(CHAIN_ID.ONE_OF.CSS_MAIN)
          .use('docs-style-cache')
          .before(CHAIN_ID.USE.CSS)
          .loader(path.join(import.meta.dirname, 'keepLoader.mjs'))
          .options({
            find: (file: string) => cache.read(keyOf(file)),
            keep: (file: string, code: string) => cache.write(keyOf(file), code),
          });
      });
    },
  };
}
