import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, type Deployment, type FileDigests } from '../../common/deployment.ts';
import { digest } from '../lib/digest.ts';
import { listFiles } from '../merge/siteTree.ts';
import { digestTree } from './createDeployment.ts';

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

/** List a tree's differences from its `deployment.json`. */
export function listDifferences(siteDir: string, deployment: Deployment): string[] {
  const { name, files, kept } = deployment;
  const expected: FileDigests = { ...kept, ...files };
  const found = listFiles(siteDir).filter((file) => file !== DEPLOYMENT_FILE);
  const treeDigest = digestTree(files);
  const isNamedRight = treeDigest === deployment.digest && name.endsWith(`-${treeDigest.slice(0, 12)}`);
  return [
    ...(isNamedRight ? [] : [`${DEPLOYMENT_FILE}: name, digest and files do not belong together`]),
    ...Object.keys(expected).flatMap((file) => {
      const fileDigest = digestFile(path.join(siteDir, file));
      if (fileDigest === undefined) return [`${file}: missing`];
      return fileDigest === expected[file] ? [] : [`${file}: other bytes`];
    }),
    ...found.filter((file) => !Object.hasOwn(expected, file)).map((file) => `${file}: does not belong to it`),
  ];
}
