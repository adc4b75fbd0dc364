import { expect, test } from 'vitest';
import type { LocaleConfig } from '../../common/siteConfig.ts';
import { resolveLocales } from './resolveLocales.ts';

const makeLocale = (base: string, change: Partial<LocaleConfig> = {}): LocaleConfig => ({
  label: base,
  htmlLang: 'en',
  direction: 'ltr',
  calendar: 'gregory',
  url: 'https://docs.example',
  base,
  ...change,
});
const locales = {
  en: makeLocale('/manual/'),
  ar: makeLocale('/manual/ar/', { htmlLang: 'ar', direction: 'rtl' }),
  de: makeLocale('/', { url: 'https://de.example' }),
};

test('each language has the same page of the same version', () => {
  const choices = resolveLocales({ locales, locale: 'en', pathname: '/manual/1.0.0/api/' });
  expect(choices.map(({ href }) => href)).toEqual([
    '/manual/1.0.0/api/',
    '/manual/ar/1.0.0/api/',
    'https://de.example/1.0.0/api/',
  ]);
});

test('the language being read is the current one', () => {
  const choices = resolveLocales({ locales, locale: 'ar', pathname: '/manual/ar/api/' });
  expect(choices.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ code: 'ar', direction: 'rtl' }]);
  expect(choices[0]?.href).toBe('/manual/api/');
});

test('one language leaves nothing to choose', () => {
  expect(resolveLocales({ locales: { en: locales.en }, locale: 'en', pathname: '/manual/' })).toEqual([]);
});
