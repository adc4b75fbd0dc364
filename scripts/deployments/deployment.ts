import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, DEPLOYMENT_SCHEMA, type Deployment, type FileDigests } from '../../common/siteFiles.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { digest } from '../lib/digest.ts';
import { listFiles } from '../merge/siteTree.ts';

interface Options {
  builds: readonly Pick<PlannedBuild, 'version' | 'key'>[];
  files: FileDigests;
  commit: string;
  time: Date;
}

/** Describe a merged tree without kept files. */
export function createDeployment({ builds, files, commit, time }: Options): Deployment {
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

/** Write a merged tree's deployment, in one step. */
export function writeDeployment(siteDir: string, deployment: Deployment): void {
  // Written beside the tree, so that a stopped process leaves nothing in it.
  const newFile = `${siteDir}.${process.pid}.${DEPLOYMENT_FILE}.new`;
  writeFileSync(newFile, `${JSON.stringify(deployment)}\n`);
  renameSync(newFile, path.join(siteDir, DEPLOYMENT_FILE));
}

/** Digest every file below a folder. */
export const readFileDigests = (dir: string): FileDigests =>
  Object.fromEntries(listFiles(dir).map((name) => [name, digestFile(path.join(dir, name)) ?? '']));

/** Digest one file; undefined if missing. */
export function digestFile(file: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return digest(readFileSync(file));
}

/** Sum up file sizes below a folder, in bytes. */
export const measureTree = (dir: string): number =>
  listFiles(dir).reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);

/**
 * The host's limit for a site, in bytes.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 */
const HOST_LIMIT_BYTES = 1_000_000_000;
const WARN_ABOVE = 0.8;

/** Describe a site's size, and warn near the limit. */
export function describeSize(bytes: number): { line: string; warnings: string[] } {
  const [size, limit] = [bytes, HOST_LIMIT_BYTES].map((count) => (count / 1_000_000).toFixed(0));
  const share = Math.round((bytes / HOST_LIMIT_BYTES) * 100);
  const line = `The site has ${size} MB: ${share} % of the ${limit} MB that the host takes.`;
  const isLarge = bytes > HOST_LIMIT_BYTES * WARN_ABOVE;
  return { line, warnings: isLarge ? [`${line} Exclude versions in versions.config.ts.`] : [] };
}
