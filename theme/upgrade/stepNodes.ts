import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import { type ArticleElement, type ArticleNode, compareArticles } from '../../packages/article-diff/index.ts';
import { isHeading, listSection, textOf } from '../articles/articles.ts';

/** Cut a step out of its guide: from its heading to the next of its level or above. */
export function cutStep({ children }: ArticleElement, anchor: string): ArticleNode[] {
  const start = children.findIndex((node) => isHeading(node) && node.attributes.id === anchor);
  if (start >= 0) return listSection(children, start);
  const inner = children.map((node) => (typeof node === 'string' ? [] : cutStep(node, anchor)));
  return inner.find((nodes) => nodes.length > 0) ?? [];
}

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

/** Join code of before and code of after, each below a line that says so, to one block that shows what differs. */
export function joinPairs(nodes: readonly ArticleNode[]): ArticleNode[] {
  const [before, old, after, block, ...rest] = nodes.filter((node) => typeof node === 'object' || node.trim() !== '');
  if (!before) return [];
  const [from, to] = [findCode(old), findCode(block)];
  if (!from || !to || !isElement(block) || textOf(before) !== words.before || textOf(after) !== words.after)
    return [before, ...joinPairs(nodes.slice(nodes.indexOf(before) + 1))];
  const read = (code: ArticleElement) => ({
    article: { tag: 'div', attributes: {}, children: [code] },
    versionName: '',
    basePath: '/',
  });
  const { children } = compareArticles(read(from), read(to), { hasWholeLines: true }).article;
  // What the button copies.
  const attributes = { ...block.attributes, 'data-code': textOf(to) };
  return [{ ...replacePre(block, children), attributes }, ...joinPairs(rest)];
}

/** Find the `<pre>` of a block of code. */
const findCode = (node: ArticleNode | undefined): ArticleElement | undefined =>
  isElement(node) && node.attributes['data-block'] !== undefined ? findPre(node) : undefined;

const findPre = (element: ArticleElement): ArticleElement | undefined =>
  element.tag === 'pre'
    ? element
    : element.children
        .filter(isElement)
        .map(findPre)
        .find((found) => found !== undefined);

const replacePre = (element: ArticleElement, nodes: ArticleNode[]): ArticleElement => ({
  ...element,
  children: element.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    return child.tag === 'pre' ? nodes : [replacePre(child, nodes)];
  }),
});

const isElement = (node: ArticleNode | undefined): node is ArticleElement => typeof node === 'object';
