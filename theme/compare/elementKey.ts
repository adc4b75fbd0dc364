import { routeOf } from '../../common/urls.ts';
import type { ArticleElement, ArticleNode } from '../articles/article.ts';

/** Ids and what refers to them: they differ where a page has one drawing more. */
const UNCOMPARED = new Set(['id', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Write an address as the version's own route, so that it equals the address of the same page in another version. */
export const stripBase = (basePath: string, href: string): string => routeOf(basePath, href) ?? href;

/** Describe an element without its content. Elements with the same key look the same. */
export function elementKey({ tag, attributes }: ArticleElement, basePath: string): string {
  const pairs = Object.keys(attributes)
    .filter((name) => !UNCOMPARED.has(name))
    .sort()
    .map((name) => `${name}=${attributeKey(name, attributes[name] ?? '', basePath)}`);
  return [tag, ...pairs].join('\n');
}

/** Describe an element with its content. */
export function treeKey(node: ArticleNode, basePath: string): string {
  if (typeof node === 'string') return node;
  return `<${elementKey(node, basePath)}>${node.children.map((child) => treeKey(child, basePath)).join('')}</>`;
}

function attributeKey(name: string, value: string, basePath: string): string {
  if (name === 'href' || name === 'src') return stripBase(basePath, value);
  return value.replace(/url\(#[^)]*\)/g, '');
}
