import { expect, test } from 'vitest';
import type { Manifest } from '../../common/manifest.ts';
import { parseSearchAddress } from '../../common/search.ts';
import type { NavbarItem } from '../../common/siteConfig.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { type Known, listSearchAreas, resolveSearch } from './resolveSearch.ts';

const MANIFEST_SIDEBARS: Record<string, Manifest['versions'][number]['sidebars']> = {
  next: {
    guide: { label: 'Start', path: '/next/', title: 'Guide' },
    recipes: { label: 'Shell', path: '/next/recipes/', title: 'Recipes' },
    drafts: { label: 'Draft', path: '/next/drafts/' },
  },
  '1.0.0': { guide: { label: 'Start', path: '/', title: 'Guide' }, old: { label: 'Old', path: '/old/', title: 'Old' } },
};
const NAVBAR: NavbarItem[] = [
  { type: 'doc', label: 'Old', to: '/old/', position: 'left' },
  { type: 'doc', label: 'Guide', to: '/', position: 'left' },
  { type: 'link', label: 'Elsewhere', href: 'https://example.org/', position: 'right' },
];

const bare = makeManifest({ next: 'next', '1.0.0': 'latest', '0.9.0': 'older' });
const manifest = {
  ...bare,
  versions: bare.versions.map((version) => ({ ...version, sidebars: MANIFEST_SIDEBARS[version.name] ?? {} })),
};
const known: Known = {
  name: '1.0.0',
  navbar: NAVBAR,
  sidebars: { guide: [{ label: 'Start', link: '/' }], old: [{ label: 'Old', link: '/old/' }] },
  manifest,
};

const resolve = (search: string, part: Partial<Known> = {}) =>
  resolveSearch(parseSearchAddress(search), { ...known, ...part });

test.each([
  ['?q=a', undefined, false],
  ['?q=a&version=0.9.0', '0.9.0', false],
  ['?q=a&version=all', 'all', false],
  ['?q=a&version=0.8.0', undefined, true],
  ['?q=a&version=constructor', undefined, true],
])('%s searches the version %s', (search, version, isUnknownVersion) => {
  const { form, ...rest } = resolve(search);
  expect(form.version).toBe(version);
  expect(rest.isUnknownVersion).toBe(isUnknownVersion);
});

test('a version and an area are kept while it is not known which there are', () => {
  const { form, areas } = resolve('?q=1.0.0+a&ctx=recipes&version=0.8.0', { manifest: undefined });
  expect(form).toEqual({ q: '1.0.0 a', area: 'recipes', isOutside: false, version: '0.8.0' });
  expect(areas).toBeUndefined();
});

test.each([
  ['', ['Guide', 'Old']],
  ['next', ['Guide', 'Recipes']],
  ['all', ['Guide', 'Recipes', 'Old']],
])('the version "%s" has the areas %j that can be chosen', (version, labels) => {
  expect(resolve(`?q=a&version=${version}`).areas?.map(({ label }) => label)).toEqual(labels);
});

test('the areas of the version being read are known before the manifest', () => {
  expect(resolve('?q=a', { manifest: undefined }).areas).toEqual(resolve('?q=a').areas);
});

test.each([
  ['?q=a&ctx=recipes&version=next', { area: 'recipes', isOutside: false }],
  ['?q=a&ctx=-recipes&version=all', { area: 'recipes', isOutside: true }],
  ['?q=a&ctx=recipes', { area: undefined, isOutside: false }],
  ['?q=a&ctx=-nowhere', { area: undefined, isOutside: false }],
  ['?q=a&ctx=constructor&version=next', { area: undefined, isOutside: false }],
  ['?q=a&ctx=all&version=all', { area: undefined, isOutside: false }],
])('%s searches the area %j', (search, area) => {
  expect(resolve(search).form).toMatchObject(area);
});

test('areas are called as the navbar calls them, in the order of the sidebars, and others cannot be chosen', () => {
  expect(listSearchAreas(known)).toEqual([
    { id: 'guide', label: 'Guide', route: '/' },
    { id: 'old', label: 'Old', route: '/old/' },
  ]);
  expect(listSearchAreas({ ...known, navbar: [] })).toEqual([]);
});
