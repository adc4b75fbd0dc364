import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';
import { readFirstLoad } from '../lib/readFirstLoad.ts';
import { say } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { formatFiles, formatKilobytes, type LoadedFile, listExcesses, sumWeight } from '../lib/weight.ts';
import type { Project } from '../project.ts';

/** Check what a reader loads to read the heaviest of the latest version's API pages; name the middle one and the heaviest page. */
export function checkSize({ paths, settings }: Project): void {
  const { distDir } = paths;
  if (!existsSync(path.join(distDir, PAGE_MAP_FILE)))
    throw new UserError('There is no site to weigh in dist/.', { hint: 'npm run build && npm run merge' });
  const loads = listPages(distDir).map(({ pathname, isApi }) => {
    const files = readFirstLoad({ siteDir: distDir, base: settings.base, pathname });
    return { pathname, isApi, files, weight: sumWeight(files) };
  });
  const heaviest = [...loads].sort((a, b) => b.weight.totalBytes - a.weight.totalBytes);
  const apiPages = heaviest.filter(({ isApi }) => isApi);
  const judged = apiPages[0] ?? heaviest[0];
  if (!judged) throw new UserError('dist/ has no pages to weigh.', { hint: 'npm run build && npm run merge' });
  const excesses = listExcesses(judged.weight);
  if (excesses.length > 0) throw explain(judged.pathname, excesses, judged.files);
  say(formatLoad('Heaviest API page', judged));
  say(formatLoad('API page of middle weight', apiPages[Math.floor(apiPages.length / 2)] ?? judged));
  if (heaviest[0]) say(formatLoad('Heaviest page', heaviest[0]));
}

/** Pages of the latest version; of the newest one where nothing is released. */
function listPages(distDir: string): { pathname: string; isApi: boolean }[] {
  // The merge wrote both files.
  const manifest = JSON.parse(readFileSync(path.join(distDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const pageMap = JSON.parse(readFileSync(path.join(distDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const version = manifest.versions.find(({ role }) => role === 'latest') ?? manifest.versions[0];
  return pageMap.pages.flatMap(({ versions }) => {
    const pathname = version && versions[version.name]?.path;
    return pathname ? [{ pathname, isApi: pathname.startsWith(`${version.path}api/`) }] : [];
  });
}

function explain(pathname: string, excesses: readonly string[], files: readonly LoadedFile[]): UserError {
  return new UserError(`The first load of ${pathname} is too heavy: ${excesses.join('; ')}.\n${formatFiles(files)}`, {
    hint: 'Load what the first paint does not need with import(), or raise BUDGETS in scripts/lib/weight.ts with a reason.',
  });
}

function formatLoad(
  what: string,
  { pathname, weight }: { pathname: string; weight: ReturnType<typeof sumWeight> },
): string {
  const { totalBytes, scriptBytes, files } = weight;
  return `${what}: ${formatKilobytes(totalBytes)} in ${files} files, ${formatKilobytes(scriptBytes)} of it scripts (${pathname})`;
}
