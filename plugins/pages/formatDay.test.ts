import { expect, test } from 'vitest';
import { createFormatDay } from './formatDay.ts';

const ENGLISH = { htmlLang: 'en', calendar: 'gregory' };

test('a day is written with its month as a word', () => {
  expect(createFormatDay(ENGLISH)('2025-08-29')).toBe('Aug 29, 2025');
});

test('the first day of a month does not slip into the month before', () => {
  expect(createFormatDay(ENGLISH)('2025-03-01')).toBe('Mar 1, 2025');
});

test('a day is written in the language of the page', () => {
  expect(createFormatDay({ ...ENGLISH, htmlLang: 'de' })('2025-08-29')).toBe('29. Aug. 2025');
});

test('a day is counted in the calendar of the language', () => {
  expect(createFormatDay({ ...ENGLISH, calendar: 'buddhist' })('2025-08-29')).toContain('2568');
});
