import { expect, test } from 'vitest';
import { createDrawPreview, drawTabs, foldPairs, markButtons } from './comments.ts';
import type { MarkdownNode } from './markdownElement.ts';

const html = (value: string, line = 1) => ({ type: 'html', value, position: { start: { line } } });
const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const label = (value: string) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

function foldTabs(blocks: MarkdownNode[]): MarkdownNode[] {
  const tree = { type: 'root', children: blocks };
  foldPairs(tree, 'docs/a.md', 'tabs', drawTabs);
  return tree.children;
}

const drawPreview = createDrawPreview({ 'tide-table': { title: 'Tide table', minHeights: [1, 2, 3] } });
const foldPreview = (name: string, blocks: MarkdownNode[]) =>
  foldPairs(
    { type: 'root', children: [html(`<!-- preview: ${name} -->`, 7), ...blocks, html('<!-- /preview -->')] },
    'docs/a.md',
    'preview',
    drawPreview,
  );

test('bold paragraphs between the comments become tabs with what follows them', () => {
  const blocks = [
    text('before'),
    html('<!-- tabs: runtime -->'),
    label('Web'),
    text('a'),
    text('b'),
    label('Node.js'),
    text('c'),
    html('<!-- /tabs -->'),
    text('after'),
  ];
  const [before, group, after] = foldTabs(blocks);
  expect([before, after]).toEqual([text('before'), text('after')]);
  expect(group?.data).toEqual({ hName: 'docs-tabs', hProperties: { group: 'runtime' } });
  expect(group?.children?.map(({ data, children }) => [data?.hProperties?.label, children])).toEqual([
    ['Web', [text('a'), text('b')]],
    ['Node.js', [text('c')]],
  ]);
});

test('bold text outside of tabs stays a paragraph', () => {
  expect(foldTabs([label('Web')])).toEqual([label('Web')]);
});

test('words before the first label of tabs are an error', () => {
  expect(() => foldTabs([html('<!-- tabs: runtime -->', 3), text('a'), html('<!-- /tabs -->')])).toThrow(
    'docs/a.md:3: The tabs "runtime" begin without a label',
  );
});

test.each<[string, string, MarkdownNode[], string]>([
  ['an unknown name', 'tides', [text('a')], 'docs/a.md:7: The preview "tides" is unknown. There are: tide-table.'],
  ['an empty fallback', 'tide-table', [], 'no text for readers without scripts'],
  ['a fallback of code alone', 'tide-table', [{ type: 'code' }], 'no text for readers without scripts'],
  ['a heading in the fallback', 'tide-table', [{ type: 'heading' }, text('a')], 'A heading is inside'],
])('%s is an error in a preview', (_, name, blocks, message) => {
  expect(() => foldPreview(name, blocks)).toThrow(message);
});

test('the list below the comment for buttons is marked, another one is not', () => {
  const [first, second] = [{ type: 'list' }, { type: 'list' }];
  markButtons({ type: 'root', children: [html('<!-- buttons -->'), first, second] });
  expect([first, second]).toEqual([{ type: 'list', data: { hProperties: { 'data-buttons': '' } } }, { type: 'list' }]);
});

test('a comment for buttons without a list is an error', () => {
  expect(() => markButtons({ type: 'root', children: [html('<!-- buttons -->'), text('a')] })).toThrow(
    'No list of links',
  );
});
