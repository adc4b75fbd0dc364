import { useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageHistory.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { ComparedArticle } from './ComparedArticle.tsx';
import styles from './ComparePage.module.css';
import { findVersion, useComparison } from './useComparison.ts';

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
