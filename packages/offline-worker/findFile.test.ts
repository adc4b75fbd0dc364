import { describe, expect, test } from 'vitest';
import type { StoredVersion } from '../../common/offline.ts';
import { findFile, findRedirect } from './findFile.ts';

const BASE = '/docs/';

const store = (segment: string, path: string, names: readonly string[]): StoredVersion => ({
  label: segment,
  segment,
  path,
  list: '',
  bytes: 0,
  files: Object.fromEntries(names.map((name) => [name, segment])),
});

const LATEST = store('2.0', BASE, ['index.html', 'api/index.html', 'ü/index.html', 'static/a.js', 'versions.json']);
const OLDER = store('1.0', '/docs/1.0/', ['1.0/index.html', 'static/a.js', 'static/b.js']);
const VERSIONS = [LATEST, OLDER];

describe('findFile', () => {
  test.each([
    ['/docs/', 'index.html?2.0'],
    ['/docs/api/', 'api/index.html?2.0'],
    ['/docs/api/index.html', 'api/index.html?2.0'],
    ['/docs/%C3%BC/', 'ü/index.html?2.0'],
    ['/docs/1.0/', '1.0/index.html?1.0'],
    ['/docs/static/a.js', 'static/a.js?2.0'],
    ['/docs/static/b.js', 'static/b.js?1.0'],
  ])('finds the file at %s', (pathname, address) => expect(findFile(VERSIONS, BASE, pathname)).toBe(BASE + address));

  test('what the site no longer has answers for its own folder and hashed files alone', () => {
    const gone = { ...store('3.0', BASE, ['index.html', '3.0/index.html', 'static/c.js']), isGone: true as const };
    const found = ['', '3.0/', 'static/c.js'].map((name) => findFile([gone, LATEST], BASE, BASE + name));
    expect(found).toEqual(['/docs/index.html?2.0', '/docs/3.0/index.html?3.0', '/docs/static/c.js?3.0']);
  });

  test.each(['/docs/api', '/docs/1.0/api/', '/docs/toString', '/docs/%'])('finds none at %s', (pathname) =>
    expect(findFile(VERSIONS, BASE, pathname)).toBeUndefined(),
  );
});

describe('findRedirect', () => {
  test.each([
    ['/docs/api', '/docs/api/'],
    ['/docs/1.0', '/docs/1.0/'],
    ['/docs/2.0/api/', '/docs/api/'],
    ['/docs/2.0/api', '/docs/api/'],
    ['/docs/2.0', '/docs/'],
  ])('leads %s to %s', (pathname, target) => expect(findRedirect(VERSIONS, BASE, pathname)).toBe(target));

  test.each(['/docs/none', '/docs/2.0/none/', '/docs/1.0/api/', '/docs/1.1/'])('leads %s nowhere', (pathname) =>
    expect(findRedirect(VERSIONS, BASE, pathname)).toBeUndefined(),
  );
});
