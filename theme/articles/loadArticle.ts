import type { ArticleElement, ArticleNode } from '../../packages/article-diff/index.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { strings } from '../site/strings.ts';

/** Fetch the article of a page. Rejects where the page cannot be loaded or has no article. */
export async function loadArticle(path: string): Promise<ArticleElement> {
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
