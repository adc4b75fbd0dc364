import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import type { BuildRecord } from '../../common/buildRecord.ts';
import { CHANGES_FILE, type Changes, FEED_FILE } from '../../common/changes.ts';
import { DEPLOYMENT_FILE } from '../../common/deployment.ts';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { fillPart, type MergedPart } from '../../common/mergedParts.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';
import { SHELL_ROUTES } from '../../common/shellRoutes.ts';
import { NOT_FOUND_FILE, ROBOTS_FILE, SITEMAP_FILE } from '../../common/siteFiles.ts';
import { SITE_PAGE_ROUTE } from '../../common/sitePage.ts';
import { UPGRADE_ROUTE } from '../../common/upgradeAddress.ts';
import { UPGRADES_FILE, type Upgrades } from '../../common/upgrades.ts';
import { pathnameOf, permalinkBase, routeOf } from '../../common/urls.ts';
import { VERSIONS_ROUTE } from '../../common/versionsPage.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { readBuildRecord } from '../build/readBuildRecord.ts';
import { checkReservedRoutes } from '../build/reservedRoutes.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { type RetiredVersion, readRetiredVersions } from '../versions/retiredVersions.ts';
import { writeAssistantFiles } from './assistantFiles.ts';
import type { Renderer } from './bundleRenderer.ts';
import { canonicalPaths, replaceCanonical } from './canonical.ts';
import { createChanges } from './createChanges.ts';
import { createManifest } from './createManifest.ts';
import { createPageHistories, type Histories } from './createPageHistories.ts';
import { createSitePage } from './createSitePage.ts';
import { createUpgrades } from './createUpgrades.ts';
import { createVersionFacts } from './createVersionFacts.ts';
import { formatFeed } from './formatFeed.ts';
import { formatRedirect } from './formatRedirect.ts';
import { measureChanges } from './measureChanges.ts';
import { addHistoryLine, writeHistories } from './pageHistories.ts';
import { planRetiredPages } from './planRetiredPages.ts';
import { createFullPageMap, stripRetired } from './retiredPageMap.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';

import { copyBuild, copySiteFile, fileOf, type SiteTree, writeSiteFile } from './siteTree.ts';
import { writeVersionPages } from './versionPages.ts';
import { writeOffline } from './writeOffline.ts';
import { writeRetiredPages } from './writeRetiredPages.ts';

export interface Built {
  build: PlannedBuild;
  record: BuildRecord;
}

interface Options {
  builds: readonly PlannedBuild[];
  api: ApiHistoryFile;
  settings: SiteSettings;
  projectDir: string;
  codeDir: string;
  /** Keeps what the comparison of pages gave. */
  changesFile: string;
  renderer: Renderer;
  siteDir: string;
  onStep: (step: string) => void;
}

/** Merge finished builds into one tree, with notices for retired versions. It is written aside, checked and renamed in one step. */
export function mergeSite(options: Options): void {
  const { builds, api, settings, projectDir, codeDir, changesFile, renderer, siteDir, onStep } = options;
  const built = builds.map((build) => ({ build, record: readBuildRecord(build) }));
  const manifest = createManifest(built.map(({ build, record }) => ({ version: build.version, record })));
  const retired = readRetiredVersions(projectDir);
  checkRoutes(built, retired);
  const versions = { records: built.map(({ record }) => record), retired, siteBase: settings.base };
  const fullMap = createFullPageMap(versions);
  const pageMap = stripRetired(fullMap, versions);
  const { base: siteBase } = settings;
  onStep('measure');
  const measure = measureChanges({ builds, pageMap, cacheFile: changesFile, codeDir });
  const histories = createPageHistories(pageMap, versions.records, measure);
  const retiredPages = planRetiredPages(retired, { pageMap: fullMap, manifest, siteBase });
  const facts = createVersionFacts({ records: versions.records, pageMap, measure });
  const changes = createChanges({
    manifest,
    pageMap,
    records: versions.records,
    facts,
    branchVersions: listBranches(built),
    settings,
  });
  const homes = retiredPages.filter(({ route }) => route === '/');
  const upgrades = createUpgrades(versions.records);
  const { parts } = renderer;
  const labelOf = (name: string) => manifest.versions.find((version) => version.name === name)?.label ?? name;
  const lists = new Map<string, [MergedPart, html: string]>([
    [VERSIONS_ROUTE, ['versions', parts.versionsList({ product: settings.title, siteBase, changes, retired: homes })]],
    [UPGRADE_ROUTE, ['upgrades', parts.upgradesList({ upgrades, labelOf })]],
  ]);
  const rootDir = `${siteDir}.${process.pid}.new`;
  rmSync(rootDir, { recursive: true, force: true });
  mkdirSync(rootDir, { recursive: true });
  try {
    const tree = { rootDir, siteBase: settings.base, forbidden: projectDir };
    onStep('pages');
    for (const item of built) copyVersion(tree, item, { manifest, pageMap, histories, settings, lists, parts });
    const writer = { parts, formatPage: readSitePage(built) };
    writeHistories(tree, { records: versions.records, manifest, histories, settings, ...writer });
    writeRetiredPages(tree, { pages: retiredPages, settings, ...writer });
    writeVersionPages(tree, { changes, manifest, pageMap, api, records: versions.records, facts, settings, ...writer });
    onStep('manifest');
    writeSiteWideFiles(tree, built, { manifest, pageMap, settings, changes, upgrades });
    writeAssistantFiles(tree, { built, manifest, api, settings, server: renderer.server });
    onStep('offline');
    writeOffline(tree, built, settings);
    onStep('check');
    checkTree(tree, pageMap);
    onStep('swap');
    rmSync(siteDir, { recursive: true, force: true });
    renameSync(rootDir, siteDir);
  } catch (error) {
    rmSync(rootDir, { recursive: true, force: true });
    throw error;
  }
}

