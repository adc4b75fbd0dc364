import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { CodeBlock, PageModel, PageModels } from '../../common/docs/pageModel.ts';
import { findImageFile, readPageText } from '../../common/docs/pageText.ts';
import type { SampleMarks, SymbolUses } from '../../common/samples.ts';
import { isReleased, type VersionRole } from '../../common/version.ts';
import { digest, FileCache } from './caches.ts';
import type { FactsByFile } from './pageMeta.ts';

interface Options {
  env: Pick<BuildEnv, 'role' | 'cacheDir' | 'contentDir'>;
  /** Compiled pages import theme components by paths in this folder. */
  projectDir: string;
  facts: FactsByFile;
  /** By path in the content folder; generated pages have none. */
  models: PageModels;
  listApiLines: (block: CodeBlock) => string[];
  findSignature: (title: string) => string | undefined;
  sampleMarks: SampleMarks;
  symbolUses: SymbolUses;
  htmlLang: string;
}

interface LoaderOptions {
  find(file: string): string | undefined;
  keep(file: string, code: string): void;
}

/**
 * Keep compiled pages on disk by content. The folder belongs to one state of the compiler; keys hold only what differs between
 * pages.
 */
export function pageCache({
  env,
  projectDir,
  facts,
  models,
  listApiLines,
  findSignature,
  sampleMarks,
  symbolUses,
  htmlLang,
}: Options): RspressPlugin {
  const createKey = (file: string): string | undefined => {
    if (!facts.has(file)) return undefined;
    const text = readPageText(file, env.contentDir);
    const filePath = path.relative(env.contentDir, file).split(path.sep).join('/');
    const model = models[filePath];
    const apiLines = model?.blocks.map(listApiLines);
    const marks = sampleMarks[filePath];
    const images = model?.targets.flatMap(({ url }) => findImageFile(env.contentDir, filePath, url) ?? []);
    const title = model?.headings.find(({ depth }) => depth === 1)?.text ?? '';
    const added = [
      images,
      apiLines,
      findSignature(title),
      marks,
      marks && htmlLang,
      Object.keys(symbolUses[filePath] ?? {}),
    ];
    return digest(JSON.stringify([text, facts.get(file), added, leavesOut(model, env.role), projectDir]));
  };
  // Each page is compiled for the browser and for its HTML, with the same result.
  const keys = new Map<string, string | undefined>();
  const kept = new Set<string>();
  const keyOf = (file: string): string | undefined => {
    if (!keys.has(file)) keys.set(file, createKey(file));
    return keys.get(file);
  };
  return {
    name: 'docs:page-cache',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const cache = new FileCache(path.join(env.cacheDir, 'pages'));
      const plugin = addLoader({
        find(file) {
          const key = keyOf(file);
          return key && cache.read(key);
        },
        keep(file, code) {
          const key = keyOf(file);
          if (!key || kept.has(key)) return;
          kept.add(key);
          cache.write(key, code);
        },
      });
      const builder = config.builderConfig ?? {};
      return { ...config, builderConfig: { ...builder, plugins: [...(builder.plugins ?? []), plugin] } };
    },
  };
}

/** Check whether a version of this role leaves out parts of a page; most pages are the same in all. */
export const leavesOut = (model: Pick<PageModel, 'unreleased'> | undefined, role: VersionRole): boolean =>
  model !== undefined && model.unreleased.length > 0 && isReleased(role);

const addLoader = (options: LoaderOptions): RsbuildPlugin => ({
  name: 'docs:page-cache',
  setup(api) {
    api.modifyBundlerChain((chain) => {
      const compiled = chain.module.rule('mdx').oneOf('mdx');
      const loader = path.join(import.meta.dirname, 'keepLoader.mjs');
      compiled.use('docs-page-cache').before('mdx-loader').loader(loader).options(options);
    });
  },
});
