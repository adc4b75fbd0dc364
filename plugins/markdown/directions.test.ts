import { expect, test } from 'vitest';
import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { directions } from './directions.ts';

/** List the words of the blocks that decide their direction by themselves. */
function listMarked(markdown: string): string[] {
  const tree: MarkdownNode = parseMarkdown(markdown).tree;
  directions(tree);
  const list = (node: MarkdownNode): string[] =>
    node.data?.hProperties?.dir === 'auto' ? [wordsOf(node)] : (node.children ?? []).flatMap(list);
  return list(tree);
}

test.each([
  ['Plain words.\n\n- one\n\n> two', []],
  ['Plain words.\n\nשלום to all', ['שלום to all']],
  ['# مرحبا', ['مرحبا']],
  ['- אחד\n- שתיים', ['אחדשתיים']],
  ['> שלום\n\nEnglish', ['שלום']],
  ['| Word | Meaning |\n| --- | --- |\n| hello | שלום |', ['שלום']],
])('%j lets these blocks decide their direction: %j', (markdown, marked) => {
  expect(listMarked(markdown)).toEqual(marked);
});
