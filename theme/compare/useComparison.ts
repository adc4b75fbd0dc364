import { useEffect, useState } from 'react';
import { isOwnPart } from '../../common/articleParts.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageHistory.ts';
import { type Comparison, compareArticles, readArticle } from '../../packages/article-diff/index.ts';
import { loadArticle } from '../articles/loadArticle.ts';
import { LOADING, type Loadable } from '../ui/loadable.ts';

export interface ComparedVersion {
  name: string;
  label: string;
  basePath: string;
  path: string | undefined;
}

/** Find a page in a version; undefined where there is no such version. */
export function findVersion(
  { versions }: Manifest,
  history: PageHistory | undefined,
  versionName: string | undefined,
): ComparedVersion | undefined {
  const version = versions.find(({ name }) => name === versionName);
  if (!version) return undefined;
  const entry = history?.find(({ name, change }) => name === version.name && change !== 'missing');
  return { name: version.name, label: version.label, basePath: version.path, path: entry?.path };
}

/** Load and compare a page in two versions. A new `attempt` tries again. */
export function useComparison(
  from: ComparedVersion | undefined,
  to: ComparedVersion | undefined,
  attempt: number,
): Loadable<Comparison> {
  const [state, setState] = useState<Loadable<Comparison> & { key?: string }>(LOADING);
  const key = from?.path && to?.path ? `${from.path} ${to.path} ${attempt}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names both pages.
  useEffect(() => {
    if (!from?.path || !to?.path || key === undefined) return;
    let isCurrent = true;
    Promise.all([loadArticle(from.path), loadArticle(to.path)]).then(
      ([before, after]) => {
        if (!isCurrent) return;
        const value = compareArticles(
          { article: readArticle(before, isOwnPart), versionName: from.name, basePath: from.basePath },
          { article: readArticle(after, isOwnPart), versionName: to.name, basePath: to.basePath },
        );
        setState({ status: 'done', value, key });
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setState({ status: 'failed', key });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return state.key === key ? state : LOADING;
}
