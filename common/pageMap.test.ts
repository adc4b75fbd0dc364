import { describe, expect, test } from 'vitest';
import { findTarget, type PageAddress, type PageMap } from './pageMap.ts';

const address = (path: string): PageAddress => ({ id: path, path, title: path, digest: 'd', sidebar: 'api' });

const map: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.0.0': address('/'), '1.0.0': address('/1.0.0/') } },
    { versions: { '2.0.0': address('/api/'), '1.0.0': address('/1.0.0/api/') } },
    { versions: { '2.0.0': address('/api/bin/logcat/binary/'), '1.0.0': address('/1.0.0/api/bin/logcat/') } },
    { versions: { '2.0.0': address('/api/server/create-boat/') } },
  ],
};

const latest = { name: '2.0.0', path: '/' };
const older = { name: '1.0.0', path: '/1.0.0/' };

describe('findTarget', () => {
  test('leads to the same page where it exists', () => {
    expect(findTarget(map, { ...latest, route: '/api/' }, older)).toEqual({ path: '/1.0.0/api/', kind: 'same' });
  });

  test('leads to the address that the page had before it moved', () => {
    const from = { ...latest, route: '/api/bin/logcat/binary/' };
    expect(findTarget(map, from, older)).toEqual({ path: '/1.0.0/api/bin/logcat/', kind: 'moved' });
  });

  test('leads to the nearest parent where the page is missing', () => {
    const from = { ...latest, route: '/api/server/create-boat/' };
    expect(findTarget(map, from, older)).toEqual({ path: '/1.0.0/api/', kind: 'parent' });
  });

  test('leads to the home page where no parent exists', () => {
    expect(findTarget(map, { ...latest, route: '/x/y/' }, older)).toEqual({ path: '/1.0.0/', kind: 'parent' });
  });

  test('leads to the home page of a version that the map does not know', () => {
    const to = { name: '9.0.0', path: '/9.0.0/' };
    expect(findTarget(map, { ...latest, route: '/api/' }, to)).toEqual({ path: '/9.0.0/', kind: 'parent' });
  });
});
