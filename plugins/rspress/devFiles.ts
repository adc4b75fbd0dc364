import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import send from 'send';
import { type BuildEnv, type SIDE_FILES, sideFile } from '../../common/buildEnv.ts';
import { FACTS_DIR } from '../../common/docs/pageText.ts';

type Env = Pick<BuildEnv, 'base' | 'siteBase'>;
type PluginEnv = Env & Pick<BuildEnv, 'devFiles' | 'sideDir' | 'contentDir'>;

/** What a page follows from beside its text. The command writes them after the server has started. */
const DEPENDENCIES: readonly (keyof typeof SIDE_FILES)[] = ['lastChanges', 'api', 'sampleExtras', 'symbols'];

interface Folders {
  samplesDir: string;
  siteDir: string;
}

/**
 * While developing, serve what a build and a merge write beside the pages: samples, other versions and site-wide files. Scripts
 * that fetch a page get the merged one, whose article needs no scripts. Pages are compiled again when a side file or a fact changes.
 */
export function devFiles(env: PluginEnv): RspressPlugin {
  const { devFiles } = env;
  if (!devFiles) return { name: 'docs:dev-files' };
  const folders = { samplesDir: sideFile(env, 'samples'), siteDir: devFiles.siteDir };
  const files = DEPENDENCIES.map((name) => sideFile(env, name));
  let reload = () => {};
  return {
    name: 'docs:dev-files',
    builderConfig: {
      server: {
        setup(context) {
          if (context.action !== 'dev') return;
          const { server } = context;
          server.middlewares.use(createMiddleware(env, folders));
          reload = () => server.sockWrite('full-reload');
        },
      },
      plugins: [reloadAfter(files, () => reload())],
      tools: {
        bundlerChain(chain) {
          const loader = path.join(import.meta.dirname, 'dependLoader.mjs');
          const dirs = [path.join(env.contentDir, FACTS_DIR)];
          chain.module.rule('mdx').oneOf('mdx').use('docs-side-files').loader(loader).options({ files, dirs });
        },
      },
    },
  };
}

/** Act after each compilation before which one of the files changed. A page may need new modules then, and data of its route. */
function reloadAfter(files: readonly string[], act: () => void): RsbuildPlugin {
  const readTimes = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();
  return {
    name: 'docs:reload',
    setup(api) {
      let shown = '';
      let times = '';
      api.onBeforeDevCompile(() => {
        times = readTimes();
      });
      api.onAfterDevCompile(({ isFirstCompile }) => {
        if (!isFirstCompile && times !== shown) act();
        shown = times;
      });
    },
  };
}

/** Create the request handler. Requests without a file go to the next handler. */
export function createMiddleware(env: Env, folders: Folders) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const files = listFiles(env, folders, request);
    const sendNext = (): void => {
      const file = files.shift();
      if (!file) {
        // The server answers what accepts anything with a page where it has no such file.
        if (request.headers['sec-fetch-dest'] === 'script') request.headers.accept = 'text/javascript';
        next();
        return;
      }
      const { dir, name } = file;
      send(request, name, { root: dir, cacheControl: false })
        .on('error', sendNext)
        .on('directory', sendNext)
        .pipe(response);
    };
    sendNext();
  };
}

interface File {
  dir: string;
  /** With a leading slash. */
  name: string;
}

function listFiles(
  { base, siteBase }: Env,
  { samplesDir, siteDir }: Folders,
  { url = '', headers }: IncomingMessage,
): File[] {
  const pathname = url.replace(/[?#].*/, '');
  const isPage = pathname.startsWith(base) && headers.accept?.includes('text/html');
  if (isPage) return [];
  const below = (prefix: string, dir: string): File[] =>
    pathname.startsWith(prefix) ? [{ dir, name: pathname.slice(prefix.length - 1) }] : [];
  return [...below(base, samplesDir), ...below(siteBase, samplesDir), ...below(siteBase, siteDir)];
}
