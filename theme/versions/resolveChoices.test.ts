import { expect, test } from 'vitest';
import type { PageHistory } from '../../common/pageMap.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolveChoices } from './resolveChoices.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older' });

const home: PageHistory = [
  { name: 'next', path: '/next/', title: 'Home', change: 'same' },
  { name: '2.1.0', path: '/', title: 'Home', change: 'same' },
  { name: '2.0.0', path: '/2.0.0/', title: 'Home', change: 'added' },
];
const api: PageHistory = [
  { name: 'next', path: '/next/api/new/', title: 'API', change: 'same', movedFrom: '/api/' },
  { name: '2.1.0', path: '/api/', title: 'API', change: 'same' },
  { name: '2.0.0', path: '/2.0.0/api/', title: 'API', change: 'added' },
];
const only: PageHistory = [
  { name: 'next', path: '/next/', title: 'Home', change: 'missing' },
  { name: '2.1.0', path: '/api/only/', title: 'Only', change: 'added' },
  { name: '2.0.0', path: '/2.0.0/api/', title: 'API', change: 'missing' },
];

const own = { name: '2.1.0', label: '2.1.0', role: 'latest', base: '/', route: '/api/' } as const;
const inputs = { own, manifest, history: api, search: '', hash: '' };

test('versions keep their order and marks, and lead to the same page, also where it moved', () => {
  expect(resolveChoices(inputs).map(({ name, badge, href, isCurrent }) => [name, badge, href, isCurrent])).toEqual([
    ['next', 'unreleased', '/next/api/new/', false],
    ['2.1.0', 'latest', '/api/', true],
    ['2.0.0', undefined, '/2.0.0/api/', false],
  ]);
});

test('a version that is no longer maintained is marked', () => {
  const versions = manifest.versions.map((version) => ({ ...version, state: 'ended' as const }));
  expect(resolveChoices({ ...inputs, manifest: { ...manifest, versions } }).map(({ isEnded }) => isEnded)).toEqual([
    false,
    false,
    true,
  ]);
});

test('keeps query and anchor when switching version', () => {
  const [, , older] = resolveChoices({ ...inputs, search: '?q=1', hash: '#usage' });
  expect(older?.href).toBe('/2.0.0/api/?q=1#usage');
});

test('a page that is missing there leads to its nearest parent, without the anchor', () => {
  const route = '/api/only/';
  const choices = resolveChoices({ ...inputs, own: { ...own, route }, history: only, search: '?q=1', hash: '#usage' });
  expect(choices[2]).toMatchObject({ href: '/2.0.0/api/?q=1' });
});

test('without the history every other version leads to its home', () => {
  const choices = resolveChoices({ ...inputs, history: undefined, search: '?q=1', hash: '#usage' });
  expect(choices.map(({ href }) => href)).toEqual(['/next/?q=1', '/api/?q=1#usage', '/2.0.0/?q=1']);
});

test('without the manifest only the own version is listed', () => {
  expect(resolveChoices({ ...inputs, manifest: undefined })).toMatchObject([{ href: '/api/', isCurrent: true }]);
});

test('a menu that is configured to list some versions lists them, and the one being read', () => {
  expect(resolveChoices({ ...inputs, menuVersions: ['2.0.0'] }).map(({ name }) => name)).toEqual(['2.1.0', '2.0.0']);
});

test('a line says what is special about where it leads', () => {
  const notesOf = (route: string, history: PageHistory) =>
    resolveChoices({ ...inputs, own: { ...own, route }, history }).map(({ note }) => note);
  expect(notesOf('/', home)).toEqual([undefined, undefined, undefined]);
  expect(notesOf('/api/', api)).toEqual(['at another address', undefined, undefined]);
  expect(notesOf('/api/only/', only)).toEqual([
    'not in this version; leads to Home',
    undefined,
    'not in this version; leads to API',
  ]);
});

test('a version that the site gave up is listed last while it is being read', () => {
  const gone = { ...own, name: '0.9.0', label: '0.9.0', role: 'older', base: '/0.9.0/' } as const;
  const choices = resolveChoices({ ...inputs, own: gone });
  expect(choices.map(({ name }) => name)).toEqual(['next', '2.1.0', '2.0.0', '0.9.0']);
  expect(choices.at(-1)).toMatchObject({ href: '/0.9.0/api/', isCurrent: true });
  expect(choices[1]).toMatchObject({ href: '/api/', isCurrent: false });
});

test.each([
  ['?q=push&ctx=api&version=2.0.0', '/2.0.0/search/?q=push&ctx=api'],
  ['?q=push&version=all', '/2.0.0/search/?q=push&version=all'],
])('the search page with %s is left for %s', (search, href) => {
  const choices = resolveChoices({ ...inputs, own: { ...own, route: '/search/' }, history: undefined, search });
  expect(choices[2]?.href).toBe(href);
});
