import { expect, test } from 'vitest';
import { readArticle } from './readArticle.ts';
import { formatContent, parseArticle } from './testing/articles.ts';

const read = (html: string) => formatContent(readArticle(parseArticle(html), ({ tag }) => tag !== 'button'));

test('an article has what scripts or a click would show: all tabs, and what is folded', () => {
  const panel = '<div role="tabpanel" aria-labelledby="t" data-shown="false"><p>npm</p></div>';
  const tabs = `<div role="tablist"><button>npm</button></div>${panel}<details><summary>More</summary></details>`;
  expect(read(tabs)).toBe('<div><p>npm</p></div><details open=""><summary>More</summary></details>');
});

test('an article is read without what is no text of it', () => {
  expect(read('<p>A<button>Copy</button></p>')).toBe('<p>A</p>');
});
