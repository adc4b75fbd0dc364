import { expect, test } from 'vitest';
import { addressTags, formatTerritory, listSiteTags } from './headTags.ts';

const backgrounds = { light: '#fff', dark: '#000' };
const siteTags = listSiteTags({
  title: 'A',
  locale: { htmlLang: 'en' },
  backgrounds,
  env: { name: '2.0.0', siteBase: '/docs/' },
});
const pageTags = addressTags({ origin: 'https://a.org', base: '/2.0.0/' }).map((tag) =>
  // The other fields of a route are not this function's concern.
  typeof tag === 'function' ? tag({ routePath: '/api/' } as Parameters<typeof tag>[0]) : tag,
);

test('the address for sharing is the canonical one', () => {
  expect(pageTags.slice(1)).toEqual([
    ['link', { rel: 'canonical', href: 'https://a.org/2.0.0/api/' }],
    ['meta', { property: 'og:url', content: 'https://a.org/2.0.0/api/' }],
  ]);
});

test('a page names its own pathname', () => {
  expect(pageTags[0]).toEqual(['meta', { name: 'docs:pathname', content: '/2.0.0/api/' }]);
});

test('the version is named', () => {
  expect(siteTags).toContainEqual({ tag: 'meta', attrs: { name: 'docs:version', content: '2.0.0' } });
});

test('every page leads to the feed of the site', () => {
  const attrs = { rel: 'alternate', type: 'application/atom+xml', href: '/docs/feed.xml' };
  expect(siteTags).toContainEqual({ tag: 'link', publicPath: false, attrs });
});

test('every page leads to the manifest of the installed site', () => {
  const attrs = { rel: 'manifest', href: '/docs/manifest.webmanifest' };
  expect(siteTags).toContainEqual({ tag: 'link', publicPath: false, attrs });
});

test('the browser takes the colour of the page in both modes', () => {
  const colors = siteTags.flatMap(({ attrs }) => (attrs.name === 'theme-color' ? [[attrs.media, attrs.content]] : []));
  expect(colors).toEqual([
    ['(prefers-color-scheme: light)', '#fff'],
    ['(prefers-color-scheme: dark)', '#000'],
  ]);
});

test.each([
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['pt-BR', 'pt_BR'],
  ['ar', 'ar_EG'],
])('the language %s is shared as %s', (htmlLang, territory) => {
  expect(formatTerritory(htmlLang)).toBe(territory);
});
