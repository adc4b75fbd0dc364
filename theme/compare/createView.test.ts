import { expect, test } from 'vitest';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { ArticleNode } from '../../packages/article-diff/index.ts';
import { textOf } from '../articles/articles.ts';
import { foldUnchanged } from './createView.ts';

const element = (tag: string, ...children: ArticleNode[]): ArticleNode => ({ tag, attributes: {}, children });

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
