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

function check(files: Record<string, string>, of: LibraryConfig | undefined = library): void {
  const docsDir = makeTempDir();
  writeFiles(docsDir, files);
  checkReleasedApi('2.0.0', { docsDir, docsPath: 'docs', library: of });
}

test('the API of the tag of the release is accepted', () => {
  expect(() => check({ 'api.json': apiFile('v2.0.0') })).not.toThrow();
});

test.each([
  [{}, 'there is no docs/api.json'],
  [{ 'api.json': apiFile('v1.0.0') }, 'has the API of the library at v1.0.0, not at v2.0.0'],
])('without it, the command is named', (files, message) => {
  expect(() => check(files)).toThrow(message);
  expect(() => check(files)).toThrow(expect.objectContaining({ hint: expect.stringContaining('--ref v2.0.0') }));
});

test('a library whose sources are not read needs none', () => {
  const { sources: _sources, ...plain } = library;
  expect(() => check({}, plain)).not.toThrow();
});
