import type { VersionRole } from './version.ts';

// The only file that joins a version name to a path. A route is an address in a version (`/api/boat/sync/`), a pathname one on the
// site (`/2.0.0/api/boat/sync/`).

/** Give a path exactly one slash at each end. */
export function ensureSlashes(text: string): string {
  const inner = text.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Format the base path of a version: that of the site for the latest, else `<base><name>/`. */
export const versionBase = (siteBase: string, name: string, role: VersionRole): string =>
  role === 'latest' ? ensureSlashes(siteBase) : permalinkBase(siteBase, name);

/** Format the base path of permalinks, with the name even for the latest version. */
export const permalinkBase = (siteBase: string, name: string): string => `${ensureSlashes(siteBase)}${name}/`;

/** Join a version's base and a route. @example pathnameOf('/2.0.0/', '/api/') === '/2.0.0/api/' */
export function pathnameOf(base: string, route: string): string {
  return `${base}${route.replace(/^\//, '')}`;
}

/** Format the values that are not empty as a query, with its question mark. */
export function formatQuery(values: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}

/** Remove the base from a pathname; undefined if it is not below the base. */
export function routeOf(base: string, pathname: string): string | undefined {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** Normalize a path to a route: no `index.html`, no `.html`, a slash at the end. */
export function normalizeRoute(route: string): string {
  const bare = route.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return ensureSlashes(bare);
}

/** Route of the parent page; undefined for the home page. @example parentRoute('/api/boat/') === '/api/' */
export function parentRoute(route: string): string | undefined {
  if (route === '/') return undefined;
  return ensureSlashes(route.split('/').slice(0, -2).join('/'));
}

export const PAGE_FILE = /\.md$/;

/** Route of a content file. @example contentFileToRoute('api/index.md') === '/api/' */
export function contentFileToRoute(filePath: string): string {
  const bare = filePath.replace(PAGE_FILE, '').replace(/(^|\/)index$/, '$1');
  return ensureSlashes(bare);
}

/** Read the area in a page's address. Pages that no sidebar lists show its sidebar. */
export const areaOfRoute = (route: string): string => route.split('/')[1] ?? '';
