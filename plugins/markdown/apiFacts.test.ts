import { expect, test } from 'vitest';
import { readPage } from '../../common/docs/pageModel.ts';
import { addLines } from './apiFacts.ts';
import type { MarkdownNode } from './markdownElement.ts';

const heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Signature' }] };
const code = (value: string): MarkdownNode => ({ type: 'code', lang: 'ts', value });

test('lines are behind the block that they describe, also inside other blocks', () => {
  const tree: MarkdownNode = {
    type: 'root',
    children: [code('a'), heading, { type: 'list', children: [code('b'), code('c')] }],
  };
  readPage(tree);
  addLines(tree, ({ isSignature, code }) => (isSignature && code === 'b' ? ['`b`: since 1.0.0'] : []));
  const types = (node: MarkdownNode): unknown[] =>
    (node.children ?? []).map((child) => (child.children ? types(child) : (child.value ?? child.type)));
  expect(types(tree)).toEqual(['a', ['Signature'], ['b', ['b', ': since 1.0.0'], 'c']]);
});
