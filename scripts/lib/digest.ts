import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Digest files by name and bytes, sorted. */
export function digestFiles(
  rootDir: string,
  paths: readonly string[],
  isWanted: (filePath: string) => boolean,
): string {
  const files = paths
    .flatMap((name) => listFiles(rootDir, name))
    .filter(isWanted)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${digest(readFileSync(path.join(rootDir, file)))}\0`);
  return hash.digest('hex');
}

function listFiles(rootDir: string, name: string): string[] {
  const full = path.join(rootDir, name);
  if (!statSync(full, { throwIfNoEntry: false })?.isDirectory())
    return statSync(full, { throwIfNoEntry: false }) ? [name] : [];
  return readdirSync(full).flatMap((child) => listFiles(rootDir, `${name}/${child}`));
}

/** Return the SHA-256 of text or bytes, in hex. */
export const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
