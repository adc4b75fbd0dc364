import path from 'node:path';
import { expect, test } from 'vitest';
import { readSocialImage, socialImageTags } from './socialImage.ts';

const PROJECT_DIR = path.join(import.meta.dirname, '../..');

test('the tags name the picture by its full address, with its size and its words', () => {
  const image = readSocialImage(PROJECT_DIR, { file: 'e2e/fixture/library/assets/social.png', alt: 'A: a tagline' });
  const tags = socialImageTags(image, 'https://a.org/docs/');
  const address = `https://a.org/docs/${image.fileName}`;
  expect(tags).toContainEqual(['meta', { property: 'og:image', content: address }]);
  expect(tags).toContainEqual(['meta', { name: 'twitter:image', content: address }]);
  expect(tags).toContainEqual(['meta', { property: 'og:image:width', content: '1200' }]);
  expect(tags).toContainEqual(['meta', { property: 'og:image:alt', content: 'A: a tagline' }]);
});

test('a file of another kind is an error', () => {
  expect(() => readSocialImage(import.meta.dirname, { file: 'socialImage.test.ts', alt: 'A' })).toThrow('is not a PNG');
});
