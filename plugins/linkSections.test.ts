import { expect, test } from 'vitest';
import { type LinkingPage, linkSections } from './linkSections.ts';
import type { PageLink } from './pageLinks.ts';

const page = (route: string, outgoing: PageLink[] = []): LinkingPage => ({
  route,
  title: 'T',
  context: null,
  crumbs: [],
  description: '',
  keywords: [],
  textFile: 't.json',
  sections: ['', 'a'].map((anchor) => ({ anchor, heading: anchor, text: '', program: '' })),
  outgoing,
});

/** What is said about the first page, by section. */
const said = (outgoing: PageLink[], base = '/2.0.0/') =>
  linkSections([page('/api/rm/'), page('/api/', outgoing)], base)[0]?.sections.map(({ links }) => links);

test.each([
  ['/2.0.0/api/rm/', ['words', '']],
  ['/2.0.0/api/rm/#a', ['', 'words']],
  ['rm/#a', ['', 'words']],
  ['/api/rm/', ['', '']],
  ['https://example.com/2.0.0/api/rm/', ['', '']],
  ['mailto:me@example.com', ['', '']],
  ['http://[', ['', '']],
])('a link to %s speaks for the sections %j', (href, expected) => {
  expect(said([{ href, text: 'words' }])).toEqual(expected);
});

test('what is said twice counts once', () => {
  const link = { href: '/2.0.0/api/rm/', text: 'words' };

  expect(said([link, link, { ...link, text: 'more' }])).toEqual(['words | more', '']);
});

test('what a page says about itself does not count', () => {
  const pages = linkSections([page('/api/rm/', [{ href: '#a', text: 'below' }])], '/');

  expect(pages[0]?.sections.map(({ links }) => links)).toEqual(['', '']);
});
