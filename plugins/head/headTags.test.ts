import { expect, test } from 'vitest';
import { formatTerritory, headScript, listSiteTags, readSocialImage } from './headTags.ts';

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

test('a file of another kind is an error', () => {
  expect(() => readSocialImage(import.meta.dirname, { file: 'headTags.test.ts', alt: 'A' })).toThrow('is not a PNG');
});
