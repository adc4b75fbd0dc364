import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { findOwnPath } from './siteTree.ts';

test.each([
  ['in quotes', (dir: string) => `"${dir}/theme/Page.tsx"`],
  ['with a line', (dir: string) => `at run (${dir}/theme/Page.tsx:1:2)`],
  ['as an address', (dir: string) => `file://${dir}/theme/Page.tsx`],
  ['of a package', (dir: string) => `${dir}/node_modules/react/index.js`],
  ['that is gone by now', (dir: string) => `'${dir}/.site/work/next.1/content/index.md'`],
])('a whole path of a file is found %s', (_where, write) => {
  const dir = makeTempDir();
  writeFiles(dir, { 'theme/Page.tsx': '' });
  expect(findOwnPath(write(dir), dir)).toContain(`${dir}/`);
});

test.each([
  ['an address of another site', (dir: string) => `https://example.org${dir}/theme/Page.tsx`],
  ['a part of a longer path', (dir: string) => `/home/me${dir}/theme/Page.tsx`],
  ['a page below a base of the same name', (dir: string) => `<a href="${dir}/guide/">`],
  ['a folder', (dir: string) => `<a href="${dir}/theme/">`],
])('%s is no file of the machine that builds', (_what, write) => {
  const dir = makeTempDir();
  writeFiles(dir, { 'theme/Page.tsx': '' });
  expect(findOwnPath(Buffer.from(write(dir)), dir)).toBeUndefined();
});
