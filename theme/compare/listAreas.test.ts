import { expect, test } from 'vitest';
import { groupByArea, listAreas } from './listAreas.ts';

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
  const page = (route: string, id: string | null) => ({
    kind: 'added' as const,
    title: route,
    route,
    path: route,
    area: id,
  });
  const groups = groupByArea(
    [page('/x/', null), page('/a/', 'api'), page('/y/', 'gone')],
    [{ id: 'api', label: 'API' }],
  );
  expect(groups.map(({ label, pages }) => [label, pages.map(({ route }) => route)])).toEqual([
    ['API', ['/a/']],
    ['Other pages', ['/x/', '/y/']],
  ]);
});
