import { DomUtils, parseDocument } from 'htmlparser2';
import { isOwnPart } from '../../common/articleParts.ts';
import {
  type ArticleElement,
  type ArticleVersion,
  createMeasure,
  readArticle,
  toArticle,
} from '../../packages/article-diff/index.ts';

/** The article of a page in one version. */
export interface Article {
  versionName: string;
  basePath: string;
  html: string;
}

export interface ArticlePair<Of extends Article = Article> {
  older: Of;
  newer: Of;
  /** Equal for equal measures. */
  key: string;
}

/** Measure how many percent of the words differ in pairs of versions of one page, by their keys. It parses each article once. */
export function measurePage(pairs: readonly ArticlePair[]): Record<string, number> {
  const measure = createMeasure();
  const articles = new Map<Article, ArticleVersion>();
  const read = (version: Article): ArticleVersion => {
    const { html, basePath, versionName } = version;
    const known = articles.get(version) ?? { article: parseArticle(html), basePath, versionName };
    articles.set(version, known);
    return known;
  };
  const percents: Record<string, number> = {};
  for (const { older, newer, key } of pairs) percents[key] ??= measure(read(older), read(newer));
  return percents;
}

/** Read a page's own article, as readers compare it. It is empty where the page has none. */
function parseArticle(html: string): ArticleElement {
  const found = DomUtils.findOne(({ attribs }) => attribs['data-article'] !== undefined, parseDocument(html).children);
  return readArticle(found ? toArticle(found) : { tag: 'article', attributes: {}, children: [] }, isOwnPart);
}
