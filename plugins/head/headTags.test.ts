import { expect, test } from 'vitest';
import { addressTags, formatTerritory, headScript, listSiteTags } from './headTags.ts';

test('a page names its own pathname, which is canonical and shared with the origin', () => {
  const tags = addressTags({ origin: 'https://a.org', base: '/2.0.0/' }).map((tag) =>
    // The other fields of a route are not this function's concern.
    typeof tag === 'function' ? tag({ routePath: '/api/' } as Parameters<typeof tag>[0]) : tag,
  );
  expect(tags).toEqual([
    ['meta', { name: 'docs:pathname', content: '/2.0.0/api/' }],
    ['link', { rel: 'canonical', href: 'https://a.org/2.0.0/api/' }],
    ['meta', { property: 'og:url', content: 'https://a.org/2.0.0/api/' }],
  ]);
});

test('every page leads to the manifest of the installed site, and has the colours of both modes', () => {
  const tags = listSiteTags({
    title: 'A',
    locale: { htmlLang: 'en' },
    backgrounds: { light: '#fff', dark: '#000' },
    env: { name: '2.0.0', siteBase: '/docs/' },
  });
  const attrs = { rel: 'manifest', href: '/docs/manifest.webmanifest' };
  expect(tags).toContainEqual({ tag: 'link', publicPath: false, attrs });
  const colors = tags.flatMap(({ attrs }) => (attrs.name === 'theme-color' ? [[attrs.media, attrs.content]] : []));
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

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = headScript('own()').builderConfig?.html?.tags as unknown as [(tags: Tag[]) => Tag[]];
  return written[0](tags);
}

test('it comes before every other tag', () => {
  expect(mapTags([{ tag: 'meta' }]).map(({ tag, children }) => children ?? tag)).toEqual(['own()', 'meta']);
});
