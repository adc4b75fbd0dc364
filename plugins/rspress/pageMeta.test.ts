import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { keepPageKeys, listFacts, listToc } from './pageMeta.ts';

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

test('the contents have the ids and words of the parser, with marks for code', () => {
  const { tree } = parseMarkdown('# A\n\n## Read `{#if}` *now* {#own}\n\n##### Deep\n\n> ## Quoted\n');
  expect(listToc(tree)).toEqual({ toc: [{ id: 'own', text: 'Read `{#if}` *now*', depth: 2 }] });
  expect(listToc({ type: 'root', children: [{ type: 'heading', depth: 2 }] })).toEqual({});
});
