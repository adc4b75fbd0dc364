import { expect, test } from 'vitest';
import { mayPrefetch } from './mayPrefetch.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true, effectiveType: '4g' }, false],
])('a connection of %j may be used ahead of time: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
