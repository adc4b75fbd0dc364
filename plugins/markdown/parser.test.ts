import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { keepAttributes } from './parser.ts';

test('an image that the framework made a component keeps its size', () => {
  const image: MarkdownNode = {
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [{ type: 'mdxJsxAttribute', name: 'alt', value: 'A' }],
    data: { hProperties: { width: '20' } },
  };
  const paragraph = { type: 'paragraph', children: [image] };
  keepAttributes({ type: 'root', children: [paragraph] }, 'a.md');
  expect(paragraph.children[0]?.attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'alt', value: 'A' },
    { type: 'mdxJsxAttribute', name: 'width', value: '20' },
  ]);
});
