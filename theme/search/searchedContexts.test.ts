import { expect, test } from 'vitest';
import type { Manifest } from '../../common/manifest.ts';
import { parseSearchAddress } from '../../common/searchAddress.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { dropUnknownContext, listSearchedContexts } from './searchedContexts.ts';

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

const idsOf = (version: string | undefined) => listSearchedContexts(version, known)?.map(({ id }) => id);

test.each([
  [undefined, ['guide', 'old']],
  ['1.0.0', ['guide', 'old']],
  ['next', ['guide', 'recipes']],
  ['all', ['guide', 'recipes', 'old']],
  ['9.9.9', []],
])('the version %s has the sections %j that can be chosen', (version, ids) => {
  expect(idsOf(version)).toEqual(ids);
});

test('sections of another version have the names that its navbar gives them', () => {
  expect(listSearchedContexts('next', known)?.[1]).toEqual({ id: 'recipes', label: 'Recipes' });
});

test('sections of another version are unknown until the manifest is there, those of the own are not', () => {
  expect(listSearchedContexts('next', { ...known, manifest: undefined })).toBeUndefined();
  expect(listSearchedContexts(undefined, { ...known, manifest: undefined })).toEqual(own);
});

test.each([
  ['?q=a&ctx=recipes&version=next', { context: 'recipes', isOutside: false }],
  ['?q=a&ctx=-recipes&version=all', { context: 'recipes', isOutside: true }],
  ['?q=a&ctx=recipes', { context: undefined, isOutside: false }],
  ['?q=a&ctx=-nowhere', { context: undefined, isOutside: false }],
  ['?q=a&ctx=constructor&version=next', { context: undefined, isOutside: false }],
  ['?q=a&ctx=all&version=all', { context: undefined, isOutside: false }],
])('%s searches %j', (search, context) => {
  const address = parseSearchAddress(search);
  const searched = dropUnknownContext(address, listSearchedContexts(address.version, known));
  expect(searched).toEqual({ ...address, ...context });
});

test('a section is kept while it is not known which there are', () => {
  const address = parseSearchAddress('?q=a&ctx=recipes&version=next');
  expect(dropUnknownContext(address, undefined)).toEqual(address);
});
