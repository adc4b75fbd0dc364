import { expect, test } from 'vitest';
import { resolveTarget, routeKey } from './address.ts';

const SHOWN = { base: '/2.0.0/', pathname: '/api/' };

test.each([
  ['/', '/2.0.0/'],
  ['/api/boat/?q=1#read', '/2.0.0/api/boat/?q=1#read'],
  [{ search: '?q=1', hash: '#read' }, '/2.0.0/api/?q=1#read'],
  [{ search: '?q=1' }, '/2.0.0/api/?q=1'],
  [{ search: '' }, '/2.0.0/api/'],
])('from /2.0.0/api/, %j leads to %s', (target, expected) => {
  expect(resolveTarget(target, SHOWN)).toBe(expected);
});

test.each([
  ['/api/boat/?q=1#read', '/api/boat/'],
  ['/API/Boat/', '/api/boat/'],
  ['/%61pi/', '/api/'],
  ['/100%/', '/100%/'],
])('finds %s under %s', (address, key) => {
  expect(routeKey(address)).toBe(key);
});
