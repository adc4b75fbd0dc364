import os from 'node:os';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { readSidebars } from './readSidebars.ts';

function read(sidebars: unknown, routes: string[]) {
  const dir = makeTempDir();
  writeFiles(dir, { 'sidebars.json': JSON.stringify({ schema: 1, sidebars }) });
  return readSidebars(dir, routes);
}

const start = { label: 'Start', link: '/' };
const parts = { label: 'Parts', link: '/parts/', category: 'All parts.', items: [{ label: 'On', link: '/on/' }] };

test('nested lines and generated pages are read, and two sidebars may list the same page', () => {
  const sidebars = { guide: [start, parts], config: [start] };
  expect(read(sidebars, ['/', '/on/'])).toEqual(sidebars);
});

test.each([
  ['no page has', { guide: [{ label: 'Start', link: '/gone/' }] }, '/gone/: no page has this address'],
  ['one sidebar lists twice', { guide: [start, start] }, '/: listed twice'],
  ['two sidebars would have generated', { guide: [parts], api: [parts] }, '/parts/: listed twice'],
])('an address that %s is named', (_what, sidebars, message) => {
  expect(() => read(sidebars, ['/', '/on/'])).toThrow(message);
});

test('a version without the file is told what is missing', () => {
  expect(() => readSidebars(os.tmpdir(), [])).toThrow('The docs have no sidebars.json');
});
