import { expect, test } from 'vitest';
import type { PageMap } from '../../../common/pageMap.ts';
import { makeAddress, makeManifest } from '../../testing/makeManifest.ts';
import { resolveAddress, resolveMissing } from './resolveMissing.ts';

const manifest = makeManifest({ '2.1.0': 'latest', '2.0.0': 'older', '1.0.0': 'older' });

const pageMap: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.1.0': makeAddress('/api/sync/', 'sync') } },
    {
      versions: {
        '2.1.0': makeAddress('/api/clear/', 'clear'),
        '2.0.0': makeAddress('/2.0.0/api/old-clear/', 'clear'),
      },
    },
    { versions: { '2.0.0': makeAddress('/2.0.0/api/isDirectory/', 'isDirectory') } },
  ],
};

const missing = (pathname: string) => resolveMissing({ siteBase: '/', pathname, manifest, pageMap });

test.each([
  ['/nothing/', '2.1.0', '/nothing/'],
  ['/2.0.0/nothing', '2.0.0', '/nothing/'],
  ['/2.0.0', '2.0.0', '/'],
  ['/2.1.0/nothing/', '2.1.0', '/nothing/'],
  ['/2.0.0/api/index.html', '2.0.0', '/api/'],
])('%s belongs to %s', (pathname, name, route) => {
  expect(resolveAddress('/', pathname, manifest)).toMatchObject({ version: { name }, route });
});

test('the same page is offered where it exists', () => {
  expect(missing('/2.0.0/api/sync/').pages).toEqual([{ label: '2.1.0', title: 'sync', href: '/api/sync/' }]);
});

test('a page that moved is offered under both of its addresses', () => {
  expect(missing('/1.0.0/api/clear/').pages.map(({ href }) => href)).toEqual(['/api/clear/', '/2.0.0/api/old-clear/']);
});

test('letter case does not matter', () => {
  expect(missing('/2.0.0/api/isdirectory/').pages).toMatchObject([{ href: '/2.0.0/api/isDirectory/' }]);
});

test('the home of the version in the address is offered', () => {
  expect(missing('/1.0.0/nothing/').home).toEqual({ label: '1.0.0', href: '/1.0.0/' });
});

test('nothing is offered for an address outside the site', () => {
  expect(
    resolveMissing({ siteBase: '/docs/', pathname: '/x/', manifest: { ...manifest, versions: [] }, pageMap }),
  ).toEqual({
    home: undefined,
    pages: [],
  });
});
