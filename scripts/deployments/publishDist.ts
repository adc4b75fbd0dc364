import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { ApiHistoryFile } from '../../common/apiHistory.ts';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/siteFiles.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import type { SitePaths, SiteSettings } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import type { Renderer } from '../merge/bundleRenderer.ts';
import { mergeSite } from '../merge/mergeSite.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';
import { createDeployment, readDeployment, readFileDigests, writeDeployment } from './deployment.ts';
import { KeptFolder } from './KeptFolder.ts';

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
  const before = currentSite(distDir);
  const status = isMerged && before === siteDir ? 'unchanged' : 'merged';
  if (!isMerged) makeTree(siteDir, options);
  const kept = new KeptFolder(keptDir);
  const deployment = kept.addTo(siteDir, readDeployment(siteDir), time);
  if (before !== siteDir) swapLink(distDir, siteDir);
  try {
    kept.record(siteDir, deployment, time);
  } catch (cause) {
    kept.warnings.push(`The files of this deployment cannot be kept for the next one: ${String(cause)}`);
  }
  // A server may be reading the tree before.
  pruneSites(sitesDir, [siteDir, before]);
  return { status, siteDir, deployment, warnings: kept.warnings };
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
    JSON.stringify([inputs, api, readRetiredVersions(paths.projectDir), settings, code, renderer.digest, commit]),
  ).slice(0, 16);
}

function pruneSites(sitesDir: string, stay: readonly (string | undefined)[]): void {
  for (const name of readdirSync(sitesDir)) {
    const dir = path.join(sitesDir, name);
    if (!stay.includes(dir)) rmSync(dir, { recursive: true, force: true });
  }
}

/** Find the tree in `dist`; undefined if there is none. */
const currentSite = (distDir: string): string | undefined =>
  existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;

function requireLink(distDir: string): void {
  if (!existsSync(distDir) || lstatSync(distDir).isSymbolicLink()) return;
  throw new UserError('dist/ is a folder that the merge did not make.', {
    hint: 'Move it away: npm run clean deletes it.',
  });
}

function swapLink(distDir: string, siteDir: string): void {
  const link = `${distDir}.${process.pid}.new`;
  mkdirSync(path.dirname(distDir), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(distDir), siteDir), link, 'junction');
  renameSync(link, distDir);
}
