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
