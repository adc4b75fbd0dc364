import { expect, test } from 'vitest';
import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { optionLists } from './optionLists.ts';

function draw(markdown: string): MarkdownNode[] {
  const tree: MarkdownNode = parseMarkdown(markdown).tree;
  optionLists(tree);
  return tree.children ?? [];
}

test('a table of options is a list of names, each with its details in one line and its text below', () => {
  const [list] = draw(`
| Option | Type | Default | Since | Meaning |
| --- | --- | --- | --- | --- |
| \`path\` | \`string\` | required | ≤ 1.0.0 | Absolute path of the file on the device |
| [\`dryRun\`](#dryrun) | \`boolean\` | \`false\` | 2.0.0 | Sends everything, and writes nothing |
`);
  expect(list?.data?.hName).toBe('dl');
  expect(list?.children?.map((node) => [node.data?.hName, wordsOf(node)])).toEqual([
    ['dt', 'path string required Since: ≤ 1.0.0'],
    ['dd', 'Absolute path of the file on the device'],
    ['dt', 'dryRun boolean Default: false Since: 2.0.0'],
    ['dd', 'Sends everything, and writes nothing'],
  ]);
});

test('the text is in the column that is headed so, and what follows it stays beside the name', () => {
  const [list] = draw(`
| Method | Result | Meaning | adb command |
| --- | --- | --- | --- |
| \`push\` | \`void\` | Writes a file on the device | \`adb push\` |
`);
  expect(list?.children?.map(wordsOf)).toEqual(['push void adb command: adb push', 'Writes a file on the device']);
});

test.each([
  [
    'whose columns have other headings',
    '| Way | Reverse | Since |\n| --- | --- | --- |\n| `open` | The device asks | 1.0.0 |',
  ],
  ['without names in code', '| Step | Page | Meaning |\n| --- | --- | --- |\n| 1 | this page | routes and a server |'],
  [
    'whose texts follow the name',
    '| Error | Meaning | adb |\n| --- | --- | --- |\n| `TypeError` | No such message | 1 |',
  ],
  ['of two columns', '| Error | Meaning |\n| --- | --- |\n| `TypeError` | The version has no such message |'],
])('a table %s stays one', (_what, markdown) => {
  expect(draw(markdown).map(({ type }) => type)).toEqual(['table']);
});

test('a cell of a table with three columns knows the name of its column', () => {
  const [table] = draw('| Step | Page | |\n| --- | --- | --- |\n| 1 | this page | a note |');
  const labels = table?.children?.map(({ children }) => children?.map(({ data }) => data?.hProperties?.['data-label']));
  expect(labels).toEqual([
    [undefined, undefined, undefined],
    ['Step', 'Page', undefined],
  ]);
});

test('the parts of a table have roles, which styles do not take away', () => {
  const [table] = draw('| | Since |\n| --- | --- |\n| open | 1.0.0 |');
  const rolesOf = (node: MarkdownNode): unknown[] => [
    node.data?.hProperties?.role,
    ...(node.children ?? []).filter(({ type }) => type.startsWith('table')).map(rolesOf),
  ];
  expect(table && rolesOf(table)).toEqual(['table', ['row', ['cell'], ['columnheader']], ['row', ['cell'], ['cell']]]);
});
