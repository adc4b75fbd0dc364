import { expect, test } from 'vitest';
import { findBrokenAnchors, readPageFacts } from './pageFacts.ts';

const page = (article: string) =>
  readPageFacts(`<body><nav id="nav">Menu</nav><article data-article="">${article}</article></body>`);

test('pages with the same words have the same digest, whatever their markup', () => {
  expect(page('<p>a b</p>').digest).toBe(page('<p class="x">a\n b</p>').digest);
  expect(page('<p>a b</p>').digest).not.toBe(page('<p>a c</p>').digest);
});

test.each([
  ['a version number', '<h1>A</h1><p>install 1.0.0</p>', '<h1>A</h1><p>install 2.10.3</p>', true],
  ['another title', '<h1>A</h1><p>a</p>', '<h1>B</h1><p>a</p>', false],
  ['another heading', '<h2 id="a">A</h2><p>a</p>', '<h2 id="a">B</h2><p>a</p>', false],
])('%s counts as a change, or does not', (_what, before, after, isEqual) => {
  expect(page(before).digest === page(after).digest).toBe(isEqual);
});

test('what the build adds to a page is found by the search, and is none of the words of the page', () => {
  const added = page('<h2 id="b">B</h2><p>b</p><p data-added="">since 1.0.0</p>');
  const plain = page('<h2 id="b">B</h2><p>b</p>');

  expect(added.sections[1]?.text).toBe('b since 1.0.0');
  expect(added.writtenSections).toEqual(plain.sections);
  expect(added.digest).toBe(plain.digest);
});

test('links and images are those of the article, in order', () => {
  const { links, images } = page(
    '<a href="/a/">a</a><img src="/1.png"><a>b</a><p><a href="#c">c</a><img src="/2.png"></p>',
  );
  expect({ links, images }).toEqual({ links: ['/a/', '#c'], images: ['/1.png', '/2.png'] });
});

test('an anchor that the target page lacks is named with the page and the link', () => {
  const pages = new Map([
    ['/a/', page('<a href="/b/#here">x</a> <a href="/b/#gone">y</a> <a href="#self">z</a><h2 id="self">s</h2>')],
    ['/b/', page('<h2 id="here">h</h2>')],
  ]);
  expect(findBrokenAnchors(pages)).toEqual(['/a/: no anchor for the link "/b/#gone"']);
});

test('an encoded anchor is compared as text', () => {
  expect(findBrokenAnchors(new Map([['/a/', page('<a href="#caf%C3%A9">x</a><h2 id="café">c</h2>')]]))).toEqual([]);
});

test('links to other sites are left alone', () => {
  expect(findBrokenAnchors(new Map([['/a/', page('<a href="https://example.org/#x">x</a>')]]))).toEqual([]);
});
