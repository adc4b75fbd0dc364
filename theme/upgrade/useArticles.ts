import { useEffect, useState } from 'react';
import { isOwnPart } from '../../common/articleParts.ts';
import { type ArticleElement, readArticle } from '../../packages/article-diff/index.ts';
import { loadArticle } from '../articles/loadArticle.ts';

/** By path; null where it could not be loaded. */
export type Articles = ReadonlyMap<string, ArticleElement | null>;

/** Load the articles of pages, each once. `retry` loads failed ones again. */
export function useArticles(paths: readonly string[]): { articles: Articles; retry: () => void } {
  const [articles, setArticles] = useState<Articles>(new Map());
  const missing = paths.filter((path) => !articles.has(path)).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    Promise.all(missing.split(' ').map(async (path) => [path, await loadOrNull(path)] as const)).then((loaded) => {
      if (isCurrent) setArticles((known) => new Map([...known, ...loaded]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  const retry = () => setArticles((known) => new Map([...known].filter(([, article]) => article)));
  return { articles, retry };
}

async function loadOrNull(path: string): Promise<ArticleElement | null> {
  try {
    return readArticle(await loadArticle(path), isOwnPart);
  } catch (error) {
    console.error(error);
    return null;
  }
}
