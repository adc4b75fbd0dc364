import { expect, test } from 'vitest';
import { readScripts } from './readScripts.ts';

test('files and data are no inline scripts, a module is', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>';
  expect(readScripts(html).inlineScripts).toEqual(['m()']);
});

test('an inline script is found wherever it is, and so is one that does not end', () => {
  expect(readScripts('<article><script>a < b</script></article><script>c()').inlineScripts).toEqual(['a < b', 'c()']);
});

test.each([
  ['<html><head lang="en"><title>a</title></head>', true],
  ['<html><body><header>a</header>', false],
])('tells whether there is a head: %s', (html, hasHead) => {
  expect(readScripts(html).hasHead).toBe(hasHead);
});
