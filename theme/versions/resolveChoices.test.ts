import { expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import { makeAddress, makeManifest } from '../testing/makeManifest.ts';
import { resolveChoices } from './resolveChoices.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older' });

const pageMap: PageMap = {
  schema: 1,
  pages: [
    { versions: { next: makeAddress('/next/'), '2.1.0': makeAddress('/'), '2.0.0': makeAddress('/2.0.0/') } },
    {
      versions: {
        next: makeAddress('/next/api/new/'),
        '2.1.0': makeAddress('/api/'),
        '2.0.0': makeAddress('/2.0.0/api/'),
      },
    },
    { versions: { '2.1.0': makeAddress('/api/only/') } },
  ],
};

const own = { name: '2.1.0', label: '2.1.0', role: 'latest', base: '/', route: '/api/' } as const;
const inputs = { own, manifest, pageMap, search: '', hash: '' };

test('versions keep the order of the manifest and carry their marks', () => {
  expect(resolveChoices(inputs).map(({ name, badge }) => [name, badge])).toEqual([
    ['next', 'unreleased'],
    ['2.1.0', 'latest'],
    ['2.0.0', undefined],
  ]);
});

test('each version leads to the same page, also where it moved', () => {
  expect(resolveChoices(inputs).map(({ href }) => href)).toEqual(['/next/api/new/', '/api/', '/2.0.0/api/']);
});

test('the version being read is the current one', () => {
  expect(resolveChoices(inputs).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ name: '2.1.0' }]);
});

test('keeps query and anchor when switching version', () => {
  const [, , older] = resolveChoices({ ...inputs, search: '?q=1', hash: '#usage' });
  expect(older?.href).toBe('/2.0.0/api/?q=1#usage');
});

test('a page that is missing there leads to its nearest parent, without the anchor', () => {
  const choices = resolveChoices({ ...inputs, own: { ...own, route: '/api/only/' }, search: '?q=1', hash: '#usage' });
  expect(choices[2]).toMatchObject({ href: '/2.0.0/api/?q=1' });
});

test('without the page map each version leads to its home', () => {
  expect(resolveChoices({ ...inputs, pageMap: undefined }).map(({ href }) => href)).toEqual(['/next/', '/', '/2.0.0/']);
});

test('without the manifest only the own version is listed', () => {
  expect(resolveChoices({ ...inputs, manifest: undefined })).toMatchObject([{ href: '/api/', isCurrent: true }]);
});

test('a menu that is configured to list some versions lists them, and the one being read', () => {
  expect(resolveChoices({ ...inputs, menuVersions: ['2.0.0'] }).map(({ name }) => name)).toEqual(['2.1.0', '2.0.0']);
});

test('a line says what is special about where it leads', () => {
  const notesOf = (route: string) => resolveChoices({ ...inputs, own: { ...own, route } }).map(({ note }) => note);
  expect(notesOf('/')).toEqual([undefined, undefined, undefined]);
  expect(notesOf('/api/')).toEqual(['at another address', undefined, undefined]);
  expect(notesOf('/api/only/')).toEqual([
    'not in this version; leads to /next/',
    undefined,
    'not in this version; leads to /2.0.0/api/',
  ]);
});

test('a version that the site gave up is listed last while it is being read', () => {
  const gone = { ...own, name: '0.9.0', label: '0.9.0', role: 'older', base: '/0.9.0/' } as const;
  const choices = resolveChoices({ ...inputs, own: gone });
  expect(choices.map(({ name }) => name)).toEqual(['next', '2.1.0', '2.0.0', '0.9.0']);
  expect(choices.at(-1)).toMatchObject({ href: '/0.9.0/api/', isCurrent: true });
  expect(choices[1]).toMatchObject({ href: '/api/', isCurrent: false });
});
