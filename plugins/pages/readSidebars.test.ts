import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSidebars } from './readSidebars.ts';

function read(sidebars: unknown, routes: string[]) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(path.join(dir, 'sidebars.json'), JSON.stringify({ schema: 1, sidebars }));
  return readSidebars(dir, routes);
}

test('reads nested lines, headings and generated pages', () => {
  const harbor = [
    { label: 'Start', link: '/' },
    { label: 'TCP', link: '/category/tcp/', category: 'About TCP.', items: [{ label: 'On', link: '/tcp/' }] },
  ];
  expect(read({ harbor }, ['/', '/tcp/'])).toEqual({ harbor });
});

test('an address that no page has is named', () => {
  expect(() => read({ harbor: [{ label: 'Start', link: '/gone/' }] }, ['/'])).toThrow(
    '/gone/: no page has this address',
  );
});

test('an address that one sidebar lists twice is named', () => {
  const line = { label: 'Start', link: '/' };
  expect(() => read({ harbor: [line, line] }, ['/'])).toThrow('/: listed twice');
});

test('two sidebars may list the same page', () => {
  const sidebars = { guide: [{ label: 'Options', link: '/config/' }], config: [{ label: 'All', link: '/config/' }] };
  expect(read(sidebars, ['/config/'])).toEqual(sidebars);
});

test('a page that two sidebars would have generated is named', () => {
  const line = { label: 'Parts', link: '/parts/', category: 'All parts.' };
  expect(() => read({ guide: [line], api: [line] }, ['/'])).toThrow('/parts/: listed twice');
});

test('a version without the file is told what is missing', () => {
  expect(() => readSidebars(os.tmpdir(), [])).toThrow('The docs have no sidebars.json');
});
