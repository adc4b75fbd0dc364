import { describe, expect, test } from 'vitest';
import {
  contentFileToRoute,
  ensureSlashes,
  normalizeRoute,
  parentRoute,
  pathnameOf,
  permalinkBase,
  routeOf,
  versionBase,
} from './urls.ts';

describe('versionBase', () => {
  test.each([
    ['/', '2.1.0', 'latest', '/'],
    ['/', '2.0.0', 'older', '/2.0.0/'],
    ['/', 'next', 'next', '/next/'],
    ['/', '3.0.0-beta.1', 'prerelease', '/3.0.0-beta.1/'],
    ['/docs/', '2.1.0', 'latest', '/docs/'],
    ['/docs/', '2.0.0', 'older', '/docs/2.0.0/'],
    ['docs', 'next', 'next', '/docs/next/'],
  ] as const)('under %s, version %s with the role %s has the base %s', (siteBase, name, role, base) => {
    expect(versionBase(siteBase, name, role)).toBe(base);
  });
});

test.each([
  ['/', '2.1.0', '/2.1.0/'],
  ['/docs/', '2.1.0', '/docs/2.1.0/'],
])('under %s, permalinks of %s begin with %s', (siteBase, name, base) => {
  expect(permalinkBase(siteBase, name)).toBe(base);
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['a', '/a/'],
  ['/a/b', '/a/b/'],
  ['//a//', '/a/'],
])('ensureSlashes(%j) is %j', (text, path) => {
  expect(ensureSlashes(text)).toBe(path);
});

test.each([
  ['/', '/', '/'],
  ['/2.0.0/', '/', '/2.0.0/'],
  ['/2.0.0/', '/api/boat/', '/2.0.0/api/boat/'],
])('base %s and route %s make %s', (base, route, pathname) => {
  expect(pathnameOf(base, route)).toBe(pathname);
});

test.each([
  ['/2.0.0/', '/2.0.0/api/', '/api/'],
  ['/2.0.0/', '/2.0.0', '/'],
  ['/2.0.0/', '/2.0.0/', '/'],
  ['/next/', '/next-steps/', undefined],
  ['/', '/api/', '/api/'],
])('under %s, %s is the route %s', (base, pathname, route) => {
  expect(routeOf(base, pathname)).toBe(route);
});

test.each([
  ['/api/index.html', '/api/'],
  ['/api.html', '/api/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/api', '/api/'],
])('the path %j becomes the route %j', (path, route) => {
  expect(normalizeRoute(path)).toBe(route);
});

test.each([
  ['/api/boat/sync/', '/api/boat/'],
  ['/api/', '/'],
  ['/', undefined],
])('the parent of %s is %s', (route, parent) => {
  expect(parentRoute(route)).toBe(parent);
});

test.each([
  ['index.md', '/'],
  ['api/index.md', '/api/'],
  ['api/boat/sync/isDirectory.md', '/api/boat/sync/isDirectory/'],
])('the file %s has the route %s', (filePath, route) => {
  expect(contentFileToRoute(filePath)).toBe(route);
});
