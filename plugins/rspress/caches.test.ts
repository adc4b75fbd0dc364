import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, logger } from '@rsbuild/core';
import { expect, test, vi } from 'vitest';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { FileCache, minifyCache } from './caches.ts';

/** A project of one script, whose licence the minifier takes out; each build has a folder of its own, and all share a cache. */
function makeProject() {
  const dir = makeTempDir();
  writeFiles(dir, {
    'src/index.js': '/*! @license MIT */\nconst longName = location.hash;\ndocument.title = longName;\n',
  });
  logger.level = 'error';
  const build = async (name: string): Promise<Record<string, string>> => {
    const outDir = path.join(dir, name);
    const config = {
      plugins: [minifyCache({ cacheDir: path.join(dir, 'cache') })],
      output: { distPath: { root: outDir } },
    };
    vi.stubEnv('NODE_ENV', 'production');
    await (await createRsbuild({ cwd: dir, rsbuildConfig: config })).build();
    const scriptsDir = path.join(outDir, 'static/js');
    return Object.fromEntries(
      readdirSync(scriptsDir).map((file) => [file, readFileSync(path.join(scriptsDir, file), 'utf8')]),
    );
  };
  return { build, cacheDir: path.join(dir, 'cache/minified') };
}

test('a script that was minified before is the same, with the file of its licences', async () => {
  const { build } = makeProject();
  const first = await build('first');
  expect(Object.keys(first)).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.js\.LICENSE\.txt$/)]);
  expect(Object.values(first)[0]).not.toContain('longName');
  expect(await build('second')).toEqual(first);
});

test('it is taken from the cache', async () => {
  const { build, cacheDir } = makeProject();
  await build('first');
  for (const key of readdirSync(cacheDir)) new FileCache(cacheDir).write(key, JSON.stringify({ code: 'kept();' }));
  expect(Object.values(await build('second'))).toContain('kept();');
});

function openCache(): { dir: string; file: string; cache: FileCache } {
  const dir = makeTempDir();
  return { dir, file: path.join(dir, 'a'), cache: new FileCache(dir) };
}

test('a text is read as it was written, by another process too', () => {
  const { dir, cache } = openCache();
  cache.write('a', 'one\ntwo · ü');
  expect(new FileCache(dir).read('a')).toBe('one\ntwo · ü');
  expect(readdirSync(dir)).toEqual(['a']);
});

test.each([
  ['cut short', (content: string) => content.slice(0, -1)],
  ['cut within its digest', (content: string) => content.slice(0, 20)],
  ['empty', () => ''],
  ['changed', (content: string) => content.replace('two', 'ten')],
])('a file that is %s is thrown away', (_what, damage) => {
  const { file, dir, cache } = openCache();
  cache.write('a', 'one two');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(cache.read('a')).toBeUndefined();
  expect(readdirSync(dir)).toEqual([]);
  cache.write('a', 'one two');
  expect(cache.read('a')).toBe('one two');
});
