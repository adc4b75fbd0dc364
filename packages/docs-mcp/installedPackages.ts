import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface InstalledPackage {
  name: string;
  version: string;
  /** Where it says so. @example 'package-lock.json' */
  source: string;
}

type ReadText = (filePath: string) => Promise<string | undefined>;

const RELEASE = String.raw`(\d+\.\d+\.\d+[\dA-Za-z.+-]*)`;

/** The files of a folder that have the release of a package, best first, and the pattern of what is before it. */
const listFiles = (name: string, pattern = name.replaceAll('.', '\\.')): [file: string, before: string][] => [
  [`node_modules/${name}/package.json`, String.raw`^\s*"version"\s*:\s*"`],
  ['package-lock.json', String.raw`"node_modules/${pattern}": \{\s+"version": "`],
  ['pnpm-lock.yaml', String.raw`(?:^|[\s'"/])${pattern}[@/]`],
  ['yarn.lock', String.raw`^"?${pattern}@[^\n]*:\n\s+version:? "?`],
  ['bun.lock', String.raw`\["${pattern}@`],
];

/** Find which of some packages a folder, or the nearest one above it, has installed or locked. */
export async function findInstalled(
  dir: string,
  names: readonly string[],
  read: ReadText = readText,
): Promise<InstalledPackage[]> {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    const found = (await Promise.all(names.map((name) => findPackage(name, at, read)))).flat();
    if (found.length > 0 || path.dirname(at) === at) return found;
  }
}

async function findPackage(name: string, dir: string, read: ReadText): Promise<InstalledPackage[]> {
  for (const [file, before] of listFiles(name)) {
    const text = (await read(path.join(dir, file))) ?? '';
    const version = new RegExp(before + RELEASE, 'm').exec(text)?.[1];
    if (version) return [{ name, version, source: file.replace(/\/.*/, '') }];
  }
  return [];
}

const readText: ReadText = (filePath) => readFile(filePath, 'utf8').catch(() => undefined);
