import { type ArticleElement, type ArticleNode, type ChangeKind, HEADING } from '../../packages/article-diff/index.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { strings } from '../site/strings.ts';
import hidden from '../ui/VisuallyHidden.module.css';

const articles = new Map<string, Promise<ArticleElement>>();

/** Load the article of a page as it is read, once. Rejects where the page cannot be loaded or has no article. */
export function loadArticle(path: string): Promise<ArticleElement> {
  const article = articles.get(path) ?? fetchArticle(path);
  articles.set(path, article);
  article.catch(() => articles.delete(path));
  return article;
}

async function fetchArticle(path: string): Promise<ArticleElement> {
  const response = await fetchFile(path);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = document.querySelector('[data-article]');
  if (!article) throw new Error(strings.site.cannotLoadFile({ href: path, status: response.status }));
  return readElement(article);
}

function readElement(element: Element): ArticleElement {
  const children = [...element.childNodes].flatMap((node): ArticleNode[] => {
    if (node instanceof Element) return [readElement(node)];
    return node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [];
  });
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return { tag: element.localName, attributes, children };
}

export const textOf = (node: ArticleNode | undefined): string =>
  typeof node === 'object' ? node.children.map(textOf).join('') : (node ?? '');

export const isHeading = (node: ArticleNode | undefined): node is ArticleElement =>
  typeof node === 'object' && HEADING.test(node.tag);

/** List what follows a heading, up to the next of its level or above. */
export function listSection(nodes: readonly ArticleNode[], index: number): ArticleNode[] {
  // For anything but a heading, one below all headings.
  const levelOf = (node: ArticleNode | undefined) => (isHeading(node) ? Number(node.tag.slice(1)) : 7);
  const rest = nodes.slice(index + 1);
  const end = rest.findIndex((node) => levelOf(node) <= levelOf(nodes[index]));
  return end < 0 ? rest : rest.slice(0, end);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Create the nodes of an article. A build of this site has checked its parts. `kinds` are words for screen readers, before what a
 * comparison marked.
 */
export function createNodes(nodes: readonly ArticleNode[], kinds: Record<ChangeKind, string>): Node[] {
  const create = (node: ArticleNode, namespace?: string): Node => {
    if (typeof node === 'string') return document.createTextNode(node);
    const ns = node.tag === 'svg' ? SVG : namespace;
    const element = ns ? document.createElementNS(ns, node.tag) : document.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    for (const child of node.children) element.append(create(child, ns));
    // An empty line of code needs no announcement, either.
    const kind = ns || node.children.length === 0 ? undefined : kindOf(node);
    if (kind) speak(element, kinds[kind]);
    return element;
  };
  return nodes.map((node) => create(node));
}

function kindOf({ tag, attributes }: ArticleElement): ChangeKind | undefined {
  if (tag === 'ins') return 'added';
  if (tag === 'del') return 'removed';
  const kind = attributes['data-change'];
  // Changed words need no announcement.
  return kind === 'added' || kind === 'removed' ? kind : undefined;
}

/** The word is in the first cell, item or line below these elements, which hold only certain others. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

function speak(element: Element, word: string): void {
  let target = element;
  while (target.matches(CONTAINERS) && target.firstElementChild) target = target.firstElementChild;
  const spoken = document.createElement('span');
  spoken.className = hidden.root ?? '';
  spoken.textContent = `${word}: `;
  target.prepend(spoken);
}
