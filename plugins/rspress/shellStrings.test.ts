import { expect, test } from 'vitest';
import { findStringsFile } from './shellStrings.ts';

const NAMES = ['strings.ts', 'strings.en.ts', 'strings.de.ts', 'strings.de-CH.ts', 'useLocale.ts'];

test.each([
  ['en', 'strings.en.ts'],
  ['en-GB', 'strings.en.ts'],
  ['de-AT', 'strings.de.ts'],
  ['de-CH', 'strings.de-CH.ts'],
])('a build in %s takes %s', (htmlLang, file) => {
  expect(findStringsFile(NAMES, htmlLang)).toBe(file);
});

test('a language without words is told with those that there are', () => {
  expect(() => findStringsFile(NAMES, 'fr')).toThrow(/no words for the language "fr"\. There are: de, de-CH, en\./);
});
