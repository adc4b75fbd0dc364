import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/siteFiles.ts';
import { digest, digestFiles, listFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import type { MergeOptions } from '../merge/mergeSite.ts';
import { isRunning } from '../tools/runProgram.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');

/** What decides a merged site beside its builds and settings. */
const CODE: readonly string[] = ['common', 'packages', 'scripts', 'theme', 'package-lock.json'];

/** The inputs of a merged site. */
export interface Inputs extends Pick<MergeOptions, 'builds' | 'api' | 'settings'> {
  paths: SitePaths;
  /** HEAD; empty without a repository. */
  commit: string;
}

interface Tree {
  siteDir: string;
  isMerged: boolean;
}

/** Find the tree of a merged site, which may not exist yet. Throws a UserError if `dist` is no link. */
export function findTree(inputs: Inputs): Tree {
  const { distDir, sitesDir } = inputs.paths;
  if (existsSync(distDir) && !lstatSync(distDir).isSymbolicLink())
    throw new UserError('dist/ is a folder that the merge did not make.', {
      hint: 'Move it away: npm run clean deletes it.',
    });
  const siteDir = path.join(sitesDir, siteId(inputs));
  // A tree without its description is unfinished, and merged again.
  return { siteDir, isMerged: existsSync(path.join(siteDir, DEPLOYMENT_FILE)) };
}

interface Options extends Tree {
  paths: SitePaths;
}

export interface Published {
  status: 'merged' | 'unchanged';
  deployment: Deployment;
}

/** Make `dist` show a merged tree. `dist` is a link, so it changes in one step. */
export function publishDist({ siteDir, isMerged, paths }: Options): Published {
  const { distDir, sitesDir } = paths;
  const before = existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;
  if (before !== siteDir) swapLink(distDir, siteDir);
  // A server may be reading the tree before, and another merge is writing its own.
  for (const name of readdirSync(sitesDir)) {
    const dir = path.join(sitesDir, name);
    const [, writer] = /\.(\d+)\.new$/.exec(name) ?? [];
    if (dir !== siteDir && dir !== before && !isRunning(Number(writer))) rmSync(dir, { recursive: true, force: true });
  }
  return { status: isMerged && before === siteDir ? 'unchanged' : 'merged', deployment: readDeployment(siteDir) };
}

/** Equal builds, settings and code give the same site. */
function siteId({ paths, builds, api, settings, commit }: Inputs): string {
  const code = digestFiles(ROOT_DIR, CODE, (name) => !/\.test\.tsx?$/.test(name));
  const versions = builds.map(({ key, version }) => [key, version]);
  const retired = readRetiredVersions(paths.projectDir);
  return digest(JSON.stringify([versions, api, retired, settings, code, commit])).slice(0, 16);
}

const readDeployment = (siteDir: string): Deployment =>
  // Written by the merge.
  JSON.parse(readFileSync(path.join(siteDir, DEPLOYMENT_FILE), 'utf8')) as Deployment;

function swapLink(distDir: string, siteDir: string): void {
  const link = `${distDir}.${process.pid}.new`;
  mkdirSync(path.dirname(distDir), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(distDir), siteDir), link, 'junction');
  renameSync(link, distDir);
}

/**
 * The host's limit for a site, in bytes.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 */
const HOST_LIMIT_BYTES = 1_000_000_000;
const WARN_ABOVE = 0.8;

/** Sum up file sizes below a folder, in bytes. */
export const measureTree = (dir: string): number =>
  listFiles(dir).reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);

/** Describe a site's size, and warn near the limit. */
export function describeSize(bytes: number): { line: string; warnings: string[] } {
  const [size, limit] = [bytes, HOST_LIMIT_BYTES].map((count) => (count / 1_000_000).toFixed(0));
  const share = Math.round((bytes / HOST_LIMIT_BYTES) * 100);
  const line = `The site has ${size} MB: ${share} % of the ${limit} MB that the host takes.`;
  const isLarge = bytes > HOST_LIMIT_BYTES * WARN_ABOVE;
  return { line, warnings: isLarge ? [`${line} Exclude versions in versions.config.ts.`] : [] };
}
