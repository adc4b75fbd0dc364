import type { ArticleElement, ArticleNode } from './article.ts';

/** Ids and references to them: one more drawing changes them. */
const UNCOMPARED = new Set(['id', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Strip the base path, so that addresses of versions are equal. */
const stripBase = (basePath: string, href: string): string =>
  href.startsWith(basePath) ? href.slice(basePath.length - 1) : href;

/** Describe an element without content. */
export function elementKey({ tag, attributes }: ArticleElement, basePath: string): string {
  const pairs = Object.keys(attributes)
    .filter((name) => !UNCOMPARED.has(name))
    .sort()
    .map((name) => `${name}=${attributeKey(name, attributes[name] ?? '', basePath)}`);
  return [tag, ...pairs].join('\n');
}

/** Describe an element with content. */
export function treeKey(node: ArticleNode, basePath: string): string {
  if (typeof node === 'string') return node;
  return `<${elementKey(node, basePath)}>${node.children.map((child) => treeKey(child, basePath)).join('')}</>`;
}

function attributeKey(name: string, value: string, basePath: string): string {
  if (name === 'href' || name === 'src') return stripBase(basePath, value);
  return value.replace(/url\(#[^)]*\)/g, '');
}
