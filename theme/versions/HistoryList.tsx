import type { ReactNode } from 'react';
import type { PageHistory, PageInVersion } from '../../common/pageMap.ts';
import { history as words } from '../../common/strings/en/history.ts';
import { formatChange } from './formatHistory.ts';
import styles from './PageHistory.module.css';

interface Props {
  history: PageHistory;
  labelOf: (versionName: string) => string;
  drawMore: (entry: PageInVersion) => ReactNode;
}

/** List what happened to the page in each version. */
export function HistoryList({ history, labelOf, drawMore }: Props) {
  return (
    <ul className={styles.list}>
      {history.map((entry) => (
        <li key={entry.name}>
          {entry.change === 'missing' ? labelOf(entry.name) : <a href={entry.path}>{labelOf(entry.name)}</a>}
          {`: ${formatChange(entry, words)}`}
          {drawMore(entry)}
        </li>
      ))}
    </ul>
  );
}
