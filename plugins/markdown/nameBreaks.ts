import type { MarkdownNode } from '../../common/docs/markdownNode.ts';

/** Between the words of a name, and after the signs that join names. */
const BREAK = /(?<=[a-z0-9])(?=[A-Z])|(?<=[._(,:/])(?=\w)/;

/** Shorter names fit into any column. */
const LONG = 12;

/** Let long names in code break between their words, but for those of the first column of a table, which names its rows. */
export function nameBreaks(node: MarkdownNode): void {
  const { type, value = '', children = [] } = node;
  (type === 'tableRow' ? children.slice(1) : children).forEach(nameBreaks);
  if (type !== 'inlineCode' || value.length <= LONG) return;
  const hChildren = value.split(BREAK).flatMap((part, index) => {
    const text = { type: 'text', value: part };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
  node.data = { ...node.data, hChildren };
}
