import { expect, test } from 'vitest';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';
import { textOf } from '../articles/articles.ts';
import { foldUnchanged, hasUnchanged } from './createView.ts';

const element = (tag: string, ...children: ArticleNode[]): ArticleElement => ({ tag, attributes: {}, children });

test('what has no change is folded, but the headings above a change stay', () => {
  const blocks = [
    element('h2', 'Boats'),
    element('p', 'The same.'),
    element('ul', 'The same.'),
    element('h3', 'Sails'),
    element('p', 'A ', element('ins', 'new'), ' one.'),
    element('h3', 'Oars'),
    element('p', 'The same.'),
  ];
  expect(foldUnchanged(blocks, (block) => block).map(textOf)).toEqual([
    'Boats',
    `${words.unchanged(2)}The same.The same.`,
    'Sails',
    'A new one.',
    `${words.unchanged(2)}OarsThe same.`,
  ]);
});

test('nothing can be folded where each part has a change, or is a heading above one', () => {
  const changed = [element('h2', 'Boats'), ' ', element('p', element('del', 'Old.'))];
  expect(hasUnchanged(element('article', ...changed))).toBe(false);
  expect(hasUnchanged(element('article', ...changed, element('p', 'The same.')))).toBe(true);
});
