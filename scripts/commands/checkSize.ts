import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAGE_MAP_FILE } from '../../common/pageMap.ts';
import { isPackageRoute } from '../../common/reference.ts';
import { routeOf } from '../../common/urls.ts';
import { referenceLimits, weightLimits } from '../../gates.config.ts';
import { checkOffline } from '../checks/size/checkOffline.ts';
import { readFirstLoad } from '../checks/size/readFirstLoad.ts';
import {
  BUDGETS,
  formatFiles,
  formatKilobytes,
  type LoadedFile,
  listExcesses,
  sumWeight,
  type Weight,
} from '../checks/size/weight.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { listLatestPages } from '../merge/latestPages.ts';
import type { Project } from '../project.ts';

const FIXTURE_DIR = path.join('.site', 'fixture', 'plain', 'dist');

interface WeighedSite {
  siteDir: string;
  base: string;
  budgets: Weight;
  /** Of pages of packages. */
  referenceBudgets: Weight;
  budgetsFile: string;
  command: string;
}

interface PageLoad {
  pathname: string;
  files: LoadedFile[];
  weight: Weight;
}

/**
 * Check the first load of the latest version's heaviest page: of the fixture, whose pages stay the same, against the budget, and of
 * `dist/` against a limit with room for more pages. A named folder, based at `/`, is checked alone against the budget.
 */
export function checkSize({ paths, settings }: Project, siteDir?: string): void {
  const fixtureDir = path.join(paths.projectDir, FIXTURE_DIR);
  checkSite({
    siteDir: siteDir ?? fixtureDir,
    base: '/',
    budgets: BUDGETS,
    referenceBudgets: BUDGETS,
    budgetsFile: 'scripts/checks/size/weight.ts',
    command: 'npm run fixture -- --build',
  });
  if (siteDir) return;
  checkSite({
    siteDir: paths.distDir,
    base: settings.base,
    budgets: weightLimits,
    referenceBudgets: referenceLimits,
    budgetsFile: 'gates.config.ts',
    command: 'npm run build && npm run merge',
  });
}

function checkSite({ siteDir, base, budgets, referenceBudgets, budgetsFile, command }: WeighedSite): void {
  if (!existsSync(path.join(siteDir, PAGE_MAP_FILE)))
    throw new UserError(`There is no site to weigh in ${siteDir}.`, { hint: command });
  const loads = listLatestPages(siteDir).map((pathname) => {
    const files = readFirstLoad({ siteDir, base, pathname });
    return { pathname, files, weight: sumWeight(files) };
  });
  loads.sort((a, b) => b.weight.totalBytes - a.weight.totalBytes);
  const [heaviest] = loads;
  const middle = loads[Math.floor(loads.length / 2)];
  if (!heaviest || !middle) throw new UserError(`${siteDir} has no pages to weigh.`, { hint: command });
  for (const load of loads) {
    const isPackage = isPackageRoute(routeOf(base, load.pathname) ?? '');
    const excesses = listExcesses(load.weight, isPackage ? referenceBudgets : budgets);
    if (excesses.length > 0) throw explain(load, excesses, budgetsFile);
  }
  print(formatLoad(`Heaviest page of ${siteDir}`, heaviest));
  print(formatLoad('Page of middle weight', middle));
  const offline = checkOffline(siteDir);
  if (offline) print(offline);
}

function explain({ pathname, files }: PageLoad, excesses: readonly string[], budgetsFile: string): UserError {
  return new UserError(`The first load of ${pathname} is too heavy: ${excesses.join('; ')}.\n${formatFiles(files)}`, {
    hint: `Load what the first paint does not need with import(), or raise the figures in ${budgetsFile} with a reason.`,
  });
}

function formatLoad(what: string, { pathname, weight }: PageLoad): string {
  const { totalBytes, scriptBytes, files } = weight;
  return `${what}: ${formatKilobytes(totalBytes)} in ${files} files, ${formatKilobytes(scriptBytes)} of it scripts (${pathname})`;
}
