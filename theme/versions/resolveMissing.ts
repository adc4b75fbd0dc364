import type { Manifest } from '../../common/manifest.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import { stripVersion } from './parseMissing.ts';

/** A page that stands at the address in another version, or that moved away from it. */
export interface FoundPage {
  label: string;
  title: string;
  href: string;
}

/** Find the versions that have the page of a missing route, newest first. What stands there wins over what moved away. */
export function resolveMissing(route: string, manifest: Manifest, pageMap: PageMap): FoundPage[] {
  const routes = new Set([route, stripVersion(route)]);
  const entries = [
    ...pageMap.pages.filter((entry) => stoodAt(entry, routes, manifest)),
    ...pageMap.pages.filter(({ movedFrom = [] }) => movedFrom.some((from) => routes.has(from.toLowerCase()))),
  ];
  return manifest.versions.flatMap(({ name, label }) => {
    const page = entries.find((entry) => entry.versions[name])?.versions[name];
    return page ? [{ label, title: page.title, href: page.path }] : [];
  });
}

function stoodAt(entry: PageMapEntry, routes: Set<string>, manifest: Manifest): boolean {
  return manifest.versions.some(({ name, path }) => {
    const route = routeOf(path, entry.versions[name]?.path ?? '');
    return route !== undefined && routes.has(route.toLowerCase());
  });
}
