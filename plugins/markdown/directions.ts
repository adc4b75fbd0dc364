import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';

/** Of scripts that are read from right to left. */
const LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

const BLOCKS = ['paragraph', 'heading', 'list', 'blockquote', 'tableCell', 'dt', 'dd'];

/** Let the first letters of a block with letters from right to left decide its direction. What is in it follows. */
export function directions(node: MarkdownNode): void {
  if (BLOCKS.includes(node.data?.hName ?? node.type) && LETTER.test(wordsOf(node)))
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dir: 'auto' } };
  else node.children?.forEach(directions);
}
