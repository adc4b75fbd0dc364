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

/** How lock files write the release of a package, by their names. */
const LOCK_FILES: Readonly<Record<string, (text: string, name: string) => string | undefined>> = {
  'package-lock.json': (text, name) => match(text, String.raw`"node_modules/${name}": \{\s+"version": "${RELEASE}"`),
  'pnpm-lock.yaml': (text, name) => match(text, String.raw`(?:^|[\s'"/])${name}[@/]${RELEASE}`),
  'yarn.lock': (text, name) => match(text, String.raw`^"?${name}@[^\n]*:\n\s+version:? "?${RELEASE}`),
  'bun.lock': (text, name) => match(text, String.raw`\["${name}@${RELEASE}"`),
};

/** Find which of some packages a folder, or the nearest one above it, has installed or locked. */
export async function findInstalled(
  dir: string,
  names: readonly string[],
  read: ReadText = readText,
): Promise<InstalledPackage[]> {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    const locks = await Promise.all(
      Object.keys(LOCK_FILES).map(async (file) => [file, await read(path.join(at, file))] as const),
    );
    const found = (await Promise.all(names.map((name) => findPackage(name, { at, locks, read })))).flat();
    if (found.length > 0 || path.dirname(at) === at) return found;
  }
}

interface Folder {
  at: string;
  locks: readonly (readonly [file: string, text: string | undefined])[];
  read: ReadText;
}

async function findPackage(name: string, { at, locks, read }: Folder): Promise<InstalledPackage[]> {
  const manifest = await read(path.join(at, 'node_modules', name, 'package.json'));
  const installed = manifest && match(manifest, String.raw`^\s*"version"\s*:\s*"${RELEASE}"`);
  if (installed) return [{ name, version: installed, source: 'node_modules' }];
  for (const [file, text] of locks) {
    const version = text && LOCK_FILES[file]?.(text, name.replaceAll('.', '\\.'));
    if (version) return [{ name, version, source: file }];
  }
  return [];
}

const match = (text: string, pattern: string): string | undefined => new RegExp(pattern, 'm').exec(text)?.[1];

const readText: ReadText = (filePath) => readFile(filePath, 'utf8').catch(() => undefined);
