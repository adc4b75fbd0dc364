// For tests only: builds that are killed while they run.
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { startCli } from '../fixture/runCli.ts';
import { digestFiles } from '../lib/digest.ts';

/** Files of a build of `next` below `.site`, in the order in which they appear. */
export const BUILD_STEPS: readonly (readonly [what: string, file: string])[] = [
  ['the last changes of its pages', 'results/last-changes-*'],
  ['its content', 'work/next.*/content/index.md'],
  ['a compiled page', 'compiled/*/pages/*'],
  ['an HTML page', 'work/next.*/result/site/index.html'],
  ['its record', 'work/next.*/result/record.json'],
  ['its folder', 'builds/next-*/record.json'],
];

/**
 * Build `next` from nothing, and kill all processes of the build at once when a file is there. On a busy machine a build can end
 * between two looks at the disk: it is built again then. Throws an Error if no build of three could be killed.
 */
export async function killBuildAt(dir: string, file: string): Promise<void> {
  const siteDir = path.join(dir, '.site');
  for (let tries = 0; tries < 3; tries += 1) {
    rmSync(siteDir, { recursive: true });
    const child = startCli(dir, ['build', 'next']);
    const exit = once(child, 'exit');
    const hasFile = () => isThere(siteDir, file.split('/'));
    await vi.waitUntil(() => child.exitCode !== null || hasFile(), { interval: 1, timeout: 120_000 });
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    const [, signal] = await exit;
    if (signal === 'SIGKILL') return;
  }
  throw new Error(`Every build ended before ${file} was seen.`);
}

/** Tell whether a folder has a file of this path, in whose names `*` stands for any text. */
function isThere(dir: string, [name = '', ...rest]: string[]): boolean {
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  try {
    return readdirSync(dir)
      .filter((entry) => pattern.test(entry))
      .some((entry) => rest.length === 0 || isThere(path.join(dir, entry), rest));
  } catch {
    return false; // The folder is not there yet, or no longer.
  }
}

/** Digest the builds whose folders begin with a text. */
export const digestBuilds = (dir: string, start: string): string =>
  digestFiles(path.join(dir, '.site/builds'), ['.'], (name) => name.startsWith(start));
