import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('a day is written with its month as a word', () => {
  expect(formatDay('2025-08-29')).toBe('Aug 29, 2025');
});

test('the first day of a month does not slip into the month before', () => {
  expect(formatDay('2025-03-01')).toBe('Mar 1, 2025');
});
