import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SIZES_FILE = 'sizes.txt';

/** Record the files of a complete build with their sizes. */
export const writeFileSizes = (dir: string): void => writeFileSync(path.join(dir, SIZES_FILE), formatSizes(dir));

/** Check that no file of a build is missing, cut short or added. Bytes are not compared, as every command checks every version. */
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
