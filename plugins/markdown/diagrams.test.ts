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
  diagrams()(tree, 'a.md');
  return tree.children;
};

test('diagrams are counted through the page, inside of lists too', () => {
  const [first, list] = draw(right(), { type: 'list', children: [{ type: 'listItem', children: [right()] }] });
  const second = list?.children?.[0]?.children?.[0];
  expect([first, second].map((node) => node?.data?.hProperties?.captionId)).toEqual([
    '~diagram1-caption',
    '~diagram2-caption',
  ]);
});
