import { formatChange } from '../../common/formatHistory.ts';
import type { PageHistory, PageInVersion, SectionChange } from '../../common/pageHistory.ts';
import { history as words } from '../../common/strings/history.en.ts';
import styles from './PageHistory.module.css';

interface Props {
  history: PageHistory;
  labelOf: (versionName: string) => string;
  /** Addresses of comparisons with other versions, by the version's name. */
  compareHrefs: ReadonlyMap<string, string>;
}

/** List what happened to the page in each version. It is loaded when a reader opens the line. */
export function HistoryList({ history, labelOf, compareHrefs }: Props) {
  return (
    <ul className={styles.list}>
      {history.map((entry) => (
        <Entry key={entry.name} entry={entry} label={labelOf(entry.name)} compareHref={compareHrefs.get(entry.name)} />
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: PageInVersion;
  label: string;
  /** Undefined for the version being read, and where the version lacks the page. */
  compareHref: string | undefined;
}

function Entry({ entry, label, compareHref }: EntryProps) {
  const { change, path, sections = [] } = entry;
  return (
    <li>
      {change === 'missing' ? label : <a href={path}>{label}</a>}
      {': '}
      {formatChange(entry, { words })}
      {compareHref && (
        <>
          {' · '}
          <a href={compareHref}>{words.compare}</a>
        </>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={`${section.change} ${section.anchor ?? section.heading}`}>
              <Section section={section} path={path} />: {words.sections[section.change]}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Section({ section: { anchor, heading }, path }: { section: SectionChange; path: string }) {
  const name = heading || words.introduction;
  return anchor ? <a href={`${path}#${anchor}`}>{name}</a> : name;
}
