import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { digestFiles } from '../lib/digest.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { isShellFile } from './buildKey.ts';

/** What decides how a page is checked and compiled, relative to the project. Theme, head and what is made of finished pages do not. */
const COMPILER_PATHS = [
  'common',
  'plugins/markdown',
  'plugins/pages',
  'plugins/rspress',
  'scripts/content',
  'rspress.config.ts',
  'package-lock.json',
];

/** How many states of the compiler keep their results: this one, and the one of another branch. */
const KEPT_STATES = 2;

/** Results are made again after this time at the latest, in milliseconds: two weeks. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

/** Open the folder with what this state of the compiler made earlier, and delete what is old. Returns its path. */
export async function openCompilerCache({
  projectDir,
  compiledDir,
}: Pick<SitePaths, 'projectDir' | 'compiledDir'>): Promise<string> {
  const dir = path.join(compiledDir, digestFiles(projectDir, COMPILER_PATHS, isShellFile).slice(0, 16));
  await mkdir(dir, { recursive: true });
  await utimes(dir, new Date(), new Date());
  const states = await listByAge(compiledDir);
  const results = (await Promise.all((await listByAge(dir)).map((kind) => listByAge(kind.path)))).flat();
  const old = [...states.slice(KEPT_STATES), ...results.filter(({ time }) => Date.now() - time > MAX_AGE)];
  await Promise.all(old.map((entry) => rm(entry.path, { recursive: true, force: true })));
  return dir;
}

/** List what is in a folder, newest first; `time` is in milliseconds. */
async function listByAge(dir: string): Promise<{ path: string; time: number }[]> {
  const paths = (await readdir(dir)).map((name) => path.join(dir, name));
  const entries = await Promise.all(paths.map(async (entry) => ({ path: entry, time: (await stat(entry)).mtimeMs })));
  return entries.sort((a, b) => b.time - a.time);
}
