import { expect, test } from 'vitest';
import { findStrings } from './findStrings.ts';

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['de-AT', 'de'],
])('a site in %s has the words of %s', (htmlLang, language) => {
  expect(findStrings(htmlLang).language).toBe(language);
});

test('a language without words is told with those that there are', () => {
  expect(() => findStrings('tlh')).toThrow(/no words for the language "tlh"\. There are: .*\ben\b/);
});

test.each([
  ['en', ['No results', '1 section on 1 page', '1,234 sections on 56 pages']],
  ['de', ['Keine Ergebnisse', '1 Abschnitt auf 1 Seite', '1.234 Abschnitte auf 56 Seiten']],
])('sections and their pages are counted in %s', (htmlLang, words) => {
  const { found } = findStrings(htmlLang).results;
  expect([found(0, 0), found(1, 1), found(1234, 56)]).toEqual(words);
});
