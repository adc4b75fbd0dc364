import { useEffect, useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageHistory.ts';
import { loadArticle } from '../articles/loadArticle.ts';
import { compareArticles } from './compareArticles.ts';
import type { Comparison } from './types.ts';

/** A page in one of the two versions. */
export interface ComparedVersion {
  name: string;
  label: string;
  /** Base path of the version's pages. */
  basePath: string;
  /** Pathname of the page; undefined where the version lacks it. */
  path: string | undefined;
}

/** How far a comparison is. */
export type ComparisonState = { status: 'loading' } | { status: 'failed' } | { status: 'done'; comparison: Comparison };

/** Find a page in a version of the manifest; undefined where there is no such version. */
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

/** Load a page in two versions, and compare them. `attempt` is another number for each try. */
export function useComparison(
  from: ComparedVersion | undefined,
  to: ComparedVersion | undefined,
  attempt: number,
): ComparisonState {
  const [state, setState] = useState<ComparisonState & { key?: string }>({ status: 'loading' });
  const key = from?.path && to?.path ? `${from.path} ${to.path} ${attempt}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for both pages.
  useEffect(() => {
    if (!from?.path || !to?.path || key === undefined) return;
    let isCurrent = true;
    Promise.all([loadArticle(from.path), loadArticle(to.path)]).then(
      ([before, after]) => {
        if (!isCurrent) return;
        const comparison = compareArticles(
          { article: before, versionName: from.name, basePath: from.basePath },
          { article: after, versionName: to.name, basePath: to.basePath },
        );
        setState({ status: 'done', comparison, key });
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

  return state.key === key ? state : { status: 'loading' };
}
