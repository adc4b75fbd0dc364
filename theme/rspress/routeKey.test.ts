import { expect, test } from 'vitest';
import { routeKey } from './routeKey.ts';

test.each([
  ['/', '/'],
  ['/api/boat/', '/api/boat/'],
  ['/api/boat', '/api/boat/'],
  ['/api/boat.html', '/api/boat/'],
  ['/api/index.html', '/api/'],
  ['/api/boat/?q=1#read', '/api/boat/'],
  ['/API/Boat/', '/api/boat/'],
  ['/%61pi/', '/api/'],
  ['/100%/', '/100%/'],
])('finds %s under %s', (address, key) => {
  expect(routeKey(address)).toBe(key);
});
