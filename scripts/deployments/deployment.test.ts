import { expect, test } from 'vitest';
import { describeSize } from './deployment.ts';

test('the size is told as a share of what the host takes', () => {
  expect(describeSize(98_300_000)).toEqual({
    line: 'The site has 98 MB: 10 % of the 1000 MB that the host takes.',
    warnings: [],
  });
});

test.each([
  [800_000_000, 0],
  [800_000_001, 1],
])('a site of %i bytes has %i warnings', (bytes, count) => {
  expect(describeSize(bytes).warnings).toHaveLength(count);
});
