import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, RspackChain } from '@rsbuild/core';
import { FileCache } from '../../common/docs/FileCache.ts';
import { digest } from '../../common/docs/pageModel.ts';

/** Keep compiled style sheets on disk by content, for all versions. `cacheDir` belongs to one state of the compiler. */
export function styleCache({ cacheDir }: { cacheDir: string }): RsbuildPlugin {
  return {
    name: 'docs:style-cache',
    apply: 'build',
    setup(api) {
      const cache = new FileCache(path.join(cacheDir, 'styles'));
      api.modifyBundlerChain((chain, { environment, CHAIN_ID }) => {
        const rule = chain.module.rule(CHAIN_ID.RULE.CSS).oneOf(CHAIN_ID.ONE_OF.CSS_MAIN);
        keepCompiled(rule, CHAIN_ID.USE.CSS, cache, (file) => [environment.name, file, readFileSync(file, 'utf8')]);
      });
    },
  };
}

/** Lists all that a compiled file follows from, but the compiler. */
export type ListInputs = (file: string) => readonly unknown[];

/** Keep compiled pages on disk by what they follow from. `cacheDir` belongs to one state of the compiler. */
export function pageCache({ cacheDir }: { cacheDir: string }, listInputs: ListInputs): RsbuildPlugin {
  return {
    name: 'docs:page-cache',
    apply: 'build',
    setup(api) {
      const cache = new FileCache(path.join(cacheDir, 'pages'));
      api.modifyBundlerChain((chain) => {
        keepCompiled(chain.module.rule('mdx').oneOf('mdx'), 'mdx-loader', cache, listInputs);
      });
    },
  };
}

type Rule = ReturnType<ReturnType<RspackChain['module']['rule']>['oneOf']>;

/** Keep what a loader makes of a file, by its description. */
function keepCompiled(rule: Rule, loader: string, cache: FileCache, listInputs: ListInputs): void {
  const keys = new Map<string, string>();
  const keyOf = (file: string): string => {
    const key = keys.get(file) ?? digest(JSON.stringify(listInputs(file)));
    keys.set(file, key);
    return key;
  };
  rule
    .use('docs-cache')
    .before(loader)
    .loader(path.join(import.meta.dirname, 'keepLoader.mjs'))
    .options({
      find: (file: string) => cache.read(keyOf(file)),
      keep: (file: string, code: string) => cache.write(keyOf(file), code),
    });
}
