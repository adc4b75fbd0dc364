import { expect, test } from 'vitest';
import type { Manifest } from '../../common/manifest.ts';
import { parseSearchAddress } from '../../common/searchAddress.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { dropUnknownArea, listSearchedAreas } from './searchedAreas.ts';

const SIDEBARS: Record<string, Manifest['versions'][number]['sidebars']> = {
  next: {
    guide: { label: 'Start', path: '/next/', title: 'Guide' },
    recipes: { label: 'Shell', path: '/next/recipes/', title: 'Recipes' },
    drafts: { label: 'Draft', path: '/next/drafts/' },
  },
  '1.0.0': { guide: { label: 'Start', path: '/', title: 'Guide' }, old: { label: 'Old', path: '/old/', title: 'Old' } },
};

const bare = makeManifest({ next: 'next', '1.0.0': 'latest' });
const manifest = {
  ...bare,
  versions: bare.versions.map((version) => ({ ...version, sidebars: SIDEBARS[version.name] ?? {} })),
};
const own = [
  { id: 'guide', label: 'Guide', route: '/' },
  { id: 'old', label: 'Old', route: '/old/' },
];
const known = { own, ownName: '1.0.0', manifest };

const idsOf = (version: string | undefined) => listSearchedAreas(version, known)?.map(({ id }) => id);

test.each([
  [undefined, ['guide', 'old']],
  ['1.0.0', ['guide', 'old']],
  ['next', ['guide', 'recipes']],
  ['all', ['guide', 'recipes', 'old']],
  ['9.9.9', []],
])('the version %s has the areas %j that can be chosen', (version, ids) => {
  expect(idsOf(version)).toEqual(ids);
});

test('areas of another version have the names that its navbar gives them', () => {
  expect(listSearchedAreas('next', known)?.[1]).toEqual({ id: 'recipes', label: 'Recipes' });
});

test('areas of another version are unknown until the manifest is there, those of the own are not', () => {
  expect(listSearchedAreas('next', { ...known, manifest: undefined })).toBeUndefined();
  expect(listSearchedAreas(undefined, { ...known, manifest: undefined })).toEqual(own);
});

test.each([
  ['?q=a&ctx=recipes&version=next', { area: 'recipes', isOutside: false }],
  ['?q=a&ctx=-recipes&version=all', { area: 'recipes', isOutside: true }],
  ['?q=a&ctx=recipes', { area: undefined, isOutside: false }],
  ['?q=a&ctx=-nowhere', { area: undefined, isOutside: false }],
  ['?q=a&ctx=constructor&version=next', { area: undefined, isOutside: false }],
  ['?q=a&ctx=all&version=all', { area: undefined, isOutside: false }],
])('%s searches %j', (search, area) => {
  const address = parseSearchAddress(search);
  const searched = dropUnknownArea(address, listSearchedAreas(address.version, known));
  expect(searched).toEqual({ ...address, ...area });
});

test('an area is kept while it is not known which there are', () => {
  const address = parseSearchAddress('?q=a&ctx=recipes&version=next');
  expect(dropUnknownArea(address, undefined)).toEqual(address);
});
