import { expect, test } from 'vitest';
import { routeKey } from './routeKey.ts';

test.each([
  ['/', '/'],
  ['/api/adb/', '/api/adb/'],
  ['/api/adb', '/api/adb/'],
  ['/api/adb.html', '/api/adb/'],
  ['/api/index.html', '/api/'],
  ['/api/adb/?q=1#read', '/api/adb/'],
  ['/API/Adb/', '/api/adb/'],
  ['/%61pi/', '/api/'],
  ['/100%/', '/100%/'],
])('finds %s under %s', (address, key) => {
  expect(routeKey(address)).toBe(key);
});
