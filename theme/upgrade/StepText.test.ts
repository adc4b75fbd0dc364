import { expect, test } from 'vitest';
import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';
import { anchorTo, cutStep } from './StepText.tsx';

const element = (tag: string, attributes: Record<string, string>, ...children: ArticleNode[]): ArticleElement => ({
  tag,
  attributes,
  children,
});
const h = (level: number, id: string) => element(`h${level}`, { id }, id);
const p = (text: string) => element('p', {}, text);

const ARTICLE = element(
  'article',
  {},
  h(1, 'title'),
  element('div', {}, h(2, 'breaking'), h(3, 'a'), p('1'), h(4, 'below'), p('2'), h(3, 'b'), p('3'), h(2, 'new')),
);

test('a step ends at the next heading of its level or above, wherever it is', () => {
  expect(cutStep(ARTICLE, 'a')).toEqual([p('1'), h(4, 'below'), p('2')]);
  expect(cutStep(ARTICLE, 'b')).toEqual([p('3')]);
});

test('an anchor that the guide lacks has no text', () => {
  expect(cutStep(ARTICLE, 'gone')).toEqual([]);
});

test('links to anchors of the guide lead there, and parts of drawings stay', () => {
  const nodes = [p('1'), element('a', { href: '#b' }), element('svg', {}, element('use', { href: '#c' }))];
  expect(anchorTo(nodes, '/a/')).toEqual([
    p('1'),
    element('a', { href: '/a/#b' }),
    element('svg', {}, element('use', { href: '#c' })),
  ]);
});
