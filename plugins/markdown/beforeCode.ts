import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';

/** Colour code of before an upgrade. It is written as text, because it does not compile any more. */
export function beforeCode({ children = [] }: MarkdownNode): void {
  for (const [index, node] of children.entries())
    if (node.type === 'code' && node.lang === 'text' && wordsOf(children[index - 1] ?? node) === words.before)
      node.lang = 'ts';
}
