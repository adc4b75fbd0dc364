import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { listPageKinds, type PageKind } from '../../common/pageKinds.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';
import { weightLimits } from '../../gates.config.ts';
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
  type WeightLimits,
} from '../checks/size/weight.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

interface WeighedSite {
  siteDir: string;
  base: string;
  budgets: WeightLimits;
  budgetsFile: string;
  command: string;
}

interface PageLoad {
  kind: PageKind;
  pathname: string;
  files: LoadedFile[];
  weight: Weight;
}

/**
 * Check the first load of each page of the latest version, and of a page of each other kind: of `dist/` against a limit with room
 * for more pages, or of a named folder against the budget, as the fixture, whose pages stay the same.
 */
export function checkSize({ paths, settings }: Project, siteDir?: string, base = '/'): void {
  checkSite(
    siteDir === undefined
      ? {
          siteDir: paths.distDir,
          base: settings.base,
          budgets: weightLimits,
          budgetsFile: 'gates.config.ts',
          command: 'npm run build && npm run merge',
        }
      : {
          siteDir,
          base,
          budgets: BUDGETS,
          budgetsFile: 'scripts/checks/size/weight.ts',
          command: 'npm run build:fixture',
        },
  );
}

function checkSite({ siteDir, base, budgets, budgetsFile, command }: WeighedSite): void {
  if (!existsSync(path.join(siteDir, PAGE_MAP_FILE)))
    throw new UserError(`There is no site to weigh in ${siteDir}.`, { hint: command });
  // Written by the merge.
  const manifest = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const sizes = new Map<string, number>();
  const loads = listPageKinds(manifest, pageMap, base).map(({ kind, pathname }): PageLoad => {
    const files = readFirstLoad({ siteDir, base, pathname, sizes });
    return { kind, pathname, files, weight: sumWeight(files) };
  });
  loads.sort((a, b) => b.weight.totalBytes - a.weight.totalBytes);
  for (const load of loads) {
    const excesses = listExcesses(load.weight, budgets[load.kind] ?? budgets.page);
    if (excesses.length > 0) throw explain(load, excesses, budgetsFile);
  }
  print(`The heaviest page of each kind in ${siteDir}, and the docs' page of middle weight:`);
  const heaviest = loads.filter(({ kind }, index) => loads.findIndex((load) => load.kind === kind) === index);
  const pages = loads.filter(({ kind }) => kind === 'page');
  for (const load of [...heaviest, ...pages.slice(pages.length / 2).slice(0, 1)]) print(formatLoad(load));
  const offline = checkOffline(siteDir);
  if (offline) print(offline);
}

function explain({ pathname, files }: PageLoad, excesses: readonly string[], budgetsFile: string): UserError {
  return new UserError(`The first load of ${pathname} is too heavy: ${excesses.join('; ')}.\n${formatFiles(files)}`, {
    hint: `Load what the first paint does not need with import(), or raise the figures in ${budgetsFile} with a reason.`,
  });
}

function formatLoad({ kind, pathname, weight }: PageLoad): string {
  const { totalBytes, scriptBytes, files } = weight;
  return `  ${kind}: ${formatKilobytes(totalBytes)} in ${files} files, ${formatKilobytes(scriptBytes)} of it scripts (${pathname})`;
}
