import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { buttons, columns, leavesOut, nameTabs, tabs } from './comments.ts';
import { type Change, remark } from './markdownElement.ts';

const html = (value: string, line = 1) => ({ type: 'html', value, position: { start: { line } } });
const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const label = (value: string) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

/** Change the page `docs/a.md`, as the compiler does. */
function fold(change: Change, blocks: MarkdownNode[]): MarkdownNode[] {
  const tree = { type: 'root', children: blocks };
  const [plugin] = remark('/content', [change]).markdown?.remarkPlugins ?? [];
  // The one that is created there.
  const attach = plugin as () => (tree: MarkdownNode, file: { path: string }) => void;
  attach()(tree, { path: '/content/a.md' });
  return tree.children;
}

const foldTabs = (blocks: MarkdownNode[]) => fold(tabs, blocks);

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

test('a label is its words', () => {
  const formatted = {
    type: 'paragraph',
    position: { start: { line: 5 } },
    children: [
      {
        type: 'strong',
        children: [
          { type: 'inlineCode', value: 'adb' },
          { type: 'text', value: ' shell' },
        ],
      },
    ],
  };
  const blocks = [html('<!-- tabs: runtime -->'), formatted, text('a'), html('<!-- /tabs -->')];
  expect(foldTabs(blocks)[0]?.children?.[0]?.data?.hProperties).toEqual({ label: 'adb shell' });
});

test('tabs of a page are numbered, and named by the heading above', () => {
  const heading = (value: string) => ({ type: 'heading', children: [{ type: 'text', value }] });
  const group = (name: string) => [html(`<!-- tabs: ${name} -->`), label('Web'), text('a'), html('<!-- /tabs -->')];
  const page = fold(tabs, [heading('Open'), ...group('a'), heading('Close'), ...group('b')]);
  nameTabs({ type: 'root', children: page });
  expect(page.flatMap(({ data }) => data?.hProperties ?? [])).toEqual([
    { group: 'a', number: '1', heading: 'Open' },
    { group: 'b', number: '2', heading: 'Close' },
  ]);
});

test('columns hold the blocks between their comments, and their page alone imports the component', () => {
  const page = [html('<!-- columns -->'), text('a'), text('b'), html('<!-- /columns -->'), text('c')];
  const [imports, row, after] = fold(columns('/theme/Columns.tsx'), page);
  expect([imports?.type, row?.name, row?.children, after]).toEqual([
    'mdxjsEsm',
    'DocsColumns',
    [text('a'), text('b')],
    text('c'),
  ]);
  expect(fold(columns('/theme/Columns.tsx'), [text('a')])).toEqual([text('a')]);
});

test('the list below the comment for buttons is marked, another one is not', () => {
  const [first, second] = [{ type: 'list' }, { type: 'list' }];
  fold(buttons, [html('<!-- buttons -->'), first, second]);
  expect([first, second]).toEqual([{ type: 'list', data: { hProperties: { 'data-buttons': '' } } }, { type: 'list' }]);
});

test.each([
  ['<!-- unreleased -->\n\nSoon.\n\n<!-- /unreleased -->\n', 'latest', true],
  ['<!-- unreleased -->\n\nSoon.\n\n<!-- /unreleased -->\n', 'next', false],
  ['What is unreleased has a comment.\n', 'latest', false],
] as const)('only a released version leaves out what is unreleased: %j in %s', (markdown, role, isLeftOut) => {
  expect(leavesOut(parseMarkdown(markdown).model, role)).toBe(isLeftOut);
});
