import { VERSIONS_ROUTE } from '../shellRoutes.ts';
import { listOfflineFiles, listSiteFiles, VERSION_FILES } from '../siteFiles.ts';
import { contentFileToRoute } from '../urls.ts';
import { NEXT } from '../version.ts';
import { listImageFiles } from './pageText.ts';

/** What an address in a page leads to. A path begins with a slash; a suffix is query and hash. */
export type Target =
  | { kind: 'page'; path: string; suffix: string }
  /** Below the base of the version. */
  | { kind: 'versionFile'; path: string; suffix: string }
  /** Below the base of the site: a file, another version, a page that the merge makes, or what the host answers. */
  | { kind: 'site'; path: string; suffix: string }
  /** Files that it may mean, relative to the docs; the first that exists counts. */
  | { kind: 'image'; path: string; files: string[] };

interface Place {
  filePath: string;
  hostPaths: readonly string[];
}

const EXTERNAL = /^[a-z][a-z0-9+.-]*:|^\/\//i;
export const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** No page of a version begins with the name of one. */
const VERSION_PATH = new RegExp(`^/(?:${NEXT}|\\d+\\.\\d+\\.\\d+[^/]*)(?:/|$)`);
const SITE_FOLDERS = ['/history/', VERSIONS_ROUTE];

/** Find what an address in a page leads to; undefined for another site. */
export function findTarget(url: string, { filePath, hostPaths }: Place): Target | undefined {
  if (EXTERNAL.test(url)) return undefined;
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = resolvePath(written, filePath);
  const name = path.slice(1);
  if (VERSION_FILES.includes(name)) return { kind: 'versionFile', path, suffix };
  if (isOnSite(path) || hostPaths.includes(path)) return { kind: 'site', path, suffix };
  if (IMAGE_FILE.test(path)) return { kind: 'image', path, files: listImageFiles(filePath, url) };
  return { kind: 'page', path: contentFileToRoute(name.replace(/\.html$/, '.md')), suffix };
}

/** A path from the top is taken as it is written, as the framework does. */
function resolvePath(written: string, filePath: string): string {
  const page = `http://content/${filePath}`;
  if (written.startsWith('/') || !URL.canParse(written, page)) return written;
  return new URL(written, page).pathname;
}

const isOnSite = (path: string): boolean =>
  VERSION_PATH.test(path) ||
  [...listSiteFiles(), ...listOfflineFiles()].includes(path.slice(1)) ||
  SITE_FOLDERS.some((folder) => path.startsWith(folder) && path !== VERSIONS_ROUTE);
