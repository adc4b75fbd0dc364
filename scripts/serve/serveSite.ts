// Follows the rules of GitHub Pages.
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { UserError } from '../lib/userError.ts';

interface ServedSite {
  /** May be a link that changes while the server runs. */
  siteDir: string;
  /** Path of the site, between slashes. */
  base?: string;
}

interface Options extends ServedSite {
  port: number;
  host?: string;
}

/** Serve a site until stopped. Throws a UserError if the folder is missing or the port is taken. */
export async function serveSite({ port, host = 'localhost', ...site }: Options): Promise<Server> {
  const { siteDir } = site;
  const isBuilt = await stat(siteDir).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isBuilt)
    throw new UserError(`There is no site to serve in ${siteDir}.`, { hint: 'npm run build && npm run merge' });
  const server = createSiteServer(site);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explainListenError(cause, port, host)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** Create a site's server without starting it. */
export function createSiteServer({ siteDir, base = '/' }: ServedSite): Server {
  const compress = compression();
  return createServer((request, response) => {
    // Typed for Express, the package uses only Node's part.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      answer({ siteDir, base, request, response }).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Internal Server Error');
      });
    });
  });
}

interface Exchange extends Required<ServedSite> {
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ siteDir, base, request, response }: Exchange): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method Not Allowed');
  }
  const asked = parseSiteRequest(request.url ?? '/', base);
  if (asked === 'malformed') return sendText(response, 400, 'Bad Request');
  // For each request: a merge changes the link.
  const rootDir = await realpath(siteDir).catch(() => undefined);
  if (rootDir === undefined) return sendText(response, 404, 'The site is being replaced; try again.');
  if (asked === 'missing') return sendNotFound(response, rootDir);
  const redirect = (location: string) => {
    response.setHeader('Location', location + asked.query);
    sendText(response, 301, 'Moved Permanently');
  };
  if (asked.pathname === '') return redirect(base);
  send(request, asked.pathname, { root: rootDir, dotfiles: 'ignore', cacheControl: false })
    .on('headers', (_response: ServerResponse, filePath: string) => {
      const pathname = `/${path.relative(rootDir, filePath).split(path.sep).join('/')}`;
      response.setHeader('Cache-Control', cacheControlOf(pathname));
    })
    .on('directory', () => redirect(`${base}${asked.pathname.slice(1)}/`))
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      const status = error.status ?? 500;
      if (status === 403 || status === 404) return void sendNotFound(response, rootDir);
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
      sendText(response, status, status === 416 ? 'Range Not Satisfiable' : 'Error');
    })
    .pipe(response);
}

async function sendNotFound(response: ServerResponse, rootDir: string): Promise<void> {
  const page = await readFile(path.join(rootDir, '404.html')).catch(() => undefined);
  if (page === undefined) return sendText(response, 404, 'Not Found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(page);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(`${text}\n`);
}

function explainListenError(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = { EADDRINUSE: 'it is taken', EACCES: 'it needs more rights' };
  const reason = reasons[cause.code ?? ''];
  if (reason === undefined) return cause;
  return new UserError(`Cannot listen on port ${port} of ${host}: ${reason}.`, {
    hint: 'Choose another port: npm run serve -- --port N',
    cause,
  });
}

/**
 * Parse a request target. `pathname` stays percent-encoded, without the base; one leading slash and no empty, hidden or climbing
 * part keep it on the site, and redirects on this host. No file of the site can have an address that is `missing`.
 */
function parseSiteRequest(target: string, base: string): { pathname: string; query: string } | 'missing' | 'malformed' {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const decoded = decodePathname(pathname);
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('\0')) return 'malformed';
  if (decoded.includes('\\') || /%2f/i.test(pathname)) return 'missing';
  const parts = decoded.slice(1).split('/');
  const hasBadPart = parts.some((part, index) => part.startsWith('.') || (part === '' && index < parts.length - 1));
  if (hasBadPart || !`${pathname}/`.startsWith(base)) return 'missing';
  return { pathname: pathname.slice(base.length - 1), query };
}

/**
 * Return a file's `Cache-Control`. Hashed files under `static/` never change; others are revalidated. @example
 * '/static/js/index.77f40476de.js' is kept for a year
 */
export function cacheControlOf(pathname: string): string {
  const isHashed = /\/static\/.*[./][0-9a-f]{8,}\.[^/]+$/.test(pathname);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // Not a valid escape sequence, or not UTF-8.
  }
}
