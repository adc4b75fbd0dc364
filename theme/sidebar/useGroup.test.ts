import { expect, test } from 'vitest';
import { slideDuration } from './useGroup.ts';

test.each([
  [0, 120],
  [100, 210],
  [400, 300],
  [5000, 420],
])('content %i pixels high slides for %i milliseconds', (height, duration) => {
  expect(slideDuration(height)).toBe(duration);
});

test('higher content takes longer, but not in proportion to its height', () => {
  expect(slideDuration(400)).toBeGreaterThan(slideDuration(200));
  expect(slideDuration(400)).toBeLessThan(2 * slideDuration(200));
});
