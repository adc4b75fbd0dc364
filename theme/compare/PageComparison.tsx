import { useMemo, useState } from 'react';
import { isOwnPart } from '../../common/articleParts.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory, PageInVersion } from '../../common/pageMap.ts';
import type { CompareAddress } from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { type Comparison, compareArticles, readArticle } from '../../packages/article-diff/index.ts';
import { loadArticle } from '../articles/articles.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { type Loadable, useLoadable } from '../ui/loadable.ts';
import { ComparedArticle } from './ComparedArticle.tsx';
import styles from './ComparePage.module.css';

interface Props {
  manifest: Manifest;
  /** Versions that have the page. */
  history: PageHistory;
  from?: string | undefined;
  to?: string | undefined;
  isWhole?: boolean | undefined;
  change: (part: Partial<CompareAddress>) => void;
  /** Where the reader left the page, in pixels. */
  keptTop: number | undefined;
}

/** Compare one page in two versions. */
export function PageComparison({ manifest, history, from, to, isWhole = false, change, keptTop }: Props) {
  const [attempt, setAttempt] = useState(0);
  const labelOf = (name: string) => manifest.versions.find((version) => version.name === name)?.label ?? name;
  const [before, after] = [from, to].map((name) => history.find((page) => page.name === name));
  const state = useComparison(manifest, before, after, attempt);
  if (!before || !after) {
    const only = before ?? after;
    return (
      <>
        <p role="status">{only ? words.onlyIn(labelOf(only.name)) : words.nowhere}</p>
        <p>{words.elsewhere}</p>
        <ul className={styles.list}>
          {history.map(({ name, path, title }) => (
            <li key={name}>
              <a href={path}>{strings.versions.notFound.pageInVersion(title, labelOf(name))}</a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (state.status === 'failed')
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>{strings.ui.retry}</Button>
      </div>
    );
  if (state.status !== 'done') return <p role="status">{words.loading}</p>;
  return (
    <>
      <p className={styles.links}>
        {[before, after].map(({ name, path }) => (
          <a key={name} href={path}>
            {words.readPage(labelOf(name))}
          </a>
        ))}
      </p>
      {state.value.changes.length === 0 ? (
        <p role="status">{words.same}</p>
      ) : (
        <ComparedArticle
          key={`${before.path} ${after.path}`}
          comparison={state.value}
          isWhole={isWhole}
          onWhole={(isWhole) => change({ isWhole: isWhole || undefined })}
          keptTop={keptTop}
        />
      )}
    </>
  );
}

/** Load and compare a page in two versions. A new `attempt` tries again. */
function useComparison(
  { versions }: Manifest,
  before: PageInVersion | undefined,
  after: PageInVersion | undefined,
  attempt: number,
): Loadable<Comparison> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the pages again.
  const load = useMemo(() => {
    if (!before || !after) return undefined;
    const read = async ({ name, path }: PageInVersion) => ({
      article: readArticle(await loadArticle(path), isOwnPart),
      versionName: name,
      basePath: versions.find((version) => version.name === name)?.path ?? '/',
    });
    return async () => compareArticles(...(await Promise.all([read(before), read(after)])));
  }, [versions, before, after, attempt]);
  return useLoadable(load);
}
