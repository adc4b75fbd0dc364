import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { digest, FileCache } from './FileCache.ts';

interface Minified {
  code: string;
  license?: string | undefined;
}

const licenseFile = (name: string): string => `${name}.LICENSE.txt`;

/**
 * Keep minified scripts on disk by content, for all versions. `cacheDir` belongs to one state of the compiler. The minifier skips
 * assets marked as minimized.
 */
export function minifyCache({ cacheDir }: { cacheDir: string }): RsbuildPlugin {
  return {
    name: 'docs:minify-cache',
    apply: 'build',
    setup(api) {
      const cache = new FileCache(path.join(cacheDir, 'minified'));
      const missing = new Map<string, string>();
      const environments = ['web'];
      api.processAssets({ stage: 'optimize-compatibility', environments }, ({ assets, compilation, sources }) => {
        for (const [name, source] of Object.entries(assets).filter(([file]) => file.endsWith('.js'))) {
          // The code contains the name of its licence file, derived from its own.
          const key = digest(JSON.stringify([name, source.source().toString()]));
          const text = cache.read(key);
          if (text === undefined) {
            missing.set(name, key);
            continue;
          }
          // Written below.
          const { code, license } = JSON.parse(text) as Minified;
          compilation.updateAsset(name, new sources.RawSource(code), { minimized: true });
          if (license !== undefined) compilation.emitAsset(licenseFile(name), new sources.RawSource(license));
        }
      });
      api.processAssets({ stage: 'dev-tooling', environments }, ({ assets }) => {
        const read = (name: string) => assets[name]?.source().toString();
        for (const [name, key] of missing) {
          const minified: Minified = { code: read(name) ?? '', license: read(licenseFile(name)) };
          cache.write(key, JSON.stringify(minified));
        }
      });
    },
  };
}

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
