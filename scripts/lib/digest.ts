import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Return the SHA-256 of text or bytes, in hex. */
export const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Digest one file; undefined if missing. */
const digestFile = (file: string): string | undefined =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? digest(readFileSync(file)) : undefined;

/** List the files below a folder, with slashes, sorted. Links are no files. */
export const listFiles = (dir: string): string[] =>
  readdirSync(`${dir}/`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** Digest every file below a folder, by its name. */
export const readFileDigests = (dir: string): Record<string, string> =>
  Object.fromEntries(listFiles(dir).map((name) => [name, digest(readFileSync(path.join(dir, name)))]));

/** Digest files and folders of files by name and bytes, sorted. Missing ones are left out. */
export function digestFiles(
  rootDir: string,
  names: readonly string[] = ['.'],
  isWanted: (name: string) => boolean = () => true,
): string {
  const files = names
    .flatMap((name) => {
      const stats = statSync(path.join(rootDir, name), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return listFiles(path.join(rootDir, name)).map((inner) => path.posix.join(name, inner));
      return stats ? [name] : [];
    })
    .filter(isWanted)
    .sort();
  return digest(files.map((name) => `${name}\0${digestFile(path.join(rootDir, name))}\0`).join(''));
}
