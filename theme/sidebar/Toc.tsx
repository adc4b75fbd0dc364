import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import styles from './Toc.module.css';
import type { TocEntry } from './tocEntries.ts';
import { useActiveHeading } from './useActiveHeading.ts';

interface Props {
  entries: readonly TocEntry[];
}

/** List the page's headings beside it, and mark the one being read. */
export function Toc({ entries }: Props) {
  const activeId = useActiveHeading(entries);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.root} aria-label="On this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <TocList entries={entries} activeId={activeId} />
    </nav>
  );
}

/** List the page's headings above it, folded away: for narrow screens. */
export function FoldedToc({ entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>On this page</summary>
      <nav aria-label="On this page">
        <TocList entries={entries} activeId={undefined} />
      </nav>
    </details>
  );
}

function TocList({ entries, activeId }: Props & { activeId: string | undefined }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a className={styles.link} href={`#${id}`} aria-current={id === activeId ? 'location' : undefined}>
            {parseInlineMarkdownText(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}
