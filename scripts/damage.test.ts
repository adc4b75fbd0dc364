// Builds that are damaged, or killed while they run: the next build notices, and makes the same bytes. On a real project.
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { digestFiles } from './lib/digest.ts';
import { sharedDir, startCli } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';

let project: TestProject;
let siteDir: string;
/** Digests of the build and of the compiled pages that nobody disturbed. */
let built: string;
let compiled: string;

// Before the bundler knows the hashes of chunks, equal scripts can name others differently: minified ones may be kept twice.
const digestOf = (name: string) => digestFiles(siteDir, [name], (file) => !file.includes('/minified/'));

beforeAll(async () => {
  project = await makeProject(sharedDir('damage'));
  siteDir = path.join(project.dir, '.site');
  await project.commit(makeDocs('next', { 'docs/more.md': '# More\n' }));
  project.runOk('build');
  built = digestOf('builds');
  compiled = digestOf('compiled');
  return () => rmSync(project.dir, { recursive: true, force: true });
});

/** Paths of the files below a folder of `.site` whose names match. */
const listFiles = (name: string, pattern: RegExp): string[] =>
  readdirSync(path.join(siteDir, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(file));

function cutShort(files: readonly string[]): void {
  expect(files).not.toEqual([]);
  for (const file of files) truncateSync(file, Math.floor(readFileSync(file).length / 2));
}

test('a damaged build is made again, from pages that are not damaged', () => {
  cutShort(listFiles('builds', /api\/index\.html$/));
  cutShort(listFiles('compiled', /pages/).slice(1));
  cutShort(listFiles('last-changes', /\.json$/));
  expect(project.run('merge').output).toContain('Version next is not built');
  expect(project.runOk('build')).not.toContain('Already built');
  expect([digestOf('builds'), digestOf('compiled')]).toEqual([built, compiled]);
});

/** Files of a build below `.site`, in the order in which they appear. */
const FILES: [string, string][] = [
  ['the last changes of its pages', 'last-changes/docs/*.json'],
  ['its content', 'work/next.*/content/index.md'],
  ['a compiled page', 'compiled/*/pages/*'],
  ['an HTML page', 'work/next.*/result/site/index.html'],
  ['its record', 'work/next.*/result/record.json'],
  ['its folder', 'builds/next-*/record.json'],
];

describe('a build that is killed leaves nothing that is taken for whole', () => {
  test.each(FILES)('when it has written %s: %s', async (_what, file) => {
    await killBuildAt(file.split('/'));
    project.runOk('build');
    expect(digestOf('builds')).toBe(built);
  });
});

/**
 * Build from nothing, and kill all processes of the build at once when a file is there. On a busy machine a build can
 * end between two looks at the disk: it is built again then.
 * @throws Error if no build of three could be killed
 */
async function killBuildAt(segments: string[]): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    rmSync(siteDir, { recursive: true });
    const child = startCli(project.dir, ['build']);
    const exit = once(child, 'exit');
    await vi.waitUntil(() => child.exitCode !== null || isThere(siteDir, segments), { interval: 1, timeout: 120_000 });
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    const [, signal] = await exit;
    if (signal === 'SIGKILL') return;
  }
  throw new Error(`Every build ended before ${segments.join('/')} was seen.`);
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
