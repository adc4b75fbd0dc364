import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { keepPageKeys, listToc } from './pageMeta.ts';

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
  expect(listToc(tree)).toEqual({ toc: [{ id: 'own', text: 'Read {#if} now', depth: 2 }] });
  const tab = { type: 'paragraph', data: { hName: 'docs-tab' }, children: tree.children };
  expect(listToc({ type: 'root', children: [tab] })).toEqual(listToc(tree));
  expect(listToc({ type: 'root', children: [{ type: 'heading', depth: 2 }] })).toEqual({});
});
