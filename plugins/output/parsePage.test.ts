import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { parsePage } from './parsePage.ts';

test('the article is a tree, with elements that have no end of their own', () => {
  const { article } = parsePage(
    '<nav><b>Menu</b></nav><article data-article=""><p>a<br>b<p>c<img src="/x.png"></article>d',
  );
  expect(DomUtils.getOuterHTML(article ? [article] : [])).toBe(
    '<article data-article><p>a<br>b</p><p>c<img src="/x.png"></p></article>',
  );
});

test('a page without an article has none', () => {
  expect(parsePage('<p>Nothing').article).toBeNull();
});

test('ids are those of the whole page', () => {
  expect(parsePage('<nav id="a"></nav><article data-article=""><h2 id="b"></h2></article><p id="c">').ids).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('files and data are no inline scripts, a module is', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>';
  expect(parsePage(html).inlineScripts).toEqual(['m()']);
});

test('an inline script in the article is found, and so is one that does not end', () => {
  expect(parsePage('<article data-article=""><script>a < b</script></article><script>c()').inlineScripts).toEqual([
    'a < b',
    'c()',
  ]);
});

test.each([
  ['<html><head lang="en"><title>a</title></head>', true],
  ['<html><body><header>a</header>', false],
])('tells whether there is a head: %s', (html, hasHead) => {
  expect(parsePage(html).hasHead).toBe(hasHead);
});
