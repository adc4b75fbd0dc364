import { expect, test } from 'vitest';
import { dropBuildWords, listOwnFacts } from './pageMeta.ts';

test('a page keeps what plugins say of it, and its route', () => {
  expect(
    listOwnFacts({ routePath: '/api/', lastUpdated: '2024-01-02', content: 'words', toc: [], title: 'API' }),
  ).toEqual({
    routePath: '/api/',
    lastUpdated: '2024-01-02',
  });
});

test('a page that is not known has no facts', () => {
  expect(listOwnFacts(undefined)).toEqual({});
});

test('words for the search do not travel with the page', () => {
  const frontmatter = {
    title: 'read',
    keywords: ['pull'],
    movedFrom: ['/a/'],
  };
  dropBuildWords({ frontmatter });
  expect(frontmatter).toEqual({ title: 'read' });
});
