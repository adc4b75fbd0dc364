import { expect, test } from 'vitest';
import { addLines } from './apiFacts.ts';
import type { MarkdownNode } from './markdownElement.ts';

const code = (line: number): MarkdownNode => ({ type: 'code', position: { start: { line }, end: { line } } });

test('lines stand behind the block that ends at their number, also inside other blocks', () => {
  const tree: MarkdownNode = { type: 'root', children: [code(1), { type: 'list', children: [code(5), code(9)] }] };

  addLines(tree, new Map([[5, ['`a`: since 1.0.0']]]));

  const line = {
    type: 'docsElement',
    data: { hName: 'docs-api-facts', hProperties: {} },
    children: [
      { type: 'inlineCode', value: 'a' },
      { type: 'text', value: ': since 1.0.0' },
    ],
  };
  expect(tree.children).toEqual([code(1), { type: 'list', children: [code(5), line, code(9)] }]);
});
