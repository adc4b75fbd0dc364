import { expect, test } from 'vitest';
import type { PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import { makePage, makeSite, measureByDigest } from '../testing/makeRecord.ts';
import { createPageHistories } from './createPageHistories.ts';
import { createPageMap } from './createPageMap.ts';

const section = (anchor: string, digest = 'd', words = 10): SectionRecord => ({
  anchor,
  heading: anchor.toUpperCase(),
  digest: anchor + digest,
  words,
});

function historiesOf(route: string, pages: { next: PageRecord[]; latest: PageRecord[]; older: PageRecord[] }) {
  const { records } = makeSite(pages);
  return createPageHistories(createPageMap(records), records, measureByDigest(records, 12)).get(route);
}

test('a page that is the same in every version was added in the oldest', () => {
  const pages = [makePage('/', { sections: [section('')] })];
  const [history] = historiesOf('/', { next: pages, latest: pages, older: pages }) ?? [];
  expect(history?.map(({ name, path, change }) => [name, path, change])).toEqual([
    ['next', '/next/', 'same'],
    ['4.0.0', '/', 'same'],
    ['3.0.0', '/3.0.0/', 'added'],
  ]);
});

test('sections that came, went and changed are named, with the percentage of words that differ', () => {
  const before = makePage('/', { sections: [section(''), section('a'), section('gone', 'd', 20)] });
  const after = makePage('/', { sections: [section(''), section('a', 'e'), section('new', 'd', 30)] });
  const [history] = historiesOf('/', { next: [after], latest: [after], older: [before] }) ?? [];
  expect(history?.[1]).toEqual({
    name: '4.0.0',
    path: '/',
    title: 'start/index',
    change: 'changed',
    share: 12,
    sections: [
      { change: 'changed', anchor: 'a', heading: 'A' },
      { change: 'added', anchor: 'new', heading: 'NEW' },
      { change: 'removed', heading: 'GONE' },
    ],
  });
});

test('a page that moved says from where, and is found by both routes', () => {
  const moved = makePage('/b/', { movedFrom: ['/a/'] });
  const pages = { next: [makePage('/')], latest: [makePage('/'), moved], older: [makePage('/'), makePage('/a/')] };
  const [history] = historiesOf('/b/', pages) ?? [];
  expect(history?.map(({ path, change, movedFrom }) => [path, change, movedFrom])).toEqual([
    ['/next/', 'missing', undefined],
    ['/b/', 'same', '/3.0.0/a/'],
    ['/3.0.0/a/', 'added', undefined],
  ]);
  expect(historiesOf('/a/', pages)).toEqual([history]);
});

test('a version that lacks the page leads to its nearest parent', () => {
  const home = makePage('/');
  const api = makePage('/api/', { title: 'API' });
  const pages = { next: [home], latest: [home, api, makePage('/api/x/')], older: [home, api] };
  const [history] = historiesOf('/api/x/', pages) ?? [];
  expect(history?.map(({ path, title }) => [path, title])).toEqual([
    ['/next/', 'start/index'],
    ['/api/x/', 'api/x'],
    ['/3.0.0/api/', 'API'],
  ]);
});

test('a route that changed hands has the history of both pages', () => {
  const renamed = makePage('/b/', { movedFrom: ['/a/'] });
  const pages = { next: [renamed], latest: [makePage('/a/')], older: [makePage('/a/'), makePage('/b/')] };
  const paths = historiesOf('/b/', pages)?.map((history) => history.map(({ path, change }) => `${path} ${change}`));
  expect(paths).toEqual([
    ['/next/b/ same', '/a/ same', '/3.0.0/a/ added'],
    // The other page had the address: whoever looks for it there gets what is there now.
    ['/next/b/ missing', '/ missing', '/3.0.0/b/ added'],
  ]);
});
