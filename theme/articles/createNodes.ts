import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Called for each created element outside of drawings. */
type OnElement = (element: Element, source: ArticleElement) => void;

/** Create the nodes of an article. A build of this site has checked its parts. */
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
