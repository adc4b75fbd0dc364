import { describe, expect, test } from 'vitest';
import { routeOf, versionBase } from './urls.ts';

describe('versionBase', () => {
  test.each([
    ['/', '2.1.0', 'latest', '/'],
    ['/', '2.0.0', 'older', '/2.0.0/'],
    ['/', 'next', 'next', '/next/'],
    ['/', '3.0.0-beta.1', 'prerelease', '/3.0.0-beta.1/'],
    ['/docs/', '2.0.0', 'older', '/docs/2.0.0/'],
    ['docs', 'next', 'next', '/docs/next/'],
  ] as const)('under %s, version %s with the role %s has the base %s', (siteBase, name, role, base) => {
    expect(versionBase(siteBase, name, role)).toBe(base);
  });
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
