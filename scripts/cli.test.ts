import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT_DIR, scratchDir } from './testing/copyProject.ts';
import { makeTempDir, writeFiles } from './testing/makeRepo.ts';

const MAIN = `import { answer } from './answer.ts';\nconsole.log(answer, process.argv.slice(2).join());\n`;

/** A project whose command line prints an answer and its arguments. */
function makeProject() {
  const dir = makeTempDir(scratchDir('test'));
  for (const name of ['scripts/cli.mjs', 'scripts/build/nodeBundle.mjs', 'package-lock.json'])
    cpSync(path.join(ROOT_DIR, name), path.join(dir, name));
  writeFiles(dir, { 'scripts/cli.ts': MAIN, 'scripts/answer.ts': 'export const answer: string = "first";\n' });
  const start = async (...args: string[]) => {
    const run = promisify(execFile)(process.execPath, [path.join(dir, 'scripts/cli.mjs'), ...args]);
    return run.then(
      ({ stdout }) => stdout.trim(),
      ({ code, stderr }) => `exit code ${code}: ${stderr}`,
    );
  };
  const listBundles = () => readdirSync(path.join(dir, '.site/cli')).filter((name) => !name.endsWith('.json'));
  return { dir, start, listBundles, write: (files: Record<string, string>) => writeFiles(dir, files) };
}

test('the command line gets its arguments, and starts from the same bundle while no file changes', async () => {
  const { start, listBundles } = makeProject();
  expect(await start('build', 'next')).toBe('first build,next');
  expect(await start('merge')).toBe('first merge');
  expect(listBundles()).toHaveLength(1);
});

test('a file that changed, also one that another one imports since, counts at the next start', async () => {
  const { start, write } = makeProject();
  await start();
  write({
    'scripts/answer.ts': `export { answer } from './other.ts';\n`,
    'scripts/other.ts': `export const answer = '2';`,
  });
  expect(await start()).toBe('2');
  write({ 'scripts/other.ts': `export const answer = '3';` });
  expect(await start()).toBe('3');
});

test('an update of a package counts at the next start, too', async () => {
  const { start, write, listBundles } = makeProject();
  await start();
  write({ 'package-lock.json': '{}' });
  expect(await start()).toBe('first');
  expect(listBundles()).toHaveLength(2);
});

test('each module knows its own folder and address', async () => {
  const { dir, start, write } = makeProject();
  write({ 'scripts/answer.ts': 'export const answer = [import.meta.dirname, import.meta.url].join();\n' });
  expect(await start()).toBe(`${dir}/scripts,file://${dir}/scripts/answer.ts`);
});

test('commands that start at the same time make one bundle', async () => {
  const { start, listBundles } = makeProject();
  expect(await Promise.all([start('a'), start('b'), start('c')])).toEqual(['first a', 'first b', 'first c']);
  expect(listBundles()).toHaveLength(1);
});

test('a wrong file is named with its line, and a corrected one starts', async () => {
  const { dir, start, write } = makeProject();
  write({ 'scripts/answer.ts': 'export const answer = ;\n' });
  expect(await start()).toMatch(
    /^exit code 1: (?:.|\n)*scripts\/answer\.ts:1:22(?:.|\n)*hint {2}Correct what is named above\.\n$/,
  );
  write({ 'scripts/answer.ts': `export const answer = 'right';\n` });
  expect(await start()).toBe('right');
  rmSync(path.join(dir, 'scripts/answer.ts'));
  expect(await start()).toContain('Could not resolve "./answer.ts"');
});

test('an error of a command names its line in the source', async () => {
  const { start, write } = makeProject();
  write({ 'scripts/answer.ts': `export const answer = 'none';\n\nthrow new Error('broken');\n` });
  expect(await start()).toMatch(/^exit code 1: (?:.|\n)*scripts\/answer\.ts:3:/);
});

test('a damaged list of files is made again, and old bundles go', async () => {
  const { dir, start, write, listBundles } = makeProject();
  await start();
  write({ '.site/cli/files.json': '["scripts/cl' });
  expect(await start()).toBe('first');
  for (const count of [1, 2, 3, 4, 5, 6]) {
    write({ 'scripts/answer.ts': `export const answer = '${count}';\n` });
    expect(await start()).toBe(String(count));
  }
  expect(listBundles()).toHaveLength(5);
  expect(existsSync(path.join(dir, '.site/cli/files.json'))).toBe(true);
});
