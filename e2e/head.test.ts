import type { Document } from 'domhandler';
import { expect, test } from 'vitest';
import { findAll, findOne, hasFile, hrefsOf, ORIGIN, readPage, textOf } from './readFixture.ts';
import { BASE } from './site.ts';

/** Read what one tag of the head says, whether it has a name or a property. Throws where it is not there once. */
const meta = (page: Document, name: string) =>
  findOne(page, `head meta:is([name="${name}"], [property="${name}"])`).attribs.content;
const canonical = (page: Document) => findOne(page, 'link[rel=canonical]').attribs.href;
const linksToEdit = (page: Document) => new Set(hrefsOf(page).filter((href) => href?.includes('/edit/')));

test.each([
  ['next', 'next/api/', 'api'],
  ['4.0.0', '', 'guide'],
])('a page of %s at /%s has complete metadata', (version, address, area) => {
  const page = readPage(address);
  const title = textOf(findOne(page, 'title'));
  const description = meta(page, 'description');
  expect(description).not.toBe('');
  const expected = {
    'og:type': 'article',
    'og:site_name': 'Harbor',
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': canonical(page),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'docs:version': version,
    'docs:area': area,
  };
  for (const [name, content] of Object.entries(expected)) expect(meta(page, name), name).toBe(content);
  expect(findAll(page, 'link[rel=icon]')).toHaveLength(1);
  expect(findAll(page, 'meta[name=theme-color]')).toHaveLength(2);
  expect(findOne(page, 'html').attribs).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('the card has a picture, which the site has at that address', () => {
  const page = readPage('3.1.0/api/cargo/manifest/load/');
  const address = meta(page, 'og:image') ?? '';
  expect(meta(page, 'twitter:image')).toBe(address);
  expect(meta(page, 'og:image:alt')).toBe('Harbor, with a crane');
  expect(address).toMatch(/\.png$/);
  expect(hasFile(address)).toBe(true);
});

test('breadcrumbs are in the structured data, with full addresses', () => {
  const data = JSON.parse(
    textOf(findOne(readPage('3.1.0/api/cargo/manifest/load/'), 'script[type="application/ld+json"]')),
  );
  expect(data.itemListElement.map(({ item }: { item: string }) => item.replace(ORIGIN + BASE, ''))).toEqual([
    '3.1.0/',
    '3.1.0/api/cargo/manifest/',
    '3.1.0/api/cargo/manifest/load/',
  ]);
});

test.each([
  ['3.1.0/api/cargo/manifest/load/', ['docs/3.1.0/docs/api/cargo/manifest/load.md']],
  ['3.0.0/api/read/', ['main/docs/api/read.md']],
  ['category/network/', []],
])('"Edit this page" of %s leads to its file on the branch of the version, or to main', (address, files) => {
  const edit = files.map((file) => `https://github.com/harbor-example/docs/edit/${file}`);
  expect([...linksToEdit(readPage(address))]).toEqual(edit);
});

test('the not-found page has its version and colours, but no address', () => {
  const page = readPage('404.html');
  expect(meta(page, 'docs:version')).toBe('4.0.0');
  expect(meta(page, 'og:title')).toBe(textOf(findOne(page, 'title')));
  expect(findAll(page, 'meta[name=theme-color]')).toHaveLength(2);
  expect(findAll(page, 'link[rel=canonical], meta[property="og:url"]')).toEqual([]);
});
