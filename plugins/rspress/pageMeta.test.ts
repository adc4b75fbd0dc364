import { expect, test } from 'vitest';
import { keepPageKeys, listFacts } from './pageMeta.ts';

const SOURCE = { routePath: '/api/', absolutePath: '/docs/api.md', relativePath: 'api.md', lang: 'en', version: '' };

test('a page carries its route, its file and the day of its last change', () => {
  const day = { day: '2024-01-02', text: 'Jan 2, 2024' };
  expect(listFacts(SOURCE, (filePath) => (filePath === 'api.md' ? day : undefined))).toEqual({
    routePath: '/api/',
    _relativePath: 'api.md',
    lang: 'en',
    version: '',
    lastUpdated: day,
  });
});

test('a page that was never committed has no day', () => {
  expect(listFacts(SOURCE, () => undefined)).not.toHaveProperty('lastUpdated');
});

test('words for the build and keys of the framework do not travel with the page', () => {
  const frontmatter = {
    title: 'read',
    keywords: ['pull'],
    movedFrom: ['/a/'],
    head: [['script', { src: '/a.js' }]],
    pageType: 'custom',
  };
  keepPageKeys({ frontmatter });
  expect(frontmatter).toEqual({ title: 'read' });
});
