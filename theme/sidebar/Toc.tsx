import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';
import styles from './Toc.module.css';
import { findActiveId, type TocEntry } from './tocEntries.ts';

/** Distance of the reading line from the top of the window, in pixels: a little more than `scroll-padding-top`. */
const READING_LINE = 96;

interface Props {
  entries: readonly TocEntry[];
}

/** List the page's headings beside it, and mark the one being read. */
export function Toc({ entries }: Props) {
  const activeId = useActiveHeading(entries);
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

/** List the page's headings above it, collapsed, for narrow screens. */
export function FoldedToc({ entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{strings.sidebar.onThisPage}</summary>
      <nav aria-label={strings.sidebar.onThisPage}>
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

/** Find the heading being read while the reader scrolls. */
function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const update = () => setActiveId(findActiveId(measure(entries), READING_LINE));
    // Measuring now would force a layout; the next frame computes one anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [entries]);

  return activeId;
}

const measure = (entries: readonly TocEntry[]) =>
  entries.map(({ id }) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  }));
