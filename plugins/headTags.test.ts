import path from 'node:path';
import { expect, test } from 'vitest';
import { headTags, readBackgrounds } from './headTags.ts';

const tokensFile = path.join(import.meta.dirname, '../theme/styles/tokens.css');
const tags = headTags({
  origin: 'https://a.org',
  siteTitle: 'A',
  tokensFile,
  env: { name: '2.0.0', base: '/2.0.0/' },
}).map((tag) =>
  // The other fields of a route are not this function's concern.
  typeof tag === 'function' ? tag({ routePath: '/api/' } as Parameters<typeof tag>[0]) : tag,
);

test('the address for sharing is the canonical one', () => {
  expect(tags).toContainEqual(['link', { rel: 'canonical', href: 'https://a.org/2.0.0/api/' }]);
  expect(tags).toContainEqual(['meta', { property: 'og:url', content: 'https://a.org/2.0.0/api/' }]);
});

test('the version is named', () => {
  expect(tags).toContainEqual(['meta', { name: 'docs:version', content: '2.0.0' }]);
});

test('the browser takes the colour of the page in both modes', () => {
  expect(readBackgrounds(':root { --docs-bg: #fff; } :root.dark { --docs-bg: #000; }')).toEqual({
    light: '#fff',
    dark: '#000',
  });
});

test('a mode without its colour is an error', () => {
  expect(() => readBackgrounds(':root { --docs-bg: #fff; }')).toThrow('twice');
});
