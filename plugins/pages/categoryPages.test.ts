import { expect, test } from 'vitest';
import { listCategories } from '../../common/sidebar.ts';
import { formatCategoryPage } from './categoryPages.ts';

const tcp = {
  label: 'TCP "connection"',
  link: '/category/tcp/',
  category: 'Over the network.',
  items: [{ label: 'Enable', link: '/enable/' }],
};

test('lists the lines that ask for a page, however deep they are', () => {
  const sidebars = { harbor: [{ label: 'Daemon', items: [tcp] }], api: [{ label: 'Overview', link: '/api/' }] };
  expect(listCategories(sidebars)).toEqual([tcp]);
});

test('writes the lines beneath it as links with their descriptions', () => {
  const text = formatCategoryPage(tcp, [{ route: '/enable/', description: 'Switch TCP on.' }]);
  expect(text).toContain('title: "TCP \\"connection\\""');
  expect(text).toContain('- **[Enable](/enable/)** — Switch TCP on.');
});

test.each([
  ['{process.exit()}', '\\{process.exit()\\}'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
  ['[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
  ['&lt;script>', '\\&lt;script\\>'],
  ["a\n\nexport const b = 'c'", "a export const b = 'c'"],
  ["export const b = 'c'", "&#101;xport const b = 'c'"],
  ["import 'node:fs'", "&#105;mport 'node:fs'"],
])('words that would be code are text: %j', (words, text) => {
  const item = { label: words, link: '/category/a/', category: words, items: [{ label: words, link: '/b/' }] };
  const lines = formatCategoryPage(item, [{ route: '/b/', description: words }]).split('\n');
  expect(lines).toContain(`# ${text}`);
  expect(lines).toContain(text);
  expect(lines).toContain(`- **[${text}](/b/)** — ${text}`);
});
