import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildRecord, PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import { historyPath } from '../../common/pageHistory.ts';
import { versionBase } from '../../common/urls.ts';
import type { VersionRole } from '../../common/version.ts';
import { versionFactsPath } from '../../common/versionFacts.ts';
import { formatKilobytes } from '../checks/size/weight.ts';
import { digest } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { scratchDir } from '../testing/copyProject.ts';
import { makeBuild, publish } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import type { Table } from './benchmarksFile.ts';

const SECTIONS_PER_PAGE = 8;

/** Measure merges of versions with empty pages and full records. */
export async function benchMerge(): Promise<Table[]> {
  const rows = [measureMerge({ versions: 20, pages: 100 }), measureMerge({ versions: 6, pages: 1000 })];
  return [[['merge', 'seconds', 'history of a page, gz', 'facts of a version, gz', 'page map, gz'], ...rows]];
}

function measureMerge({ versions, pages }: { versions: number; pages: number }): string[] {
  const dir = path.join(scratchDir('bench'), `merge-${versions}x${pages}`);
  rmSync(dir, { recursive: true, force: true });
  const paths = sitePaths(dir);
  const builds = Array.from({ length: versions }, (_version, index) => {
    const role: VersionRole = index === 0 ? 'latest' : 'older';
    const record = makeBenchRecord(`1.${versions - index}.0`, role, { pages, version: versions - index });
    return makeBuild(paths, record, role);
  });
  const start = performance.now();
  publish(paths, builds);
  const seconds = (performance.now() - start) / 1000;
  const sizeOf = (pathname: string) =>
    formatKilobytes(gzipSync(readFileSync(path.join(paths.distDir, pathname))).length);
  const sizes = [
    sizeOf(`${historyPath('/', routeOf(1))}index.json`),
    sizeOf(versionFactsPath('/', `1.${versions}.0`)),
    sizeOf('/page-map.json'),
  ];
  rmSync(dir, { recursive: true, force: true });
  return [`${versions} versions × ${pages} pages`, seconds.toFixed(1), ...sizes];
}

const routeOf = (index: number): string => (index === 0 ? '/' : `/api/part/page-${index}/`);

function makeBenchRecord(
  name: string,
  role: VersionRole,
  { pages, version }: { pages: number; version: number },
): BuildRecord {
  const list = Array.from({ length: pages }, (_page, index) => makeBenchPage(index, version));
  return makeRecord(name, versionBase('/', name, role), list);
}

function makeBenchPage(index: number, version: number): PageRecord {
  const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_section, place): SectionRecord => {
    const edition = Math.floor((version + place + index) / 3);
    const anchor = `part-${place}-of-the-page`;
    return { anchor, heading: anchor, digest: digest(`${index} ${place} ${edition}`).slice(0, 12), words: 60 };
  });
  const api = [{ anchor: 'signature', names: [`Device.method${index}`] }];
  return makePage(routeOf(index), { title: `Page ${index}`, sections, api });
}
