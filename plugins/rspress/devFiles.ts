import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RspressPlugin } from '@rspress/core';
import send from 'send';
import type { BuildEnv } from '../../common/buildEnv.ts';

type Env = Pick<BuildEnv, 'base' | 'siteBase' | 'devFiles'>;

/**
 * While developing, serve what a build and a merge write beside the pages: samples, other versions and site-wide files. Scripts
 * that fetch a page get the merged one, whose article needs no scripts.
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

/** Create the request handler. Requests without a file go to the next handler. */
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

interface File {
  dir: string;
  /** With a leading slash. */
  name: string;
}

function listFiles({ base, siteBase, devFiles }: Env, { url = '', headers }: IncomingMessage): File[] {
  const pathname = url.replace(/[?#].*/, '');
  const isPage = pathname.startsWith(base) && headers.accept?.includes('text/html');
  if (!devFiles || isPage) return [];
  const { samplesDir, siteDir } = devFiles;
  const below = (prefix: string, dir: string): File[] =>
    pathname.startsWith(prefix) ? [{ dir, name: pathname.slice(prefix.length - 1) }] : [];
  return [...below(base, samplesDir), ...below(siteBase, samplesDir), ...below(siteBase, siteDir)];
}
