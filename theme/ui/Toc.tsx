import { type ReactNode, useMemo } from 'react';
import { strings } from '../site/strings.ts';
import { Popup } from './Popup.tsx';
import styles from './Toc.module.css';
import { useActiveHeading } from './useActiveHeading.ts';

export interface TocEntry {
  id: string;
  depth: number;
  text: ReactNode;
}

interface Props {
  entries: readonly TocEntry[];
}

/** List the page's headings beside it, and mark the one being read. */
export function Toc({ entries }: Props) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const activeId = useActiveHeading(ids);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={strings.sidebar.onThisPage}>
      <p className={styles.title} aria-hidden="true">
        {strings.sidebar.onThisPage}
      </p>
      <TocList entries={entries} activeId={activeId} />
    </nav>
  );
}

/** List the page's headings in a popup, for narrow screens. */
export function FoldedToc({ route, entries }: Props & { route: string }) {
  return (
    <Popup route={route} button={strings.sidebar.onThisPage} className={styles.button} align="start">
      <nav className={styles.root} aria-label={strings.sidebar.onThisPage}>
        <TocList entries={entries} activeId={undefined} />
      </nav>
    </Popup>
  );
}

function TocList({ entries, activeId }: Props & { activeId: string | undefined }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a className={styles.link} href={`#${id}`} aria-current={id === activeId ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
