import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { nameBreaks } from './nameBreaks.ts';

/** List the names in code with a bar where they may break. */
function listNames(markdown: string): string[] {
  const tree: MarkdownNode = parseMarkdown(markdown).tree;
  nameBreaks(tree);
  const list = ({ type, value = '', data, children = [] }: MarkdownNode): string[] =>
    type === 'inlineCode'
      ? [data?.hChildren?.map((child) => child.value ?? '|').join('') ?? value]
      : children.flatMap(list);
  return list(tree);
}

test('long names break between their words, but for those of the first column of a table', () => {
  const row = '| `AdbDaemonTransport` | [`AdbServerClient.createTransport`](/a/) and `open` | `persist.adb.tcp.port` |';
  expect(listNames(`| A | B | C |\n| --- | --- | --- |\n${row}\n\nWords with \`AdbServerClient\`.`)).toEqual([
    'AdbDaemonTransport',
    'Adb|Server|Client.|create|Transport',
    'open',
    'persist.|adb.|tcp.|port',
    'Adb|Server|Client',
  ]);
});
