import { expect, test } from 'vitest';
import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';
import { anchorTo, cutStep, joinPairs } from './stepNodes.ts';

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

const code = (...lines: string[]) => {
  const spans = lines.map((line) => element('span', { class: 'line' }, line));
  return element(
    'div',
    { 'data-block': '' },
    element('div', {}, 'ts'),
    element('div', {}, element('pre', {}, element('code', {}, ...spans))),
  );
};

test('code of before and of after is one block, which has the code of after', () => {
  const joined = joinPairs([
    p('1'),
    '\n',
    p('Before:'),
    '\n',
    code('a one', 'c'),
    '\n',
    p('After:'),
    '\n',
    code('a two', 'c'),
    p('2'),
  ]);
  expect(joined).toMatchObject([p('1'), { attributes: { 'data-code': 'a twoc' } }, p('2')]);
  expect(JSON.stringify(joined[1])).toMatch(/"removed".*"a one".*"added".*"a two".*"c"/);
});

test.each([
  ['a text between', [p('Before:'), code('a'), p('1'), p('After:'), code('b')]],
  ['no code of before', [p('Before:'), p('1'), p('After:'), code('b')]],
])('with %s, code stays as it is', (_what, nodes) => {
  expect(joinPairs(nodes)).toEqual(nodes);
});
