import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { OFFLINE_ATTRIBUTE } from '../../common/pageHtml.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';
import type { MissingAddress } from './parseMissing.ts';

interface Findings {
  pages: FoundPage[];
  /** Pages of the version with similar addresses, where no version has the page. */
  near: FoundPage[];
  /** The oldest page, if the page is newer than the version. */
  cameWith: FoundPage | undefined;
  words: string;
  /** Undefined where the reader's aim is uncertain. */
  repaired: string | undefined;
  /** The service worker sent the page, because the address is not stored. */
  isOffline: boolean;
}

/** Has the address in another version, or moved away from it. */
export interface FoundPage {
  label: string;
  title: string;
  href: string;
}

/** Find ways on from an address without a page. */
export function findMissing(missing: MissingAddress, manifest: Manifest, pageMap: PageMap | undefined): Findings {
  const { version, route } = missing;
  const pages = pageMap ? resolveMissing(route, manifest, pageMap) : [];
  return {
    pages,
    near: pageMap && pages.length === 0 ? findNear(missing, manifest, pageMap) : [],
    cameWith: version && findFirst(pages, version, manifest),
    words: listWords(route),
    repaired: pageMap && resolveRepair(missing, manifest, pageMap),
    isOffline: document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE),
  };
}

/** Find the page whose address differs only in letter case, slashes or the ending of a file. */
export function resolveRepair(
  { version, route }: MissingAddress,
  manifest: Manifest,
  pageMap: PageMap,
): string | undefined {
  const own = version ?? findLatest(manifest);
  if (!own) return undefined;
  if (SHELL_ROUTES.includes(route)) return pathnameOf(own.path, route);
  const paths = pageMap.pages.flatMap(({ versions }) => versions[own.name]?.path ?? []);
  return paths.find((path) => routeOf(own.path, path)?.toLowerCase() === route);
}

const findLatest = ({ versions, latest }: Manifest) => versions.find(({ name }) => name === latest);

/** Find three pages of a version with the addresses that share most pairs of letters with a missing route, the nearest first. */
export function findNear({ version, route }: MissingAddress, manifest: Manifest, pageMap: PageMap): FoundPage[] {
  const own = version ?? findLatest(manifest);
  if (!own) return [];
  const wanted = listPairs(route);
  const found = pageMap.pages.flatMap(({ versions }) => {
    const page = versions[own.name];
    if (!page) return [];
    const pairs = listPairs((routeOf(own.path, page.path) ?? '').toLowerCase());
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    const likeness = shared / (pairs.size + wanted.size - shared);
    return [{ likeness, page: { label: own.label, title: page.title, href: page.path } }];
  });
  return found
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ page }) => page);
}

/** Share of pairs that two addresses have in common. */
const MIN_LIKENESS = 0.4;

const listPairs = (text: string): Set<string> => new Set(Array.from(text, (_, index) => text.slice(index, index + 2)));

/** Find the versions with the page of a missing route, newest first. A page at the route wins over one that moved away. */
export function resolveMissing(route: string, manifest: Manifest, pageMap: PageMap): FoundPage[] {
  const routes = new Set([route, stripVersion(route)]);
  const entries = [
    ...pageMap.pages.filter((entry) => hasRoute(entry, routes, manifest)),
    ...pageMap.pages.filter(({ movedFrom = [] }) => movedFrom.some((from) => routes.has(from.toLowerCase()))),
  ];
  return manifest.versions.flatMap(({ name, label }) => {
    const page = entries.find((entry) => entry.versions[name])?.versions[name];
    return page ? [{ label, title: page.title, href: page.path }] : [];
  });
}

/** Find the page in the first version that has it; undefined where an earlier one than `version` has it. */
export function findFirst(
  pages: readonly FoundPage[],
  version: ManifestVersion,
  { versions }: Manifest,
): FoundPage | undefined {
  const first = pages.at(-1);
  const place = (label: string) => versions.findIndex((one) => one.label === label);
  return first && place(first.label) < place(version.label) ? first : undefined;
}

/** Remove a first part like a version, which the site may no longer have. */
export const stripVersion = (route: string): string => route.replace(/^\/v?\d+\.\d[^/]*(?=\/)/, '');

/** List the words of a route, at most eight: a hostile address may be very long. */
export const listWords = (route: string): string =>
  (stripVersion(route).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => word.slice(0, 40))
    .join(' ');

function hasRoute(entry: PageMapEntry, routes: Set<string>, manifest: Manifest): boolean {
  return manifest.versions.some(({ name, path }) => {
    const route = routeOf(path, entry.versions[name]?.path ?? '');
    return route !== undefined && routes.has(route.toLowerCase());
  });
}
