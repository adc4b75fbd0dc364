import { expect, test } from 'vitest';
import { formatDay } from './pageDays.ts';

const ENGLISH = { htmlLang: 'en', calendar: 'gregory' };

test('a day is written with its month as a word', () => {
  expect(formatDay('2025-08-29', ENGLISH)).toBe('Aug 29, 2025');
});

test('the first day of a month does not slip into the month before', () => {
  expect(formatDay('2025-03-01', ENGLISH)).toBe('Mar 1, 2025');
});

test('a day is written in the language of the page', () => {
  expect(formatDay('2025-08-29', { ...ENGLISH, htmlLang: 'de' })).toBe('29. Aug. 2025');
});

test('a day is counted in the calendar of the language', () => {
  expect(formatDay('2025-08-29', { ...ENGLISH, calendar: 'buddhist' })).toContain('2568');
});
