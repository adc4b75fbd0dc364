import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';

/** Part of an article: what needs scripts, or the nodes between. */
export type ArticlePart =
  | { kind: 'nodes'; nodes: ArticleNode[] }
  | { kind: 'code'; title: string | undefined; lang: string; nodes: ArticleNode[] }
  | { kind: 'tabs'; group: string; tabs: { label: string; nodes: ArticleNode[] }[] };

/** Split nodes at code blocks and tabs, as `CodeBlock` and `Tabs` drew them. Those inside of lists and the like stay nodes. */
export function splitParts(nodes: readonly ArticleNode[]): ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const node of nodes) {
    const part = typeof node === 'string' ? undefined : (readCode(node) ?? readTabs(node));
    const last = parts.at(-1);
    if (part) parts.push(part);
    else if (last?.kind === 'nodes') last.nodes.push(node);
    else parts.push({ kind: 'nodes', nodes: [node] });
  }
  return parts;
}

function readCode(element: ArticleElement): ArticlePart | undefined {
  const lang = find(element, ({ attributes }) => attributes['data-language'] !== undefined, 2);
  const code = lang && find(element, ({ tag }) => tag === 'pre', 4);
  if (!code) return undefined;
  return {
    kind: 'code',
    title: element.attributes['data-title'],
    lang: lang.attributes['data-language'] ?? '',
    nodes: [code],
  };
}

/** A read article has no list of tabs, and its panels no role. */
function readTabs({ attributes, children }: ArticleElement): ArticlePart | undefined {
  const group = attributes['data-group'];
  if (group === undefined) return undefined;
  const panels = children.filter((child) => typeof child === 'object');
  return {
    kind: 'tabs',
    group,
    tabs: panels.map(({ children: [label, ...nodes] }) => ({ label: textOf(label), nodes })),
  };
}

/** Find the first element that passes a test, at most so many levels below. */
function find(
  { children }: ArticleElement,
  test: (element: ArticleElement) => boolean,
  depth: number,
): ArticleElement | undefined {
  for (const child of children) {
    if (typeof child === 'string') continue;
    const found = test(child) ? child : depth > 1 ? find(child, test, depth - 1) : undefined;
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: ArticleNode | undefined): string =>
  typeof node === 'object' ? node.children.map(textOf).join('') : (node ?? '');
