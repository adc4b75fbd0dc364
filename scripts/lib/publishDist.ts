import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { digest, digestFiles } from './buildKey.ts';
import { checkNavbar } from './checkNavbar.ts';
import { mergeSite } from './mergeSite.ts';
import type { PlannedBuild } from './planBuilds.ts';
import { readBuildRecord } from './readBuildRecord.ts';
import { readRetiredVersions } from './retiredVersions.ts';
import type { SitePaths } from './sitePaths.ts';
import type { SiteSettings } from './siteSettings.ts';
import { UserError } from './userError.ts';

interface Options {
  paths: SitePaths;
  builds: readonly PlannedBuild[];
  settings: SiteSettings;
  /** Folder with the code that merges: part of what names a merged tree. */
  codeDir: string;
  onStep: (step: string) => void;
}

/**
 * Make `dist` show the merged site. `dist` is a link to a finished tree, so it changes whole or not at all.
 * Returns `unchanged` when it shows that very site already.
 */
export function publishDist({ paths, builds, settings, codeDir, onStep }: Options): 'merged' | 'unchanged' {
  const { distDir, sitesDir } = paths;
  if (existsSync(distDir) && !lstatSync(distDir).isSymbolicLink()) {
    throw new UserError('dist/ is a folder that the merge did not make.', {
      hint: 'Move it away: npm run clean deletes it.',
    });
  }
  const siteDir = path.join(sitesDir, siteId({ paths, builds, settings, codeDir }));
  const isMerged = existsSync(siteDir);
  if (isMerged && currentSite(distDir) === siteDir) return 'unchanged';
  if (!isMerged) checkNavbar(settings.navbarRoutes, builds.map(readBuildRecord));
  if (!isMerged) mergeSite({ builds, settings, projectDir: paths.projectDir, siteDir, onStep });
  swapLink(distDir, siteDir);
  pruneSites(sitesDir, siteDir);
  return 'merged';
}

// The same builds, described by the same manifest, merged by the same code, are the same site.
function siteId({ paths, builds, settings, codeDir }: Omit<Options, 'onStep'>): string {
  const code = digestFiles(codeDir, ['.'], (filePath) => !filePath.endsWith('.test.ts'));
  const inputs = builds.map(({ key, version }) => [key, version]);
  return digest(JSON.stringify([inputs, readRetiredVersions(paths.projectDir), settings, code])).slice(0, 16);
}

const currentSite = (distDir: string): string | undefined =>
  existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;

function swapLink(distDir: string, siteDir: string): void {
  const link = `${distDir}.${process.pid}.new`;
  mkdirSync(path.dirname(distDir), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(distDir), siteDir), link, 'junction');
  renameSync(link, distDir);
}

function pruneSites(sitesDir: string, keptDir: string): void {
  const old = readdirSync(sitesDir).filter((name) => path.join(sitesDir, name) !== keptDir);
  for (const name of old) rmSync(path.join(sitesDir, name), { recursive: true, force: true });
}
