import { expect, test } from 'vitest';
import type { LibraryConfig } from '../../common/library.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkReleasedApi } from './checkApiFile.ts';

const sources = { entries: 'packages/*/src/index.ts', tagPrefix: 'v', compilerOptions: {} };
const library: LibraryConfig = { dir: '.', packageScope: '@harbor/', aliasPrefix: 'harbor-', sources };
const apiFile = (ref: string) =>
  JSON.stringify({
    schema: 1,
    ref,
    commit: '0'.repeat(40),
    packages: [{ name: '@harbor/a', version: '1.0.0', exports: [] }],
  });

function check(files: Record<string, string>, of: LibraryConfig | undefined = library): string[] {
  const docsDir = makeTempDir();
  writeFiles(docsDir, files);
  return checkReleasedApi('2.0.0', docsDir, of).map(({ filePath, line, message }) => `${filePath}:${line}: ${message}`);
}

test('the API of the tag of the release is accepted', () => {
  expect(check({ 'api.json': apiFile('v2.0.0') })).toEqual([]);
});

test.each([
  [{}, 'api.json:1: The file is missing: write it with npm run api'],
  [{ 'api.json': apiFile('v1.0.0') }, 'api.json:1: The file has the API of the library at v1.0.0, not at v2.0.0'],
])('without it, the command is named', (files, message) => {
  expect(check(files)).toEqual([expect.stringContaining(message)]);
  expect(check(files)).toEqual([expect.stringContaining('--ref v2.0.0')]);
});

test('a file that cannot be read is a problem of its own', () => {
  expect(check({ 'api.json': '{' })).toHaveLength(1);
});

test('a library whose sources are not read needs none', () => {
  const { sources: _sources, ...plain } = library;
  expect(check({}, plain)).toEqual([]);
});
