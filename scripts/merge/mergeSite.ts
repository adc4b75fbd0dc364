import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { CHANGES_FILE, FEED_FILE } from '../../common/changes.ts';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE } from '../../common/pageMap.ts';
import { isPackageRoute } from '../../common/reference.ts';
import { SYMBOLS_FILE } from '../../common/samples.ts';
import { SHELL_ROUTES, SITE_PAGE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { DEPLOYMENT_FILE, fillPart, NOT_FOUND_FILE, ROBOTS_FILE, SITEMAP_FILE } from '../../common/siteFiles.ts';
import { createFindSpan } from '../../common/symbolSpans.ts';
import { UPGRADES_FILE } from '../../common/upgrades.ts';
import { pathnameOf, permalinkBase, routeOf } from '../../common/urls.ts';
import { readBuildRecord } from '../build/buildFolders.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { UserError } from '../lib/userError.ts';
import type { SiteSettings } from '../project.ts';
import { findReservation } from '../rules/checkAddresses.ts';
import { type RetiredVersion, readRetiredVersions } from '../versions/retiredVersions.ts';
import { writeAssistantFiles } from './assistantFiles.ts';
import { bundleRenderer, type Renderer } from './bundleRenderer.ts';
import { formatFeed, formatRobots, formatSitemap } from './feed.ts';
import { writeOfflineFiles } from './offlineFiles.ts';
import { addHistoryLine, followPages, writeHistories } from './pageHistories.ts';
import {
  createFullPageMap,
  planRetiredPages,
  type RetiredPage,
  stripRetired,
  writeRetiredPages,
} from './retiredPages.ts';
import { createChanges, createManifest, createUpgrades } from './siteData.ts';
import { createSitePage, formatRedirect, replaceCanonical } from './sitePage.ts';
import { type Built, copyBuild, type Site, writeJson, writeSiteFile } from './siteTree.ts';
import { addCardNotes, addSymbolNotes } from './symbolNotes.ts';
import { writeVersionPages } from './versionPages.ts';

export interface MergeOptions {
  builds: readonly PlannedBuild[];
  api: ApiHistoryFile;
  settings: SiteSettings;
  projectDir: string;
  /** Bundled if missing. */
  renderer?: Renderer;
  siteDir: string;
  /** Writes the last file of the tree: a tree without it is merged again. */
  complete?: (rootDir: string) => void;
  /** Called when a step begins. */
  onStep?: ((step: string) => void) | undefined;
}

/** Merge finished builds into one tree, with notices for retired versions. It is written aside and renamed in one step. */
export async function mergeSite(options: MergeOptions): Promise<void> {
  const { siteDir, complete, onStep = () => undefined } = options;
  const rootDir = `${siteDir}.${process.pid}.new`;
  rmSync(rootDir, { recursive: true, force: true });
  mkdirSync(rootDir, { recursive: true });
  try {
    onStep('describe');
    const { main, retiredPages, ...site } = await describeSite(options, rootDir);
    onStep('pages');
    copyVersions(site, retiredPages);
    writeHistories(site);
    writeRetiredPages(site, retiredPages);
    writeVersionPages(site);
    onStep('manifest');
    writeSiteFiles(site, main);
    writeAssistantFiles(site);
    onStep('offline');
    await writeOfflineFiles(site);
    complete?.(rootDir);
    onStep('swap');
    // Another process may have made the same tree, and shows it by now.
    if (existsSync(path.join(siteDir, DEPLOYMENT_FILE))) return rmSync(rootDir, { recursive: true, force: true });
    rmSync(siteDir, { recursive: true, force: true });
    renameSync(rootDir, siteDir);
  } catch (error) {
    rmSync(rootDir, { recursive: true, force: true });
    throw error;
  }
}

/** Compute what the merge writes. `main` is the latest version, or the newest if nothing is released; its shell draws site-wide pages. */
async function describeSite(
  { builds, api, settings, projectDir, renderer }: MergeOptions,
  rootDir: string,
): Promise<Site & { main: Built; retiredPages: RetiredPage[] }> {
  const built = builds.map((build) => ({ ...build, record: readBuildRecord(build) }));
  const main = built.find(({ version }) => version.role === 'latest') ?? built[0];
  if (!main) throw new Error('There is no version to merge.');
  const retired = readRetiredVersions(projectDir);
  checkRoutes(built, retired);
  const siteBase = settings.base;
  const manifest = createManifest(built);
  const versions = { records: built.map(({ record }) => record), retired, siteBase };
  const fullMap = createFullPageMap(versions);
  const pageMap = stripRetired(fullMap, versions);
  const emptyPage = readFileSync(path.join(main.dir, 'site', SITE_PAGE_ROUTE, 'index.html'), 'utf8');
  const findSpan = createFindSpan(
    api,
    manifest.versions.map(({ name }) => name),
  );
  const known = { built, manifest, pageMap, settings, api, findSpan };
  return {
    ...known,
    rootDir,
    siteBase,
    projectDir,
    renderer: renderer ?? (await bundleRenderer()),
    main,
    labels: new Map(manifest.versions.map(({ name, label }) => [name, label])),
    histories: followPages(known),
    changes: createChanges(known),
    formatPage: createSitePage(emptyPage, main.record.base),
    retiredPages: planRetiredPages(retired, { pageMap: fullMap, manifest, siteBase }),
  };
}

/** A build may be older than a version whose name begins one of its routes. Throws a UserError with the pages. */
function checkRoutes(built: readonly Built[], retired: readonly RetiredVersion[]): void {
  const versionNames = [...built.map(({ version }) => version.name), ...retired.map(({ name }) => name)];
  for (const { record } of built) {
    const reserved = record.pages.flatMap(({ route }) => (findReservation(route, versionNames) ? [route] : []));
    if (reserved.length > 0)
      throw new UserError(`Pages of ${record.name} have addresses that belong to the site: ${reserved.join(', ')}.`, {
        hint: 'Rename them: no address may begin with the name of a version.',
      });
  }
}

/** Copy each version with its lists and the history of each page, and name the addresses that search engines shall show. */
function copyVersions(site: Site, retiredPages: readonly RetiredPage[]): void {
  const { built, changes, manifest, labels, siteBase, settings, renderer } = site;
  const upgrades = createUpgrades(built.map(({ record }) => record));
  const retired = retiredPages.filter(({ route }) => route === '/');
  const list = { product: settings.title, siteBase, changes, retired, hasOffline: settings.offline };
  const lists = new Map<string, [part: string, html: string]>([
    [VERSIONS_ROUTE, ['versions', renderer.parts.versionsList(list)]],
    [UPGRADE_ROUTE, ['upgrades', renderer.parts.upgradesList({ upgrades, labels })]],
  ]);
  writeJson(site, siteBase + UPGRADES_FILE, upgrades);
  for (const { dir, record } of built) {
    const canonical = mapToLatest(site, record.name);
    if (manifest.latest)
      for (const route of lists.keys()) canonical.set(pathnameOf(record.base, route), pathnameOf(siteBase, route));
    const findOwnSpan = (name: string, packageName: string) => site.findSpan(record.name, name, packageName);
    const packageOf = new Map(record.pages.map(({ route, title }) => [route, title]));
    const mapText = (text: string, pathname: string): string => {
      const route = routeOf(record.base, pathname) ?? '';
      if (route === `/${SYMBOLS_FILE}`) return JSON.stringify(addCardNotes(JSON.parse(text), findOwnSpan));
      const list = lists.get(route);
      const html = isPackageRoute(route)
        ? addSymbolNotes(text, (name) => findOwnSpan(name, packageOf.get(route) ?? ''))
        : text;
      const complete = list ? fillPart(html, ...list) : addHistoryLine(html, pathname, record, site);
      if (complete === undefined) throw new Error(`${pathname} has no place for its list.`);
      const preferred = canonical.get(pathname);
      return preferred ? replaceCanonical(complete, settings.url + preferred) : complete;
    };
    copyBuild(site, { fromDir: path.join(dir, 'site'), base: record.base, mapText });
  }
}

/** Map pathnames of an older version to those of the latest. */
function mapToLatest({ pageMap, manifest: { latest } }: Site, versionName: string): Map<string, string> {
  const paths = pageMap.pages.flatMap(({ versions }) => {
    const [here, there] = [versions[versionName], versions[latest ?? '']];
    return here && there && latest !== versionName ? [[here.path, there.path] as const] : [];
  });
  return new Map(paths);
}

function writeSiteFiles(site: Site, main: Built): void {
  const { siteBase, settings, manifest, pageMap, changes } = site;
  const own = { title: settings.title, url: settings.url + siteBase };
  writeJson(site, siteBase + MANIFEST_FILE, { ...manifest, site: own } satisfies Manifest);
  writeJson(site, siteBase + PAGE_MAP_FILE, pageMap);
  writeJson(site, siteBase + CHANGES_FILE, changes);
  writeSiteFile(site, siteBase + FEED_FILE, formatFeed(changes, settings));
  writeSiteFile(site, siteBase + SITEMAP_FILE, formatSitemap(site));
  writeSiteFile(site, siteBase + ROBOTS_FILE, formatRobots(settings));
  writeSiteFile(site, siteBase + NOT_FOUND_FILE, readFileSync(path.join(main.dir, 'site', NOT_FOUND_FILE)));
  const { base, pages } = main.record;
  // To the latest from its permalinks; else from the root, which no version has.
  const [fromBase, routes] = manifest.latest
    ? [permalinkBase(siteBase, main.version.name), [...pages.map(({ route }) => route), ...SHELL_ROUTES]]
    : [siteBase, ['/', VERSIONS_ROUTE, UPGRADE_ROUTE]];
  for (const route of routes)
    writeSiteFile(site, pathnameOf(fromBase, route), formatRedirect(pathnameOf(base, route), settings));
}
