import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/deployment.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { Renderer } from '../merge/bundleRenderer.ts';
import { mergeSite } from '../merge/mergeSite.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';
import { createDeployment } from './createDeployment.ts';
import { readFileDigests } from './fileDigests.ts';
import { listDeployments } from './listDeployments.ts';
import { writeDeployment } from './readDeployment.ts';
import { currentSite, requireLink, showDeployment } from './showDeployment.ts';

const KEEP_SITES = 10;

interface Options {
  paths: SitePaths;
  builds: readonly PlannedBuild[];
  api: ApiHistoryFile;
  settings: SiteSettings;
  renderer: Renderer;
  codeDir: string;
  keptDir: string;
  /** HEAD; empty without a repository. */
  commit: string;
  time: Date;
  onStep: (step: string) => void;
}

export interface Published {
  status: 'merged' | 'unchanged';
  siteDir: string;
  deployment: Deployment;
  warnings: string[];
}

/** Make `dist` show the merged site. `dist` is a link, so it changes in one step. */
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

// A tree without its description is unfinished, and merged again.
function makeTree(siteDir: string, { commit, time, ...options }: Options): void {
  const { projectDir, changesFile } = options.paths;
  mergeSite({ ...options, projectDir, changesFile, siteDir });
  writeDeployment(siteDir, createDeployment({ builds: options.builds, files: readFileDigests(siteDir), commit, time }));
}

// Equal builds, manifest and code give the same site.
function siteId({ paths, builds, api, settings, renderer, codeDir, commit }: Options): string {
  const code = digestFiles(codeDir, ['.'], (filePath) => !filePath.endsWith('.test.ts'));
  const inputs = builds.map(({ key, version }) => [key, version]);
  return digest(
    JSON.stringify([
      inputs,
      api,
      readRetiredVersions(paths.projectDir, settings.addresses),
      settings,
      code,
      renderer.digest,
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