// A build may be older than a version whose name begins one of its routes.
function checkRoutes(built: readonly Built[], retired: readonly RetiredVersion[]): void {
  const segments = [...built.map(({ build }) => build.version.segment), ...retired.map(({ segment }) => segment)];
  for (const { record } of built) {
    const routes = record.pages.map(({ route }) => route);
    checkReservedRoutes(record.name, routes, segments);
  }
}

/** Only branches can be edited at a version's ref. */
const listBranches = (built: readonly Built[]): Set<string> =>
  new Set(built.flatMap(({ build }) => (build.editRef === build.version.ref ? [build.version.name] : [])));

interface Facts {
  manifest: Manifest;
  pageMap: PageMap;
  settings: SiteSettings;
}

type Lists = ReadonlyMap<string, readonly [part: MergedPart, html: string]>;

function copyVersion(
  tree: SiteTree,
  { build, record }: Built,
  {
    manifest,
    pageMap,
    histories,
    settings,
    lists,
    parts,
  }: Facts & { histories: Histories; lists: Lists; parts: Renderer['parts'] },
): void {
  const canonical = canonicalPaths(pageMap, manifest, build.version.name);
  if (manifest.latest)
    for (const route of lists.keys()) canonical.set(pathnameOf(record.base, route), pathnameOf(settings.base, route));
  const mapHtml = (html: string, pathname: string): string => {
    const preferred = canonical.get(pathname);
    const list = lists.get(routeOf(record.base, pathname) ?? '');
    const complete = list
      ? fillPart(html, ...list)
      : addHistoryLine(html, { pathname, record, histories, manifest, siteBase: settings.base, parts });
    if (complete === undefined) throw new Error(`${pathname} has no place for its list.`);
    return preferred ? replaceCanonical(complete, settings.url + preferred) : complete;
  };
  copyBuild(tree, { fromDir: path.join(build.dir, 'site'), base: record.base, mapHtml });
}

/** The latest version, or the newest if nothing is released; its shell draws site-wide pages. */
const findMain = (built: readonly Built[]): Built | undefined =>
  built.find(({ build }) => build.version.role === 'latest') ?? built[0];

function readSitePage(built: readonly Built[]): ReturnType<typeof createSitePage> {
  const main = findMain(built);
  if (!main) throw new Error('There is no version to merge.');
  const file = path.join(main.build.dir, 'site', SITE_PAGE_ROUTE, 'index.html');
  return createSitePage(readFileSync(file, 'utf8'), main.record.base);
}

function writeSiteWideFiles(
  tree: SiteTree,
  built: readonly Built[],
  { manifest, pageMap, settings, changes, upgrades }: Facts & { changes: Changes; upgrades: Upgrades },
): void {
  const { url: origin, base: siteBase, locale } = settings;
  const records = built.map(({ record }) => record);
  const write = (name: string, text: string) => writeSiteFile(tree, siteBase + name, text);
  const site = { title: settings.title, url: origin + siteBase };
  write(MANIFEST_FILE, `${JSON.stringify({ ...manifest, site } satisfies Manifest)}\n`);
  write(PAGE_MAP_FILE, `${JSON.stringify(pageMap)}\n`);
  write(CHANGES_FILE, `${JSON.stringify(changes)}\n`);
  write(UPGRADES_FILE, `${JSON.stringify(upgrades)}\n`);
  write(FEED_FILE, formatFeed(changes, settings));
  write(SITEMAP_FILE, formatSitemap({ origin, manifest, pageMap, records }));
  write(ROBOTS_FILE, formatRobots(origin, siteBase));

  const main = findMain(built);
  if (!main) return;
  copySiteFile(tree, path.join(main.build.dir, 'site', NOT_FOUND_FILE), siteBase + NOT_FOUND_FILE);
  if (manifest.latest) writePermalinks(tree, main, settings);
  else
    for (const route of ['/', VERSIONS_ROUTE, UPGRADE_ROUTE]) {
      const path = pathnameOf(main.record.base, route);
      writeSiteFile(tree, pathnameOf(siteBase, route), formatRedirect({ origin, path, locale }));
    }
}

function writePermalinks(tree: SiteTree, { build, record }: Built, { url: origin, locale }: SiteSettings): void {
  const base = permalinkBase(tree.siteBase, build.version.segment);
  for (const route of [...record.pages.map((page) => page.route), ...SHELL_ROUTES]) {
    const path = pathnameOf(record.base, route);
    writeSiteFile(tree, pathnameOf(base, route), formatRedirect({ origin, path, locale }));
  }
}

function checkTree(tree: SiteTree, pageMap: PageMap): void {
  const paths = pageMap.pages.flatMap(({ versions }) => Object.values(versions).map((address) => address.path));
  const missing = [...paths, pathnameOf(tree.siteBase, VERSIONS_ROUTE)].filter(
    (pathname) => !existsSync(fileOf(tree, pathname)),
  );
  if (missing.length > 0) throw new Error(`The merged tree lacks pages: ${missing.join(', ')}`);
  if (existsSync(path.join(tree.rootDir, DEPLOYMENT_FILE)))
    throw new Error(`A version has a file at ${DEPLOYMENT_FILE}, which the merge writes.`);
  const home = readFileSync(fileOf(tree, tree.siteBase), 'utf8');
  if (!home.includes('</html>')) throw new Error('The home page of the merged tree is not whole.');
}
