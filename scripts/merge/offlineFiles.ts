import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { FileCache } from '../../common/docs/FileCache.ts';
import { MANIFEST_FILE } from '../../common/manifest.ts';
import {
  OFFLINE_DIGITS,
  OFFLINE_FILE,
  OFFLINE_SCHEMA,
  OFFLINE_WORKER,
  type OfflineFiles,
  type OfflineIndex,
  type OfflineVersion,
  WEB_MANIFEST,
} from '../../common/offline.ts';
import { PAGE_MAP_FILE } from '../../common/pageMap.ts';
import { REFERENCE_ROUTE } from '../../common/reference.ts';
import { SYMBOLS_FILE } from '../../common/samples.ts';
import { ALL_PAGES, type SearchFiles } from '../../common/search.ts';
import { NOT_FOUND_FILE } from '../../common/siteFiles.ts';
import { UPGRADES_FILE } from '../../common/upgrades.ts';
import { digest, listFiles } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { SiteSettings } from '../project.ts';
import { isSitePage, SHARED_DIR, type Site, writeJson, writeSiteFile } from './siteTree.ts';

/** What a version may weigh, in bytes as hosts send them: 3.15 MB with the pages of packages, without excerpts (2026-11-26). */
export const OFFLINE_LIMIT = 3_200_000;

/** What readers can do without, the most useful first: pages of packages, excerpts of hits, and hints in samples. */
const EXTRAS: readonly RegExp[] = [
  new RegExp(`^(.+/)?${REFERENCE_ROUTE.slice(1)}.+/index\\.html$`),
  /^static\/search\/text\//,
  new RegExp(`(^|/)${SYMBOLS_FILE}$`),
];

/** Every page that a browser opens may ask for them. */
const SITE_FILES: readonly string[] = [NOT_FOUND_FILE, MANIFEST_FILE, PAGE_MAP_FILE, UPGRADES_FILE];

/** Write what lets readers install the site, and store versions: the worker, the versions, and the files of each. */
export async function writeOfflineFiles(site: Site): Promise<void> {
  const { rootDir, siteBase, settings, renderer } = site;
  const notFound = readFileSync(path.join(rootDir, NOT_FOUND_FILE), 'utf8');
  writeJson(site, siteBase + WEB_MANIFEST, createWebManifest(notFound, settings));
  writeSiteFile(site, siteBase + OFFLINE_WORKER, renderer.workers[settings.offline ? 'store' : 'remove']);
  if (!settings.offline) return;
  const shared = [...SITE_FILES, ...listStatic(notFound, siteBase)];
  const cache = new FileCache(sitePaths(site.projectDir).resultsDir);
  const knownSizes: SentSizes = JSON.parse(cache.read(SENT_SIZES) ?? '{}');
  // All files at once would not fit into the memory.
  const limit = pLimit(os.availableParallelism());
  // Versions share files: each is measured once.
  const measured = new Map<string, MeasuredFile>();
  const versions: OfflineVersion[] = [];
  for (const { version, dir, record } of site.built) {
    const { label, name } = version;
    const own = listFiles(path.join(dir, 'site'))
      .filter((name) => !isSitePage(name) && isOfflineFile(name, record.search))
      .map((name) => (name.startsWith(`${SHARED_DIR}/`) ? name : record.base.slice(siteBase.length) + name));
    const names = [...new Set([...own, ...shared])].sort();
    const unknown = names.filter((name) => !measured.has(name));
    for (const file of await limit.map(unknown, (name) => measureFile(rootDir, name, knownSizes)))
      measured.set(file.name, file);
    const files = chooseOfflineFiles(names.flatMap((name) => measured.get(name) ?? []));
    const text = JSON.stringify(
      Object.fromEntries(files.map((file) => [file.name, file.digest])) satisfies OfflineFiles,
    );
    const list = `offline/${name}.${digest(text).slice(0, OFFLINE_DIGITS)}.json`;
    writeSiteFile(site, siteBase + list, text);
    const storedBytes = files.reduce((sum, file) => sum + file.storedBytes, 0);
    versions.push({ label, segment: name, path: record.base, list, bytes: sumBytes(files), storedBytes });
  }
  writeJson(site, siteBase + OFFLINE_FILE, { schema: OFFLINE_SCHEMA, versions } satisfies OfflineIndex);
  const sizes = [...measured.values()].map((file) => [file.digest, file.bytes]);
  cache.write(SENT_SIZES, JSON.stringify(Object.fromEntries(sizes) satisfies SentSizes));
}

/** List the hashed files that a page loads first. */
const listStatic = (html: string, siteBase: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith(`${siteBase}${SHARED_DIR}/`) ? [href.slice(siteBase.length)] : [],
  );

interface SizedFile {
  name: string;
  bytes: number;
}

interface MeasuredFile extends SizedFile {
  storedBytes: number;
  digest: string;
}

/** Bytes as hosts send them, by digest: compressing takes most of the time, and most files are those of the merge before. */
type SentSizes = Readonly<Record<string, number>>;

/** Each release of the compressor has its own sizes. */
const SENT_SIZES = `sent-sizes-${process.versions.zlib}`;

/** On threads of Node.js. */
const compress = promisify(gzip);

async function measureFile(rootDir: string, name: string, knownSizes: SentSizes): Promise<MeasuredFile> {
  const content = readFileSync(path.join(rootDir, name));
  const key = digest(content).slice(0, OFFLINE_DIGITS);
  const bytes = knownSizes[key] ?? (await compress(content)).length;
  return { name, bytes, storedBytes: content.length, digest: key };
}

/** Decide whether readers need a build's file offline. The index of all pages finds what those of areas find. */
export function isOfflineFile(name: string, search: SearchFiles | undefined): boolean {
  const isOfArea = Object.entries(search?.files ?? {}).some(([area, file]) => area !== ALL_PAGES && file === name);
  return !isOfArea && !/\.(md|txt)$/.test(name);
}

/** Leave out what readers can do without, where everything exceeds the limit. */
export function chooseOfflineFiles<File extends SizedFile>(files: readonly File[], limit = OFFLINE_LIMIT): File[] {
  let chosen = files.filter(({ name }) => !EXTRAS.some((extra) => extra.test(name)));
  for (const extra of EXTRAS) {
    const more = [...chosen, ...files.filter(({ name }) => extra.test(name))];
    if (sumBytes(more) <= limit) chosen = more;
  }
  return chosen;
}

const sumBytes = (files: readonly SizedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The icon is that of every page. */
function createWebManifest(html: string, { title, tagline, base, appColors, locale }: SiteSettings): object {
  const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
  return {
    id: base,
    name: title,
    short_name: title,
    description: tagline,
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: base,
    scope: base,
    // With buttons to go back and to reload.
    display: 'minimal-ui',
    ...(appColors && { theme_color: appColors.theme, background_color: appColors.background }),
    icons: icon === undefined ? [] : [{ src: icon, sizes: 'any' }],
  };
}
