import type { ReactNode } from 'react';
import type { PageHistory, PageInVersion, SectionChange } from '../../common/pageMap.ts';
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
          <Sections {...entry} />
        </li>
      ))}
    </ul>
  );
}

function Sections({ sections = [], path }: PageInVersion) {
  if (sections.length === 0) return null;
  return (
    <ul>
      {sections.map((section) => (
        <li key={`${section.change} ${section.anchor ?? section.heading}`}>
          <Section section={section} path={path} />
          {`: ${words.sections[section.change]}`}
        </li>
      ))}
    </ul>
  );
}

function Section({ section: { anchor, heading }, path }: { section: SectionChange; path: string }) {
  const name = heading || words.introduction;
  return anchor ? <a href={`${path}#${anchor}`}>{name}</a> : name;
}
