import type { ArticleElement, ArticleNode, ChangeKind } from './types.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that hold only certain elements: a word for screen readers stands in the first cell, item or line below them. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

export interface NodeOptions {
  /** Words for screen readers ahead of what changed. */
  kinds: Record<ChangeKind, string>;
  /** Class that hides a text from sight alone. */
  hiddenClass: string | undefined;
}

/** Create the nodes of a merged article. Its parts come from pages of this site, which a build has checked. */
export function createNodes(nodes: readonly ArticleNode[], options: NodeOptions): Node[] {
  return nodes.map((node) => (typeof node === 'string' ? document.createTextNode(node) : createElement(node, options)));
}

function createElement(
  { tag, attributes, children }: ArticleElement,
  options: NodeOptions,
  namespace?: string,
): Element {
  const ns = tag === 'svg' ? SVG : namespace;
  const element = ns ? document.createElementNS(ns, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) element.append(typeof child === 'string' ? child : createElement(child, options, ns));
  const kind = kindOf(tag, attributes);
  if (kind && !ns) speak(element, options.kinds[kind], options.hiddenClass);
  return element;
}

function kindOf(tag: string, attributes: Record<string, string>): ChangeKind | undefined {
  if (tag === 'ins') return 'added';
  if (tag === 'del') return 'removed';
  const kind = attributes['data-change'];
  // Words that changed speak for themselves.
  return kind === 'added' || kind === 'removed' || kind === 'moved' ? kind : undefined;
}

function speak(element: Element, word: string, hiddenClass = ''): void {
  let target = element;
  while (target.matches(CONTAINERS) && target.firstElementChild) target = target.firstElementChild;
  const spoken = document.createElement('span');
  spoken.className = hiddenClass;
  spoken.textContent = `${word}: `;
  target.prepend(spoken);
}
