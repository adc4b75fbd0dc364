import { describe, expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { makePage, makeRecord, makeSite } from '../testing/makeRecord.ts';
import { createPageMap } from './createPageMap.ts';

function mapPages(next: PageRecord[], latest: PageRecord[], older: PageRecord[]) {
  const { records } = makeSite({ next, latest, older });
  return createPageMap(records).pages.map(({ versions }) =>
    Object.fromEntries(Object.entries(versions).map(([name, { path }]) => [name, path])),
  );
}

describe('createPageMap', () => {
  test('the first of two pages that came from one address has it', () => {
    const pages = ['/x/', '/y/'].map((route) => makePage(route, { movedFrom: ['/old/'] }));
    expect(mapPages([], pages, [makePage('/old/')])).toEqual([
      { '4.0.0': '/x/', '3.0.0': '/3.0.0/old/' },
      { '4.0.0': '/y/' },
    ]);
  });

  test('an address that a page came from is kept where no version has a page there', () => {
    const moved = makePage('/b/', { movedFrom: ['/a/', '/gone/'] });
    const { records } = makeSite({ next: [moved], latest: [moved], older: [makePage('/a/')] });
    expect(createPageMap(records).pages.map(({ movedFrom }) => movedFrom)).toEqual([['/gone/']]);
  });

  test('sections that changed, came and went are counted from each older version on', () => {
    const make = (...sections: string[]) =>
      makePage('/', { sections: sections.map((digest) => ({ anchor: digest[0] ?? '', heading: digest, digest })) });
    const { records } = makeSite({
      next: [make('a2', 'b1', 'd1')],
      latest: [make('b1', 'a2', 'd1')],
      older: [make('a1', 'b1', 'c1')],
    });
    const [{ versions } = { versions: {} }] = createPageMap(records).pages;
    expect(Object.values(versions).map(({ changed }) => changed)).toEqual([{ '3.0.0': 3 }, { '3.0.0': 3 }, undefined]);
  });

  test.each([
    ['of their own versions', ['4.0.0', '1.2.3'], ['3.0.0', '1.2.3'], false],
    ['that both have', ['3.0.0'], ['3.0.0'], false],
    ['of something else', ['4.0.0', '1.2.4'], ['3.0.0', '1.2.3'], true],
    ['of which one is another', ['4.0.0', '4.0.0'], ['3.0.0', '1.0.0'], true],
    ['that one lacks', ['4.0.0'], [], true],
  ])('sections with numbers %s: %j after %j', (_what, after, before, isChanged) => {
    const make = (numbers: string[]) =>
      makePage('/', { sections: [{ anchor: '', heading: '', digest: 'd', numbers }] });
    const { records } = makeSite({ next: [], latest: [make(after)], older: [make(before)] });
    const changed = createPageMap(records).pages[0]?.versions['4.0.0']?.changed;
    expect(changed).toEqual(isChanged ? { '3.0.0': 1 } : undefined);
  });
});

/** Versions from the newest, with pages such as `b < a`: at `/b/`, moved from `/a/`. */
function followPages(...versions: string[][]): string[] {
  const records = versions.map((texts, index) => {
    const pages = texts.map((text) => {
      const [route = '', ...movedFrom] = text.split(/[ <,]+/).map((name) => `/${name}/`);
      return makePage(route, { movedFrom });
    });
    return makeRecord(String(index), `/${index}/`, pages);
  });
  return createPageMap(records).pages.map(({ versions: own }) =>
    records.map(({ name, base }) => own[name]?.path.slice(base.length, -1) ?? '-').join(' '),
  );
}

test.each<[string, string[][], string[]]>([
  [
    'moved twice, and another page took its first address',
    [['c < b', 'a'], ['c < b'], ['b < a'], ['a']],
    ['c c b a', 'a - - -'],
  ],
  ['lists all its addresses', [['a', 'c < a, b'], ['c < a, b'], ['a', 'b < a'], ['a']], ['a - a -', 'c c b a']],
  ['lists its last address alone', [['c < b', 'a'], ['b'], ['a']], ['c b -', 'a - a']],
  [
    'exchanged addresses with another',
    [
      ['a < b', 'b < a'],
      ['a < b', 'b < a'],
      ['a', 'b'],
    ],
    ['a a b', 'b b a'],
  ],
  [
    'passed its address on, in a row',
    [
      ['a', 'b < a', 'c < b'],
      ['a', 'b', 'c'],
    ],
    ['a -', 'b a', 'c b', '- c'],
  ],
  ['returned to an old address', [['a < b'], ['b < a', 'a'], ['a']], ['a b a', '- a -']],
  ['returned without saying so', [['a < b'], ['b'], ['a']], ['a b a']],
  ['was not there when others moved', [['b < a'], [], ['a']], ['b - a']],
  ['moved over a page that was dropped', [['b < a'], ['a', 'b']], ['b a', '- b']],
  [
    'moved long ago, beside a page that has the address since',
    [['b < a', 'a'], ['b < a', 'a'], ['a']],
    ['b b a', 'a a -'],
  ],
])('a page that %s is followed', (_what, versions, pages) => {
  expect(followPages(...versions)).toEqual(pages);
});
