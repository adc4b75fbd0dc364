import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { diagrams } from './diagrams.ts';

const fence = (meta: string | null, value: string, line = 1): MarkdownNode => ({
  type: 'code',
  lang: 'mermaid',
  meta,
  value,
  position: { start: { line } },
});
const right = () => fence('title="How it opens."', 'sequenceDiagram\naccDescr: Words.\nA->>B: OPEN');
const draw = (...children: MarkdownNode[]) => {
  const tree = { type: 'root', children };
  diagrams(tree);
  return tree.children;
};

test('diagrams are counted through the page, inside of lists too', () => {
  const [first, list] = draw(right(), { type: 'list', children: [{ type: 'listItem', children: [right()] }] });
  const second = list?.children?.[0]?.children?.[0];
  expect([first, second].map((node) => node?.data?.hProperties?.captionId)).toEqual([
    'diagram1-caption',
    'diagram2-caption',
  ]);
});

test.each([
  [fence(null, 'sequenceDiagram\naccDescr: Words.\nA->>B: C', 12), 12, 'The diagram has no caption'],
  [fence('title="A."', 'pie\naccDescr: Words.', 9), 9, 'The diagram "A." cannot be drawn: Invalid mermaid header'],
])('a diagram that lacks something stops the build', (node, line, message) => {
  expect(() => draw(node)).toThrow(expect.objectContaining({ line, message: expect.stringContaining(message) }));
});
