import { expect, test } from 'vitest';
import { formatCategoryPage, listCategories } from './categoryPages.ts';

const tcp = {
  label: 'TCP "connection"',
  link: '/category/tcp/',
  category: 'Over the network.',
  items: [{ label: 'Enable', link: '/enable/' }],
};

test('lists the lines that ask for a page, however deep they stand', () => {
  const sidebars = { tango: [{ label: 'Daemon', items: [tcp] }], api: [{ label: 'Overview', link: '/api/' }] };
  expect(listCategories(sidebars)).toEqual([tcp]);
});

test('writes the lines beneath it as links with their descriptions', () => {
  const pages = [
    {
      filePath: 'enable.md',
      route: '/enable/',
      title: 'Enable',
      description: 'Switch TCP on.',
      keywords: [],
      sectionKeywords: {},
      movedFrom: [],
    },
  ];
  const text = formatCategoryPage(tcp, pages);
  expect(text).toContain('title: "TCP \\"connection\\""');
  expect(text).toContain('- **[Enable](/enable/)** — Switch TCP on.');
});
