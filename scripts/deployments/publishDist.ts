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
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment, type FileDigests } from '../../common/siteFiles.ts';
import { digest, digestFiles, listFiles, readFileDigests } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { UserError } from '../lib/userError.ts';
import { type MergeOptions, mergeSite } from '../merge/mergeSite.ts';
import { readRetiredVersions } from '../versions/retiredVersions.ts';
import { addKeptFiles, readKept, recordKept, selectInTime } from './keptFiles.ts';

const CODE_DIR = path.join(import.meta.dirname, '..');

interface Options extends Omit<MergeOptions, 'siteDir' | 'projectDir' | 'changesFile'> {
  paths: SitePaths;
  keptDir: string;
  /** HEAD; empty without a repository. */
  commit: string;
  time: Date;
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
  if (existsSync(distDir) && !lstatSync(distDir).isSymbolicLink())
    throw new UserError('dist/ is a folder that the merge did not make.', {
      hint: 'Move it away: npm run clean deletes it.',
    });
  const siteDir = path.join(sitesDir, siteId(options));
  // A tree without its description is unfinished, and merged again.
  const isMerged = existsSync(path.join(siteDir, DEPLOYMENT_FILE));
  if (!isMerged) makeTree(siteDir, options);
  const before = existsSync(distDir) ? path.resolve(path.dirname(distDir), readlinkSync(distDir)) : undefined;
  const warnings: string[] = [];
  const merged = readDeployment(siteDir);
  const old = readKept(keptDir, warnings);
  const earlier = selectInTime(
    old.filter(({ digest }) => digest !== merged.digest),
    time,
  );
  const tree = { siteDir, files: merged.files, keptDir, earlier, warnings };
  const deployment = { ...merged, kept: addKeptFiles(tree) };
  writeDeployment(siteDir, deployment);
  if (before !== siteDir) swapLink(distDir, siteDir);
  try {
    recordKept(tree, deployment, { old, time });
  } catch (cause) {
    warnings.push(`The files of this deployment cannot be kept for the next one: ${String(cause)}`);
  }
  // A server may be reading the tree before.
  for (const dir of readdirSync(sitesDir).map((name) => path.join(sitesDir, name)))
    if (dir !== siteDir && dir !== before) rmSync(dir, { recursive: true, force: true });
  return { status: isMerged && before === siteDir ? 'unchanged' : 'merged', siteDir, deployment, warnings };
}

function makeTree(siteDir: string, options: Options): void {
  const { projectDir, changesFile } = options.paths;
  mergeSite({ ...options, projectDir, changesFile, siteDir });
  writeDeployment(siteDir, createDeployment(options, readFileDigests(siteDir)));
}

/** Equal builds, settings and code give the same site. */
function siteId({ paths, builds, api, settings, renderer, commit }: Options): string {
  const code = digestFiles(CODE_DIR, ['.'], (name) => !name.endsWith('.test.ts'));
  const inputs = builds.map(({ key, version }) => [key, version]);
  const retired = readRetiredVersions(paths.projectDir);
  return digest(JSON.stringify([inputs, api, retired, settings, code, renderer.digest, commit])).slice(0, 16);
}

/** Describe a merged tree without kept files. */
function createDeployment({ builds, commit, time }: Options, files: FileDigests): Deployment {
  const treeDigest = digestTree(files);
  // In whole seconds.
  const utc = time.toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    schema: DEPLOYMENT_SCHEMA,
    name: `${utc.replace(/[-:]/g, '')}-${treeDigest.slice(0, 12)}`,
    time: utc,
    commit,
    versions: builds.map(({ version: { name, ref, commit }, key }) => ({ name, ref, commit, key })),
    digest: treeDigest,
    files,
    kept: {},
  };
}

/**
 * Digest a tree: SHA-256 of a line for each file, `<path>\0<SHA-256 of its bytes>\n`, in UTF-16 order of paths. `deployment.json`
 * and kept files are excluded, as in `Deployment.files`.
 */
function digestTree(files: FileDigests): string {
  const names = Object.keys(files).sort();
  return digest(names.map((name) => `${name}\0${files[name]}\n`).join(''));
}

/** Read a merged tree's deployment. */
export const readDeployment = (siteDir: string): Deployment =>
  // Written by the merge.
  JSON.parse(readFileSync(path.join(siteDir, DEPLOYMENT_FILE), 'utf8')) as Deployment;

function writeDeployment(siteDir: string, deployment: Deployment): void {
  // Written beside the tree, so that a stopped process leaves nothing in it.
  const newFile = `${siteDir}.${process.pid}.${DEPLOYMENT_FILE}.new`;
  writeFileSync(newFile, `${JSON.stringify(deployment)}\n`);
  renameSync(newFile, path.join(siteDir, DEPLOYMENT_FILE));
}

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
