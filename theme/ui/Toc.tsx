import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { strings } from '../site/strings.ts';
import { createStore } from './createStore.ts';
import { Popup } from './Popup.tsx';
import { scrollWithin } from './scrollWithin.ts';
import styles from './Toc.module.css';

export interface TocEntry {
  id: string;
  depth: number;
  text: ReactNode;
}

interface Props {
  entries: readonly TocEntry[];
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of the headings that a filter of the page hides. */
export const hiddenHeadings = createStore(NONE);

function useShownEntries({ entries }: Props): readonly TocEntry[] {
  const hidden = useSyncExternalStore(hiddenHeadings.subscribe, hiddenHeadings.read, () => NONE);
  return useMemo(() => entries.filter(({ id }) => !hidden.has(id)), [entries, hidden]);
}

/** List the page's headings beside it, and mark the one being read, which stays in view of a list that scrolls. */
export function Toc(props: Props) {
  const entries = useShownEntries(props);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const activeId = useActiveHeading(ids);
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = rootRef.current?.parentElement;
    const entry = activeId !== undefined && rootRef.current?.querySelector('[aria-current]');
    if (box && entry) scrollWithin(box, entry);
  }, [activeId]);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={strings.sidebar.onThisPage} ref={rootRef}>
      <p className={styles.title} aria-hidden="true">
        {strings.sidebar.onThisPage}
      </p>
      <TocList entries={entries} activeId={activeId} />
    </nav>
  );
}

/** List the page's headings in a popup, for narrow screens. */
export function FoldedToc({ route, ...props }: Props & { route: string }) {
  const entries = useShownEntries(props);
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

/** In pixels below the line to which the browser scrolls a heading. */
const SLACK = 16;

/** Find the id of the heading being read. `ids` are in page order. */
function useActiveHeading(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const root = document.documentElement;
    const update = () => {
      const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + SLACK;
      const isAtEnd = window.innerHeight + window.scrollY >= root.scrollHeight - 1;
      setActiveId(findActiveId(measure(ids), { line, isAtEnd }));
    };
    // Measuring now would force a layout; the next frame computes one anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [ids]);

  return activeId;
}

const measure = (ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  }));

interface ReadingPlace {
  line: number;
  isAtEnd: boolean;
}

/** Find the last heading above the line; at the end of the page, the last of all. Tops are in pixels from the top of the window. */
export function findActiveId(
  tops: readonly { id: string; top: number }[],
  { line, isAtEnd }: ReadingPlace,
): string | undefined {
  return tops.findLast(({ top }) => isAtEnd || top <= line)?.id;
}
