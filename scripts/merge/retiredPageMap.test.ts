import { expect, test } from 'vitest';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { createFullPageMap, stripRetired } from './retiredPageMap.ts';

/** Pages move from `/a/` over `/b/` to `/c/`; the version in the middle is retired. */
const inputs = {
  records: [
    makeRecord('next', '/next/', [makePage('/c/', { movedFrom: ['/b/'] })]),
    makeRecord('3.0.0', '/', [makePage('/c/', { movedFrom: ['/b/'] })]),
    makeRecord('1.0.0', '/1.0.0/', [makePage('/a/')]),
  ],
  retired: [
    {
      name: '2.0.0',
      segment: '2.0.0',
      label: '2.0.0',
      pages: [
        { route: '/b/', title: 'b', movedFrom: ['/a/'] },
        { route: '/only/', title: 'only', movedFrom: [] },
      ],
    },
  ],
  siteBase: '/',
};

test('a page that moved through a retired version is one page still', () => {
  const full = createFullPageMap(inputs);
  expect(Object.keys(full.pages[0]?.versions ?? {})).toEqual(['next', '3.0.0', '2.0.0', '1.0.0']);
});

test('the published map names no retired version, and keeps the addresses that only it had', () => {
  const { pages } = stripRetired(createFullPageMap(inputs), inputs);
  expect(pages.map(({ versions }) => Object.keys(versions))).toEqual([['next', '3.0.0', '1.0.0']]);
  expect(pages[0]?.movedFrom).toEqual(['/b/']);
});

test('without retired versions the map is what it was', () => {
  const living = { ...inputs, retired: [] };
  const full = createFullPageMap(living);
  expect(stripRetired(full, living)).toBe(full);
});
