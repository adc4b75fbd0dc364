import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of a build with the name and size of every other file. It is written last. */
const SIZES_FILE = 'sizes.txt';

/** Write down the name and size of each file of a build that is complete. */
export const writeFileSizes = (dir: string): void => writeFileSync(path.join(dir, SIZES_FILE), formatSizes(dir));

/**
 * Tell whether a build is there as it was stored: no file is missing, cut short or added. Bytes are not compared, because
 * every command asks this of every version.
 */
export function isFinished({ dir }: { dir: string }): boolean {
  try {
    return readFileSync(path.join(dir, SIZES_FILE), 'utf8') === formatSizes(dir);
  } catch {
    return false; // It is not built, or was never complete.
  }
}

function formatSizes(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${path.relative(dir, file).split(path.sep).join('/')} ${statSync(file).size}\n`)
    .filter((line) => !line.startsWith(`${SIZES_FILE} `))
    .sort()
    .join('');
}
