import { expect, test } from 'vitest';
import type { MarkdownNode } from './markdownElement.ts';
import { keepAttributes } from './parser.ts';

test('an image that the framework made a component keeps its size', () => {
  const image: MarkdownNode = {
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [{ type: 'mdxJsxAttribute', name: 'alt', value: 'A' }],
    data: { hProperties: { width: '20' } },
  };
  keepAttributes({ type: 'root', children: [{ type: 'paragraph', children: [image] }] });
  expect(image.attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'alt', value: 'A' },
    { type: 'mdxJsxAttribute', name: 'width', value: '20' },
  ]);
});
