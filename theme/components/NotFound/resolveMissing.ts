import type { Manifest, ManifestVersion } from '../../../common/manifest.ts';
import type { PageMap, PageMapEntry } from '../../../common/pageMap.ts';
import { normalizeRoute, permalinkBase, routeOf } from '../../../common/urls.ts';

/** What can be said about an address that has no page. */
export interface MissingPage {
  /** The version that the address belongs to. */
  home: { label: string; href: string } | undefined;
  /** The same page, in the versions that have it. */
  pages: { label: string; title: string; href: string }[];
}

interface Inputs {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
  pageMap: PageMap | undefined;
}

/** Find the version that an address belongs to, and the versions in which its page exists. */
export function resolveMissing({ siteBase, pathname, manifest, pageMap }: Inputs): MissingPage {
  const address = resolveAddress(siteBase, pathname, manifest);
  if (!address) return { home: undefined, pages: [] };
  const home = { label: address.version.label, href: address.version.path };
  const entries = (pageMap?.pages ?? []).filter((entry) => stoodAt(entry, address.route, manifest));
  const pages = manifest.versions.flatMap(({ name, label }) => {
    const page = entries.find((entry) => entry.versions[name])?.versions[name];
    return page ? [{ label, title: page.title, href: page.path }] : [];
  });
  return { home, pages };
}

/** Read the version and the route from an address. The most exact base wins: the latest stands above all others. */
export function resolveAddress(
  siteBase: string,
  pathname: string,
  manifest: Manifest,
): { version: ManifestVersion; route: string } | undefined {
  return manifest.versions
    .flatMap((version) => [version.path, permalinkBase(siteBase, version.name)].map((base) => ({ version, base })))
    .sort((a, b) => b.base.length - a.base.length)
    .flatMap(({ version, base }) => {
      const route = routeOf(base, pathname);
      return route === undefined ? [] : [{ version, route: normalizeRoute(route) }];
    })
    .at(0);
}

/** Letter case is what a typed address gets wrong most easily. */
function stoodAt(entry: PageMapEntry, route: string, manifest: Manifest): boolean {
  return manifest.versions.some(({ name, path }) => {
    const page = entry.versions[name];
    return page !== undefined && routeOf(path, page.path)?.toLowerCase() === route.toLowerCase();
  });
}
