import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { versionPagePath } from '../../../common/compareVersions.ts';
import { MANIFEST_FILE, type Manifest } from '../../../common/manifest.ts';
import { OFFLINE_FILE, OFFLINE_WORKER, type OfflineIndex } from '../../../common/offline.ts';
import { historyPath, PAGE_MAP_FILE, type PageMap } from '../../../common/pageMap.ts';
import { isPackageRoute } from '../../../common/reference.ts';
import { SEARCH_ROUTE } from '../../../common/search.ts';
import { COMPARE_ROUTE, UPGRADE_ROUTE, VERSIONS_ROUTE } from '../../../common/shellRoutes.ts';
import { pathnameOf, routeOf } from '../../../common/urls.ts';
import { formatKilobytes, print, printWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import { OFFLINE_LIMIT } from '../../merge/offlineFiles.ts';
import type { Project } from '../../project.ts';

interface LoadedFile {
  pathname: string;
  kind: 'page' | 'script' | 'other';
  /** Gzipped. */
  bytes: number;
}

interface Weight {
  totalBytes: number;
  scriptBytes: number;
  files: number;
}

/** By kind of page. A kind without limits of its own has those of `page`. */
type WeightLimits = { page: Weight } & Readonly<Record<string, Weight | undefined>>;

/** What the shell may add to a page: bytes as a host sends them (gzip), and files. Weights of 2026-11-28, with 5 % of room. */
const SHELL_LIMITS: WeightLimits = {
  // 120.5 kB, 103.5 kB of it scripts.
  page: { totalBytes: 126_500, scriptBytes: 109_000, files: 10 },
  // 134.3 kB, 115.3 kB of it scripts: the page draws the steps from the guides, with their code and tabs. Routes have styles of their own.
  upgrade: { totalBytes: 141_000, scriptBytes: 121_000, files: 12 },
  // 133.9 kB, 113.5 kB of it scripts: the page is the search, which others load when it is opened.
  search: { totalBytes: 140_000, scriptBytes: 118_000, files: 12 },
  // 137.1 kB, 117.5 kB of it scripts: the comparison is made in the browser.
  compare: { totalBytes: 144_000, scriptBytes: 123_000, files: 12 },
};

interface SizeLimits {
  shell: WeightLimits;
  /** Pages above this weight, with the shell, are slow on a phone. */
  longPage: number;
  /** Of a version, and of the worker that stores it. */
  offline: { version: number; worker: number };
}

const LIMITS: SizeLimits = {
  shell: SHELL_LIMITS,
  longPage: 170_000,
  offline: { version: OFFLINE_LIMIT, worker: 12_000 },
};

interface KindOfPage {
  /** `page` is one of the docs, `reference` the symbols of a package. */
  kind: string;
  pathname: string;
}

interface PageLoad extends KindOfPage {
  files: LoadedFile[];
}

/** Check the weights of `dist/`, and print them. Throws a UserError above the limits. */
export function checkSize(project: Project): void {
  const { lines, warnings } = weighSite(project, LIMITS);
  for (const line of lines) print(line);
  printWarnings(warnings);
}

/**
 * Weigh what the shell adds to the first load of each kind of page in `dist/`, for pages of the latest version, and what a reader
 * stores. Throws a UserError above the limits. A long page is a warning alone.
 */
export function weighSite({ paths: { distDir: siteDir }, settings: { base } }: Project, limits: SizeLimits) {
  if (!existsSync(path.join(siteDir, PAGE_MAP_FILE)))
    throw new UserError(`There is no site to weigh in ${siteDir}.`, { hint: 'npm run build && npm run merge' });
  // Written by the merge.
  const manifest = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const read = createReader(siteDir, base);
  const loads = listPageKinds(manifest, pageMap, base).map(
    (page): PageLoad => ({ ...page, files: readFirstLoad(page.pathname, read) }),
  );
  const documents = loads.flatMap(({ files }) => files).filter(({ kind }) => kind === 'page');
  const lightest = documents.toSorted((a, b) => a.bytes - b.bytes).slice(0, 1);
  const kinds = [...new Set(loads.map((load) => load.kind))].map((kind) => {
    const ofKind = loads.filter((load) => load.kind === kind);
    const shell = [...lightest, ...listShared(ofKind.map(({ files }) => files))];
    return weighKind({ kind, pathname: ofKind[0]?.pathname ?? '' }, shell, limits.shell[kind] ?? limits.shell.page);
  });
  const warnings = loads.flatMap((load) => describeLong(load, limits.longPage));
  return { lines: [...kinds, ...weighOffline(siteDir, limits.offline)], warnings };
}

/** List the docs of the latest version, or of the newest if nothing is released, and one page of each other kind. */
function listPageKinds(
  { versions }: Pick<Manifest, 'versions'>,
  { pages }: Pick<PageMap, 'pages'>,
  siteBase: string,
): KindOfPage[] {
  const version = versions.find(({ role }) => role === 'latest') ?? versions[0];
  if (!version) return [];
  const docs = pages.flatMap((page): KindOfPage[] => {
    const { path: pathname } = page.versions[version.name] ?? {};
    if (pathname === undefined) return [];
    return [{ kind: isPackageRoute(routeOf(version.path, pathname) ?? '') ? 'reference' : 'page', pathname }];
  });
  const others = {
    search: pathnameOf(version.path, SEARCH_ROUTE),
    compare: pathnameOf(version.path, COMPARE_ROUTE),
    upgrade: pathnameOf(version.path, UPGRADE_ROUTE),
    versions: pathnameOf(siteBase, VERSIONS_ROUTE),
    version: versionPagePath(siteBase, version.name),
    history: historyPath(siteBase, '/'),
    notFound: `${siteBase}404.html`,
  };
  return [...docs, ...Object.entries(others).map(([kind, pathname]) => ({ kind, pathname }))];
}

/** `pathname` is that of one of its pages. `shell` are the files that all of them load, and the lightest document of any kind: how long a page is does not count. */
function weighKind({ kind, pathname }: KindOfPage, shell: readonly LoadedFile[], limits: Weight): string {
  const weight = sumWeight(shell);
  const excesses = listExcesses(weight, limits);
  const heaviestFirst = shell.toSorted((a, b) => b.bytes - a.bytes);
  const lines = heaviestFirst.map((file) => `  ${formatKilobytes(file.bytes).padStart(9)}  ${file.pathname}`);
  if (excesses.length > 0)
    throw new UserError(
      `The shell of pages such as ${pathname} is too heavy: ${excesses.join('; ')}.\n${lines.join('\n')}`,
      {
        hint: 'Load what the first paint does not need with import(), or raise the limits in scripts/checks/size/checkSize.ts with a reason.',
      },
    );
  return `${kind}: ${formatKilobytes(weight.totalBytes)} in ${weight.files} files, ${formatKilobytes(weight.scriptBytes)} of it scripts`;
}

/** List the files, without documents, that all pages of a kind load. */
function listShared([first = [], ...others]: readonly (readonly LoadedFile[])[]): LoadedFile[] {
  const isShared = ({ pathname }: LoadedFile) =>
    others.every((load) => load.some((file) => file.pathname === pathname));
  return first.filter((file) => file.kind !== 'page' && isShared(file));
}

/** Add up the files of a first load. */
function sumWeight(files: readonly LoadedFile[]): Weight {
  const sum = (list: readonly LoadedFile[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = files.filter(({ kind }) => kind === 'script');
  return { totalBytes: sum(files), scriptBytes: sum(scripts), files: files.length };
}

/** Describe exceeded limits. */
export function listExcesses(weight: Weight, limits: Weight): string[] {
  const kilobytes = { totalBytes: 'in all', scriptBytes: 'of scripts' };
  return [
    ...(['totalBytes', 'scriptBytes'] as const)
      .filter((key) => weight[key] > limits[key])
      .map((key) => `${formatKilobytes(weight[key])} ${kilobytes[key]}; at most ${formatKilobytes(limits[key])}`),
    ...(weight.files > limits.files ? [`${weight.files} files; at most ${limits.files}`] : []),
  ];
}

interface ReadFile {
  text: string;
  bytes: number;
}

/** Create a reader of the site's files by address, once for the pages that share one. */
function createReader(siteDir: string, base: string): (pathname: string) => ReadFile | undefined {
  const known = new Map<string, ReadFile>();
  return (pathname) => {
    if (!pathname.startsWith(base)) return undefined;
    const read = known.get(pathname) ?? readSent(path.join(siteDir, pathname.slice(base.length)), pathname);
    known.set(pathname, read);
    return read;
  };
}

function readSent(file: string, pathname: string): ReadFile {
  if (!existsSync(file)) throw new Error(`A page loads ${pathname}, which the site does not have.`);
  const content = readFileSync(file);
  return { text: content.toString(), bytes: gzipSync(content, { level: 9 }).length };
}

/** Read the page and the site's files in its HTML, with sizes as sent. */
function readFirstLoad(pathname: string, read: ReturnType<typeof createReader>): LoadedFile[] {
  const page = read(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const named = listNamedFiles(page?.text ?? '').flatMap((file) => {
    const found = read(file.pathname);
    return found ? [{ ...file, bytes: found.bytes }] : [];
  });
  return [{ pathname, kind: 'page', bytes: page?.bytes ?? 0 }, ...named];
}

/** List a page's first load once each, in order. */
export function listNamedFiles(html: string): Pick<LoadedFile, 'pathname' | 'kind'>[] {
  const elements = DomUtils.findAll(({ name }) => name === 'script' || name === 'link', parseDocument(html).children);
  const files = new Map<string, LoadedFile['kind']>();
  for (const { name, attribs } of elements) {
    const { src, href, rel = '', as } = attribs;
    const isScript = name === 'script' || rel === 'modulepreload' || (rel === 'preload' && as === 'script');
    const address = name === 'script' ? src : href;
    if (address && (isScript || LOADED.has(rel))) files.set(address, isScript ? 'script' : 'other');
  }
  return [...files].map(([pathname, kind]) => ({ pathname, kind }));
}

const LOADED = new Set(['stylesheet', 'preload', 'icon']);

function describeLong({ pathname, files }: PageLoad, limit: number): string[] {
  const { totalBytes } = sumWeight(files);
  return totalBytes > limit ? [`${pathname} is long: its first load is ${formatKilobytes(totalBytes)}.`] : [];
}

/** Weigh what a reader loads to read offline: the worker, and each version. Returns a line with both; none where it is switched off. */
function weighOffline(siteDir: string, limits: SizeLimits['offline']): string[] {
  const indexFile = path.join(siteDir, OFFLINE_FILE);
  if (!existsSync(indexFile)) return [];
  // The merge wrote it.
  const { versions }: OfflineIndex = JSON.parse(readFileSync(indexFile, 'utf8'));
  const worker = gzipSync(readFileSync(path.join(siteDir, OFFLINE_WORKER)), { level: 9 }).length;
  const sizes = versions.map(({ label, bytes }) => `${label} ${formatKilobytes(bytes)}`);
  const line = `To read offline: the worker ${formatKilobytes(worker)}; ${sizes.join(', ')}`;
  if (worker <= limits.worker && versions.every(({ bytes }) => bytes <= limits.version)) return [line];
  throw new UserError(
    `${siteDir} is too heavy to read offline: at most ${formatKilobytes(limits.worker)} and ${formatKilobytes(limits.version)} for a version. ${line}`,
    { hint: 'scripts/merge/offlineFiles.ts decides what readers can do without.' },
  );
}
