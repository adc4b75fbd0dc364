import { expect, test } from 'vitest';
import { createFormatDay } from './pageMeta.ts';

test.each([
  ['with its month as a word', 'en', 'gregory', '2025-08-29', 'Aug 29, 2025'],
  ['without slipping into the month before', 'en', 'gregory', '2025-03-01', 'Mar 1, 2025'],
  ['in the language of the page', 'de', 'gregory', '2025-08-29', '29. Aug. 2025'],
  ['in the calendar of the language', 'en', 'buddhist', '2025-08-29', 'Aug 29, 2568 BE'],
])('a day is written %s', (_how, htmlLang, calendar, day, text) => {
  expect(createFormatDay({ htmlLang, calendar })(day)).toBe(text);
});
