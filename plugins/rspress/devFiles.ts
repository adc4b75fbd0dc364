import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RspressPlugin } from '@rspress/core';
import send from 'send';
import type { BuildEnv } from '../../common/buildEnv.ts';

type Env = Pick<BuildEnv, 'base' | 'siteBase' | 'devFiles'>;

/**
 * While developing, serve what a build and a merge put beside the pages: the files of the samples, and of the merged site the other
 * versions and the files about all of them. Rspress serves the pages of this version; scripts that fetch one get the merged page,
 * which has an article without running scripts.
 */
export function devFiles(env: Env): RspressPlugin {
  return {
    name: 'docs:dev-files',
    builderConfig: {
      server: {
        setup(context) {
          if (context.action === 'dev') context.server.middlewares.use(createMiddleware(env));
        },
      },
    },
  };
}

/** Create the handler of requests. It leaves a request to the next one where no folder has the file. */
export function createMiddleware(env: Env) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const files = listFiles(env, request);
    const sendNext = (): void => {
      const file = files.shift();
      if (!file) {
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

/** A file that may exist. */
interface File {
  dir: string;
  /** Path below the folder, with a slash before it. */
  name: string;
}

/** List the files that an address may stand for, best first. */
function listFiles({ base, siteBase, devFiles }: Env, { url = '', headers }: IncomingMessage): File[] {
  const pathname = url.replace(/[?#].*/, '');
  const isPage = pathname.startsWith(base) && headers.accept?.includes('text/html');
  if (!devFiles || isPage) return [];
  const { samplesDir, siteDir } = devFiles;
  const below = (prefix: string, dir: string): File[] =>
    pathname.startsWith(prefix) ? [{ dir, name: pathname.slice(prefix.length - 1) }] : [];
  return [...below(base, samplesDir), ...below(siteBase, samplesDir), ...below(siteBase, siteDir)];
}
