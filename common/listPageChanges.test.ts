import { expect, test } from 'vitest';
import { makeAddress } from '../theme/testing/makeManifest.ts';
import { listPageChanges, VERSION_FACTS_SCHEMA, type VersionFacts } from './compareVersions.ts';
import type { PageMap } from './pageMap.ts';

const page = (path: string, digest: string) => ({ ...makeAddress(path), digest });
const facts = (pages: VersionFacts['pages'] = {}): VersionFacts => ({ schema: VERSION_FACTS_SCHEMA, pages });
const [from, to] = [
  { name: '1.0.0', path: '/1.0.0/', facts: facts() },
  { name: '2.0.0', path: '/', facts: facts({ '/changed/': { changed: { '1.0.0': 7 } } }) },
];

const map: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.0.0': page('/same/', 'a'), '1.0.0': page('/1.0.0/same/', 'a') } },
    { versions: { '2.0.0': page('/changed/', 'b'), '1.0.0': page('/1.0.0/changed/', 'a') } },
    { versions: { '2.0.0': page('/moved/', 'a'), '1.0.0': page('/1.0.0/old/', 'a') } },
    { versions: { '2.0.0': page('/added/', 'a') } },
    { versions: { '1.0.0': page('/1.0.0/removed/', 'a') } },
    { versions: { '0.9.0': page('/0.9.0/elsewhere/', 'a') } },
  ],
};

test('pages that were added, removed, moved and changed are listed by their routes', () => {
  const { changes, sameCount } = listPageChanges(map, from, to);
  expect(changes.map(({ kind, route, path }) => [kind, route, path])).toEqual([
    ['changed', '/changed/', '/changed/'],
    ['added', '/added/', '/added/'],
    ['moved', '/moved/', '/moved/'],
    ['removed', '/removed/', '/1.0.0/removed/'],
  ]);
  expect(sameCount).toBe(1);
});
