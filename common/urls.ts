import type { VersionRole } from './version.ts';

// The only file that joins a version name to a path. A route is the address of a page inside its
// version (`/api/adb/sync/`); a pathname is its address on the site (`/2.0.0/api/adb/sync/`).

/** Give a path exactly one slash at each end. */
export function ensureSlashes(text: string): string {
  const inner = text.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Address under which a version's pages stand: the site's base for the latest, else `<base><name>/`. */
export function versionBase(siteBase: string, name: string, role: VersionRole): string {
  const base = ensureSlashes(siteBase);
  return role === 'latest' ? base : `${base}${name}/`;
}

/** Address that holds a version's name, for every version: what a permalink begins with. */
export function permalinkBase(siteBase: string, name: string): string {
  return `${ensureSlashes(siteBase)}${name}/`;
}

/** Join a version's base and a route. @example pathnameOf('/2.0.0/', '/api/') === '/2.0.0/api/' */
export function pathnameOf(base: string, route: string): string {
  return `${base}${route.replace(/^\//, '')}`;
}

/** Take the base off a pathname; undefined where the pathname does not stand under the base. */
export function routeOf(base: string, pathname: string): string | undefined {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** Bring an address path to the form that routes have: no `index.html`, no `.html`, a slash at the end. */
export function normalizeRoute(route: string): string {
  const bare = route.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return ensureSlashes(bare);
}

/** The route above, or undefined for the home page. @example parentRoute('/api/adb/') === '/api/' */
export function parentRoute(route: string): string | undefined {
  if (route === '/') return undefined;
  return ensureSlashes(route.split('/').slice(0, -2).join('/'));
}

/** Route of a content file. @example contentFileToRoute('api/index.md') === '/api/' */
export function contentFileToRoute(filePath: string): string {
  const bare = filePath.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1');
  return ensureSlashes(bare);
}

/** Route of the area whose sidebar a page without an own entry shows. */
export const areaOfRoute = (route: string): string => route.split('/')[1] ?? '';
