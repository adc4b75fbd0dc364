import { type ArticleElement, type ArticleNode, HEADING } from '../../packages/article-diff/index.ts';

/** Cut a step out of its guide: from its heading to the next of its level or above. */
export function cutStep(article: ArticleElement, anchor: string): ArticleNode[] {
  const { children } = article;
  const start = children.findIndex(
    (node) => typeof node === 'object' && isHeading(node) && node.attributes.id === anchor,
  );
  if (start < 0) {
    const inner = children.map((node) => (typeof node === 'string' ? [] : cutStep(node, anchor)));
    return inner.find((nodes) => nodes.length > 0) ?? [];
  }
  const level = levelOf(children[start]);
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => levelOf(node) <= level);
  return end < 0 ? rest : rest.slice(0, end);
}

const isHeading = ({ tag }: ArticleElement): boolean => HEADING.test(tag);

/** For anything but a heading, one below all headings. */
const levelOf = (node: ArticleNode | undefined): number =>
  typeof node === 'object' && isHeading(node) ? Number(node.tag.slice(1)) : 7;

/** Copy nodes, with links to their page's anchors that work anywhere. */
export function anchorTo(nodes: readonly ArticleNode[], path: string): ArticleNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href } = node.attributes;
    // In a drawing, such an address means a part of the drawing.
    const attributes =
      node.tag === 'a' && href?.startsWith('#') ? { ...node.attributes, href: path + href } : node.attributes;
    return { ...node, attributes, children: anchorTo(node.children, path) };
  });
}
