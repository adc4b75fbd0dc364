import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildEnv } from '../../common/buildEnv.ts';

/** Files and folders of the shell, relative to the project. */
export const SHELL_PATHS = [
  'common',
  'plugins',
  'search',
  'theme',
  'rspress.config.ts',
  'site.config.ts',
  'package-lock.json',
];

/** Everything that a build depends on. */
export interface BuildInputs {
  /** Digest of the content, dates included. */
  content: string;
  shell: string;
  nodeMajor: string;
  env: Pick<BuildEnv, 'name' | 'label' | 'role' | 'state' | 'base' | 'siteBase' | 'editRef'>;
}

/** Name a build by its inputs: 16 hex digits of SHA-256. */
export const buildKey = (inputs: BuildInputs): string => digest(JSON.stringify(sortKeys(inputs))).slice(0, 16);

/** Digest the shell: every file below `SHELL_PATHS` except tests, with its path. */
export const readShellDigest = (projectDir: string): string => digestFiles(projectDir, SHELL_PATHS, isShellFile);

/** Tell whether a file below the shell's paths is part of what is built. */
export const isShellFile = (filePath: string): boolean => !/(\.test\.tsx?$|\.md$|\/testing\/)/.test(filePath);

/** Digest the files below some paths by name and bytes, in sorted order. */
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

/** SHA-256 of text or bytes, as hex digits. */
export const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function sortKeys(inputs: BuildInputs): unknown {
  const env = Object.fromEntries(Object.entries(inputs.env).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [inputs.content, inputs.shell, inputs.nodeMajor, env];
}
