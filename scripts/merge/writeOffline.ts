import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { BuildRecord } from '../../common/buildRecord.ts';
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
import { NOT_FOUND_FILE } from '../../common/siteFiles.ts';
import { UPGRADES_FILE } from '../../common/upgrades.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { digest } from '../lib/digest.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { chooseOfflineFiles, isOfflineFile, type SizedFile, sumBytes } from './chooseOfflineFiles.ts';
import { isSitePage, listFiles, SHARED_DIR, type SiteTree, writeSiteFile } from './siteTree.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');
/** Every page that a browser opens may ask for them. */
const SITE_FILES: readonly string[] = [NOT_FOUND_FILE, MANIFEST_FILE, PAGE_MAP_FILE, UPGRADES_FILE];

interface Source {
  build: Pick<PlannedBuild, 'dir' | 'version'>;
  record: Pick<BuildRecord, 'base' | 'search'>;
}

/** Write what lets readers install the site, and store versions: the worker, the versions, and the files of each. */
export function writeOffline(tree: SiteTree, built: readonly Source[], settings: SiteSettings): void {
  const write = (name: string, text: string) => writeSiteFile(tree, tree.siteBase + name, text);
  const notFound = readFileSync(path.join(tree.rootDir, NOT_FOUND_FILE), 'utf8');
  write(WEB_MANIFEST, formatWebManifest(notFound, settings));
  write(OFFLINE_WORKER, bundleWorker(settings.offline ? 'index.ts' : 'remove.ts'));
  if (!settings.offline) return;
  const shared = [...SITE_FILES, ...listStatic(notFound, tree.siteBase)];
  const measure = createMeasure(tree.rootDir);
  const versions = built.map(({ build, record }): OfflineVersion => {
    const { label, segment } = build.version;
    const own = listFiles(path.join(build.dir, 'site'))
      .filter((name) => !isSitePage(name) && isOfflineFile(name, record.search))
      .map((name) => (name.startsWith(`${SHARED_DIR}/`) ? name : record.base.slice(tree.siteBase.length) + name));
    const files = chooseOfflineFiles([...new Set([...own, ...shared])].sort().map(measure));
    const text = JSON.stringify(
      Object.fromEntries(files.map((file) => [file.name, file.digest])) satisfies OfflineFiles,
    );
    // Not below `static/`, whose files later deployments keep.
    const list = `offline/${segment}.${digest(text).slice(0, OFFLINE_DIGITS)}.json`;
    write(list, text);
    const storedBytes = files.reduce((sum, file) => sum + file.storedBytes, 0);
    return { label, segment, path: record.base, list, bytes: sumBytes(files), storedBytes };
  });
  write(OFFLINE_FILE, `${JSON.stringify({ schema: OFFLINE_SCHEMA, versions } satisfies OfflineIndex)}\n`);
}

/** List the hashed files that a page loads first. */
const listStatic = (html: string, siteBase: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith(`${siteBase}${SHARED_DIR}/`) ? [href.slice(siteBase.length)] : [],
  );

interface MeasuredFile extends SizedFile {
  storedBytes: number;
  digest: string;
}

/** Versions share files: each is measured once. */
function createMeasure(rootDir: string): (name: string) => MeasuredFile {
  const known = new Map<string, MeasuredFile>();
  return (name) => {
    const file = known.get(name) ?? measureFile(rootDir, name);
    known.set(name, file);
    return file;
  };
}

function measureFile(rootDir: string, name: string): MeasuredFile {
  const content = readFileSync(path.join(rootDir, name));
  return {
    name,
    bytes: gzipSync(content).length,
    storedBytes: content.length,
    digest: digest(content).slice(0, OFFLINE_DIGITS),
  };
}

/** The icon is that of every page. */
function formatWebManifest(html: string, { title, tagline, base, appColors, locale }: SiteSettings): string {
  const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
  const manifest = {
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
  return `${JSON.stringify(manifest)}\n`;
}

/** Bundle an entry of the worker. Its address never changes, so browsers look whether the script did. */
function bundleWorker(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT_DIR, 'packages/offline-worker', entry)],
    absWorkingDir: ROOT_DIR,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: '/* With Workbox, Copyright 2018 Google LLC, MIT License: https://github.com/GoogleChrome/workbox */',
    },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
