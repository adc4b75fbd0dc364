import { expect, test } from 'vitest';
import { resolveTarget } from './address.ts';

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
