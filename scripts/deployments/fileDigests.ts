import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FileDigests } from '../../common/deployment.ts';
import { digest } from '../lib/digest.ts';
import { listFiles } from '../merge/siteTree.ts';

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
