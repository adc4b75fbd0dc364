import semver from 'semver';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findVersionTarget, type PageMap, type PageMapEntry } from '../../common/pageMap.ts';
import { SEARCH_ROUTE } from '../../common/search.ts';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/siteFiles.ts';
import { strings } from '../../common/strings/en/shell.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf, permalinkBase, routeOf } from '../../common/urls.ts';
import { isReleased, NEXT } from '../../common/version.ts';
import type { RetiredVersion } from '../versions/retiredVersions.ts';
import { createPageMap } from './createPageMap.ts';
import { type Site, writeSiteFile } from './siteTree.ts';

interface Versions {
  /** Newest first. */
  records: readonly BuildRecord[];
  retired: readonly RetiredVersion[];
  siteBase: string;
}

/** Join the pages of all versions, retired ones included, since pages may have moved through those. */
export function createFullPageMap({ records, retired, siteBase }: Versions): PageMap {
  const old = retired.map(({ name, pages }) => ({
    name,
    base: permalinkBase(siteBase, name),
    pages: pages.map((page) => ({ ...page, id: page.route, sidebar: null })),
  }));
  const released = [...records.filter(({ name }) => name !== NEXT), ...old];
  released.sort((a, b) => semver.rcompare(a.name, b.name));
  return createPageMap([...records.filter(({ name }) => name === NEXT), ...released]);
}

/** Turn retired versions' addresses into former addresses of pages. */
export function stripRetired(map: PageMap, { records, retired, siteBase }: Versions): PageMap {
  const livingRoutes = new Set(records.flatMap(({ pages }) => pages.map(({ route }) => route)));
  const pages = map.pages.flatMap(({ versions, movedFrom = [] }): PageMapEntry[] => {
    const living = Object.entries(versions).filter(([name]) => records.some((record) => record.name === name));
    if (living.length === 0) return [];
    const left = retired.flatMap(
      ({ name }) => routeOf(permalinkBase(siteBase, name), versions[name]?.path ?? '') ?? [],
    );
    const gone = [...new Set([...movedFrom, ...left.filter((route) => !livingRoutes.has(route))])];
    return [{ versions: Object.fromEntries(living), ...(gone.length > 0 && { movedFrom: gone }) }];
  });
  return { ...map, pages };
}

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

interface Living {
  /** With the pages of retired versions. */
  pageMap: PageMap;
  manifest: Manifest;
  siteBase: string;
}

/** List retired versions' pages, home and search included, with targets. */
export function planRetiredPages(retired: readonly RetiredVersion[], site: Living): RetiredPage[] {
  return retired.flatMap(({ name, label, pages }) => {
    const titles = new Map([
      ['/', strings.ui.homePage],
      [SEARCH_ROUTE, strings.search.search],
      // A page without a title in its front matter has none in its record.
      ...pages.map(({ route, title }) => [route, title || route] as const),
    ]);
    const path = permalinkBase(site.siteBase, name);
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
  { pageMap, manifest, siteBase }: Living,
): RetiredPage['target'] {
  const targets = listCandidates(manifest, from.name).map((version) => ({
    version,
    ...findVersionTarget(pageMap, from, version),
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

type RetiredSite = Pick<Site, 'rootDir' | 'siteBase' | 'projectDir' | 'settings' | 'renderer' | 'formatPage'>;

/** Write a page and a Markdown copy at each retired address. */
export function writeRetiredPages(site: RetiredSite, pages: readonly RetiredPage[]): void {
  const { title: product, url } = site.settings;
  const words = sitePages.retired;
  for (const { pathname, route, title, versionLabel: version, target } of pages) {
    const explanation = words.explanation({ title, version }, product);
    const way = target.isSame ? words.samePage : words.nearestPage;
    const targetText = words.target({ title: target.title, version: target.versionLabel });
    const content = site.renderer.parts.retiredPage({
      heading: words.heading(version),
      explanation,
      way,
      target: { text: targetText, href: target.path },
      allVersions: { text: strings.versions.all, href: pathnameOf(site.siteBase, VERSIONS_ROUTE) },
    });
    const head = { title: words.title({ title, version }), description: explanation, isIndexed: false };
    writeSiteFile(site, pathname, site.formatPage({ pathname, ...head, content }));
    const copy = `# ${title}

> ${words.source(product, version)} <${url}${pathname}>

${explanation}

${way} ${targetText}, <${url}${target.path}>
`;
    for (const name of route === '/' ? [MARKDOWN_FILE, LLMS_FILE, LLMS_FULL_FILE] : [MARKDOWN_FILE])
      writeSiteFile(site, pathname + name, copy);
  }
}
