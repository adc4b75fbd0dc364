import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/deployment.ts';
import type { VersionSurface } from '../api/joinSurfaces.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { mergeSite } from '../merge/mergeSite.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';
import { createDeployment } from './createDeployment.ts';
import { readFileDigests } from './fileDigests.ts';
import { listDeployments } from './listDeployments.ts';
import { writeDeployment } from './readDeployment.ts';
import { currentSite, requireLink, showDeployment } from './showDeployment.ts';

/** Number of deployments that are kept in this clone to go back to. */
const KEEP_SITES = 10;

interface Options {
  paths: SitePaths;
  builds: readonly PlannedBuild[];
  /** API of each version's packages, oldest first. */
  surfaces: readonly VersionSurface[];
  settings: SiteSettings;
  /** Folder with the code that merges: part of what names a merged tree. */
  codeDir: string;
  /** Folder with the hashed files of earlier deployments. */
  keptDir: string;
  /** Commit that is checked out; empty without a repository. */
  commit: string;
  time: Date;
  onStep: (step: string) => void;
}

/** The deployment that `dist` shows now. */
export interface Published {
  /** `unchanged` where `dist` showed it already. */
  status: 'merged' | 'unchanged';
  siteDir: string;
  deployment: Deployment;
  warnings: string[];
}

/** Make `dist` show the merged site. `dist` is a link to a finished tree, so it changes whole or not at all. */
export function publishDist(options: Options): Published {
  const { paths, keptDir, time } = options;
  const { distDir, sitesDir } = paths;
  requireLink(distDir);
  const siteDir = path.join(sitesDir, siteId(options));
  const isMerged = existsSync(path.join(siteDir, DEPLOYMENT_FILE));
  const status = isMerged && currentSite(distDir) === siteDir ? 'unchanged' : 'merged';
  if (!isMerged) makeTree(siteDir, options);
  const shown = showDeployment({ distDir, keptDir, siteDir, time });
  pruneSites(sitesDir, siteDir);
  return { status, siteDir, ...shown };
}

// A tree without its description is not finished: it is merged again.
function makeTree(siteDir: string, { paths, builds, surfaces, settings, commit, time, onStep }: Options): void {
  mergeSite({ builds, surfaces, settings, projectDir: paths.projectDir, siteDir, onStep });
  writeDeployment(siteDir, createDeployment({ builds, files: readFileDigests(siteDir), commit, time }));
}

// The same builds, described by the same manifest, merged by the same code, are the same site.
function siteId({ paths, builds, surfaces, settings, codeDir, commit }: Options): string {
  const code = digestFiles(codeDir, ['.'], (filePath) => !filePath.endsWith('.test.ts'));
  const inputs = builds.map(({ key, version }) => [key, version]);
  return digest(
    JSON.stringify([
      inputs,
      surfaces,
      readRetiredVersions(paths.projectDir, settings.addresses),
      settings,
      code,
      commit,
    ]),
  ).slice(0, 16);
}

function pruneSites(sitesDir: string, shownDir: string): void {
  const newest = listDeployments(sitesDir).map(({ siteDir }) => siteDir);
  const stay = new Set([shownDir, ...newest.slice(0, KEEP_SITES)]);
  for (const name of readdirSync(sitesDir)) {
    const dir = path.join(sitesDir, name);
    if (!stay.has(dir)) rmSync(dir, { recursive: true, force: true });
  }
}
