import semver from 'semver';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findTarget, type PageMap } from '../../common/pageMap.ts';
import { SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { strings } from '../../common/strings/en/shell.ts';
import { pathnameOf, permalinkBase } from '../../common/urls.ts';
import { isReleased, NEXT } from '../../common/version.ts';
import type { RetiredVersion } from '../versions/retiredVersions.ts';

export interface RetiredPage {
  versionLabel: string;
  route: string;
  pathname: string;
  title: string;
  target: {
    path: string;
    title: string;
    versionLabel: string;
    /** Whether it is the same page, or the nearest published one. */
    isSame: boolean;
  };
}

interface Site {
  pageMap: PageMap;
  manifest: Manifest;
  siteBase: string;
}

/** List retired versions' pages, home and search included, with targets. */
export function planRetiredPages(retired: readonly RetiredVersion[], site: Site): RetiredPage[] {
  return retired.flatMap(({ name, segment, label, pages }) => {
    const titles = new Map([
      ['/', strings.ui.homePage],
      [SEARCH_ROUTE, strings.search.search],
      // A page without a title in its front matter has none in its record.
      ...pages.map(({ route, title }) => [route, title || route] as const),
    ]);
    const path = permalinkBase(site.siteBase, segment);
    return [...titles].map(([route, title]) => ({
      versionLabel: label,
      route,
      pathname: pathnameOf(path, route),
      title,
      target: findRetiredTarget({ name, path, route, title }, site),
    }));
  });
}

/**
 * Find the same page in the nearest newer version that has it; else the nearest parent page, likewise; else the home page of the
 * latest.
 */
function findRetiredTarget(
  from: { name: string; path: string; route: string; title: string },
  { pageMap, manifest, siteBase }: Site,
): RetiredPage['target'] {
  const targets = listCandidates(manifest, from.name).map((version) => ({
    version,
    ...findTarget(pageMap, from, version),
  }));
  const found =
    targets.find(({ kind }) => kind !== 'parent') ?? targets.find(({ path, version }) => path !== version.path);
  const version = found?.version ?? manifest.versions.find(({ isLast }) => isLast) ?? manifest.versions[0];
  const path = found?.path ?? version?.path ?? siteBase;
  const page = pageMap.pages
    .flatMap(({ versions }) => Object.values(versions))
    .find((address) => address.path === path);
  const isSame = found !== undefined && found.kind !== 'parent';
  return { path, title: page?.title || from.title, versionLabel: version?.label ?? '', isSame };
}

function listCandidates({ versions }: Manifest, name: string): ManifestVersion[] {
  const newer = versions.filter((version) => version.role === NEXT || semver.gt(version.name, name)).reverse();
  const released = newer.filter(({ role }) => isReleased(role));
  return [...new Set([...released, ...versions.filter(({ isLast }) => isLast), ...newer])];
}
