import { expect, test } from 'vitest';
import { formatUpgradeAddress, parseUpgradeAddress } from './shellRoutes.ts';

test.each([
  [{ from: '1.0.0', to: '2.0.0' }, '/next/upgrade/?from=1.0.0&to=2.0.0'],
  [{ to: '2.0.0' }, '/next/upgrade/?to=2.0.0'],
  [{}, '/next/upgrade/'],
])('%j is written as %s, and read again', (address, href) => {
  expect(formatUpgradeAddress('/next/', address)).toBe(href);
  expect(parseUpgradeAddress(new URL(href, 'http://site').search)).toEqual({
    from: undefined,
    to: undefined,
    ...address,
  });
});
