import type { ArticleElement, ArticleNode } from './article.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Hears of each element that was created; of those in a drawing it does not. */
type OnElement = (element: Element, source: ArticleElement) => void;

/** Create the nodes of an article. Its parts come from pages of this site, which a build has checked. */
export function createNodes(nodes: readonly ArticleNode[], onElement: OnElement = () => undefined): Node[] {
  return nodes.map((node) =>
    typeof node === 'string' ? document.createTextNode(node) : createElement(node, onElement),
  );
}

function createElement(source: ArticleElement, onElement: OnElement, namespace?: string): Element {
  const { tag, attributes, children } = source;
  const ns = tag === 'svg' ? SVG : namespace;
  const element = ns ? document.createElementNS(ns, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) element.append(typeof child === 'string' ? child : createElement(child, onElement, ns));
  if (!ns) onElement(element, source);
  return element;
}
