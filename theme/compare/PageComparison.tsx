import { useMemo, useState } from 'react';
import { isOwnPart } from '../../common/articleParts.ts';
import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageMap.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { type Comparison, compareArticles, readArticle } from '../../packages/article-diff/index.ts';
import { loadArticle } from '../articles/loadArticle.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { type Loadable, useLoadable } from '../ui/loadable.ts';
import { ComparedArticle } from './ComparedArticle.tsx';
import styles from './ComparePage.module.css';

interface Props {
  manifest: Manifest;
  history: PageHistory;
  from: string | undefined;
  to: string | undefined;
}

/** Compare one page in two versions. */
export function PageComparison({ manifest, history, ...names }: Props) {
  const [attempt, setAttempt] = useState(0);
  const from = findVersion(manifest, history, names.from);
  const to = findVersion(manifest, history, names.to);
  const state = useComparison(from, to, attempt);
  if (!from || !to) return null;
  if (!from.path || !to.path) {
    const only = [from, to].find(({ path }) => path);
    return (
      <>
        <p role="status">{only ? words.onlyIn(only.label) : words.nowhere}</p>
        <PageLinks manifest={manifest} history={history} />
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
        {[from, to].map(({ name, label, path }) => (
          <a key={name} href={path}>
            {words.readPage(label)}
          </a>
        ))}
      </p>
      {state.value.changes.length === 0 ? (
        <p role="status">{words.same}</p>
      ) : (
        <ComparedArticle key={`${from.name} ${to.name}`} comparison={state.value} />
      )}
    </>
  );
}

function PageLinks({ manifest, history }: Pick<Props, 'manifest' | 'history'>) {
  const labels = new Map(manifest.versions.map(({ name, label }) => [name, label]));
  return (
    <>
      <p>{words.elsewhere}</p>
      <ul className={styles.list}>
        {history.map(({ name, path, title, change }) =>
          change === 'missing' ? null : (
            <li key={name}>
              <a href={path}>{strings.versions.notFound.pageInVersion(title, labels.get(name) ?? name)}</a>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

interface ComparedVersion {
  name: string;
  label: string;
  basePath: string;
  path: string | undefined;
}

function findVersion(
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
function useComparison(
  from: ComparedVersion | undefined,
  to: ComparedVersion | undefined,
  attempt: number,
): Loadable<Comparison> {
  const fromPath = from?.path;
  const toPath = to?.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the paths name both versions, and a new attempt loads them again.
  const load = useMemo(() => {
    if (!from || !to || !fromPath || !toPath) return undefined;
    const read = async ({ name, basePath }: ComparedVersion, path: string) => ({
      article: readArticle(await loadArticle(path), isOwnPart),
      versionName: name,
      basePath,
    });
    return async () => compareArticles(...(await Promise.all([read(from, fromPath), read(to, toPath)])));
  }, [fromPath, toPath, attempt]);
  return useLoadable(load);
}
