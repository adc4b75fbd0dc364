import { describe, expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createPageMap } from './createPageMap.ts';

function mapPages(next: PageRecord[], latest: PageRecord[], older: PageRecord[]) {
  const { records } = makeSite({ next, latest, older });
  return createPageMap(records).pages.map(({ versions }) =>
    Object.fromEntries(Object.entries(versions).map(([name, { path }]) => [name, path])),
  );
}

describe('createPageMap', () => {
  test('joins pages with the same address', () => {
    expect(mapPages([makePage('/')], [makePage('/')], [makePage('/')])).toEqual([
      { next: '/next/', '4.0.0': '/', '3.0.0': '/3.0.0/' },
    ]);
  });

  test('joins a page with the address that it had before', () => {
    const moved = makePage('/bin/logcat/binary/', { movedFrom: ['/bin/logcat/'] });
    expect(mapPages([moved], [moved], [makePage('/bin/logcat/')])).toEqual([
      { next: '/next/bin/logcat/binary/', '4.0.0': '/bin/logcat/binary/', '3.0.0': '/3.0.0/bin/logcat/' },
    ]);
  });

  test('the same address wins over a page that says it came from there', () => {
    const claimant = makePage('/b/', { movedFrom: ['/a/'] });
    expect(mapPages([claimant, makePage('/a/')], [], [makePage('/a/')])).toEqual([
      { next: '/next/b/' },
      { next: '/next/a/', '3.0.0': '/3.0.0/a/' },
    ]);
  });

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

  test('a page that went away and came back is one page', () => {
    expect(mapPages([makePage('/a/')], [], [makePage('/a/')])).toEqual([{ next: '/next/a/', '3.0.0': '/3.0.0/a/' }]);
  });
});
