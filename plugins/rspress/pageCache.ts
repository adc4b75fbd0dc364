import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import type { SampleMarks } from '../../common/sampleRuns.ts';
import { UNRELEASED_COMMENT } from '../../common/unreleased.ts';
import { isReleased, type VersionRole } from '../../common/version.ts';
import { digest, FileCache } from './FileCache.ts';
import type { FactsByFile } from './pageMeta.ts';

/** The part of Rspress's RouteService that is used here. It has no public type. */
interface RouteService {
  isExistRoute(link: string): boolean;
}

interface Options {
  env: Pick<BuildEnv, 'role' | 'cacheDir' | 'contentDir'>;
  /** Folder of the project: compiled pages import components of the theme by their paths. */
  projectDir: string;
  /** Facts that are compiled into a page. */
  facts: FactsByFile;
  /** Describes what is compiled into a page about the API that it shows. */
  listApiLines: (text: string) => object;
  /** What pages show beside samples. */
  sampleMarks: SampleMarks;
  /** Language of the words that stand there. */
  htmlLang: string;
}

/** What `keepLoader.mjs` asks for. */
interface LoaderOptions {
  find(file: string): string | undefined;
  keep(file: string, code: string): void;
}

/**
 * Keep compiled pages on disk by their content: a page that is equal in two versions is compiled once, and so is one that
 * stays as it is while others change. The folder belongs to one state of the compiler, so a key holds only what differs
 * between pages. Rspress checks links while it compiles, so a page with a link that no longer leads to a page is compiled
 * again, and fails there.
 */
export function pageCache({ env, projectDir, facts, listApiLines, sampleMarks, htmlLang }: Options): RspressPlugin {
  let routes: RouteService;
  const keyOf = (file: string): string | undefined => {
    const text = readFileSync(file, 'utf8');
    if (!facts.has(file) || FILE_FENCE.test(text)) return undefined;
    const apiLines = listApiLines(text);
    const marks = sampleMarks[path.relative(env.contentDir, file).split(path.sep).join('/')];
    const added = [apiLines, marks, marks && htmlLang];
    return digest(JSON.stringify([text, facts.get(file), added, leavesOut(text, env.role), projectDir]));
  };
  return {
    name: 'docs:page-cache',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const cache = new FileCache(path.join(env.cacheDir, 'pages'));
      const plugin = addLoader({
        find(file) {
          const key = keyOf(file);
          const code = key && cache.read(key);
          return code && listLinks(code).every((link) => routes.isExistRoute(link)) ? code : undefined;
        },
        keep(file, code) {
          const key = keyOf(file);
          if (key) cache.write(key, code);
        },
      });
      const builder = config.builderConfig ?? {};
      return { ...config, builderConfig: { ...builder, plugins: [...(builder.plugins ?? []), plugin] } };
    },
    routeServiceGenerated(service: RouteService) {
      routes = service;
    },
  };
}

/** Tell whether a version of this role leaves out parts of a page. Most pages are the same in every role. */
export const leavesOut = (text: string, role: VersionRole): boolean =>
  UNRELEASED_COMMENT.test(text) && isReleased(role);

/** Code that a fence takes from another file, which no key knows. */
const FILE_FENCE = /^\s*(```|~~~).*\sfile=/m;

/** List the addresses of this version's pages that compiled code links to. */
export const listLinks = (code: string): string[] =>
  [...code.matchAll(/\bhref: "(\/[^"#?]*)/g)].map(([, link = '']) => link);

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
