import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Comparison {
  equal: number;
  missing: string[];
  different: string[];
}

/** List the files below a folder or link. */
function listTreeFiles(dir: string): string[] {
  return readdirSync(`${dir}/`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Compare two folders byte for byte. */
export function compareFolders(dir: string, otherDir: string): Comparison {
  const names = listTreeFiles(dir);
  const otherNames = listTreeFiles(otherDir);
  const shared = names.filter((name) => otherNames.includes(name));
  const different = shared.filter(
    (name) => !readFileSync(path.join(dir, name)).equals(readFileSync(path.join(otherDir, name))),
  );
  const missing = [...new Set([...names, ...otherNames])].filter((name) => !shared.includes(name)).sort();
  return { equal: shared.length - different.length, missing, different };
}

/** Format missing and different files, a line each. */
export const formatComparison = ({ missing, different }: Omit<Comparison, 'equal'>): string =>
  [...missing.map((name) => `  missing    ${name}`), ...different.map((name) => `  different  ${name}`)].join('\n');
