import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { SitePaths } from '../lib/sitePaths.ts';

const KEPT_STATES = 2;

/** Results expire after two weeks, in milliseconds. */
const MAX_AGE = 14 * 24 * 60 * 60 * 1000;

/** Open the folder of a state of the compiler (`readCompilerDigest`), and delete old ones. Returns its path. */
export async function openCompilerCache(
  { compiledDir }: Pick<SitePaths, 'compiledDir'>,
  state: string,
): Promise<string> {
  const dir = path.join(compiledDir, state.slice(0, 16));
  await mkdir(dir, { recursive: true });
  await utimes(dir, new Date(), new Date());
  const states = await listByAge(compiledDir);
  const results = (await Promise.all((await listByAge(dir)).map((kind) => listByAge(kind.path)))).flat();
  const old = [...states.slice(KEPT_STATES), ...results.filter(({ time }) => Date.now() - time > MAX_AGE)];
  await Promise.all(old.map((entry) => rm(entry.path, { recursive: true, force: true })));
  return dir;
}

async function listByAge(dir: string): Promise<{ path: string; time: number }[]> {
  const paths = (await readdir(dir)).map((name) => path.join(dir, name));
  const entries = await Promise.all(paths.map(async (entry) => ({ path: entry, time: (await stat(entry)).mtimeMs })));
  return entries.sort((a, b) => b.time - a.time);
}
