import { expect, test } from 'vitest';
import { compare as words } from '../../common/strings/en/compare.ts';
import { groupByArea, listAreas, listHeadings } from './PageChanges.tsx';

const page = { title: 'Boats', route: '/boats/', path: '/boats/', area: null };

test('only kinds of changes that there are have a heading', () => {
  const pages = [
    { ...page, kind: 'changed' },
    { ...page, kind: 'added' },
    { ...page, kind: 'changed' },
  ] as const;
  const packages = [{ name: 'harbor', changes: [] }];
  expect(listHeadings({ pages: [...pages], packages })).toEqual([
    { id: 'added', depth: 2, text: `${words.pages.added} (1)` },
    { id: 'changed', depth: 2, text: `${words.pages.changed} (2)` },
  ]);
});

test('the API comes before the pages', () => {
  const packages = [{ name: 'harbor', changes: [{ kind: 'added', name: 'Boat' } as const] }];
  const pages = [{ ...page, kind: 'added' } as const];
  expect(listHeadings({ pages, packages }).map(({ id }) => id)).toEqual(['api', 'added']);
});

const area = (label: string, title?: string) => ({ label, path: '/', ...(title && { title }) });

test('areas of both versions are in the order of the later one, with its names', () => {
  const before = { sidebars: { old: area('Old'), api: area('Read', 'API') } };
  const after = { sidebars: { guide: area('Start', 'Guide'), api: area('Read', 'Reference') } };
  expect(listAreas(before, after)).toEqual([
    { id: 'guide', label: 'Guide' },
    { id: 'api', label: 'Reference' },
    { id: 'old', label: 'Old' },
  ]);
});

test('pages without an area come last', () => {
  const pageOf = (route: string, id: string | null) => ({
    kind: 'added' as const,
    title: route,
    route,
    path: route,
    area: id,
  });
  const groups = groupByArea(
    [pageOf('/x/', null), pageOf('/a/', 'api'), pageOf('/y/', 'gone')],
    [{ id: 'api', label: 'API' }],
  );
  expect(groups.map(({ label, pages }) => [label, pages.map(({ route }) => route)])).toEqual([
    ['API', ['/a/']],
    ['Other pages', ['/x/', '/y/']],
  ]);
});
