import { type RefObject, useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';
import { useActiveHeading } from '../ui/useActiveHeading.ts';
import styles from './VersionStrip.module.css';

interface Props {
  /** The strip is shown where the reader has scrolled past this notice. */
  noticeRef: RefObject<HTMLElement | null>;
  headingIds: readonly string[];
  label: string;
  latest: { href: string; label: string };
}

/** Remind readers deep in an old page, and lead to the same section of the latest. */
export function VersionStrip({ noticeRef, headingIds, label, latest }: Props) {
  const isDeep = useIsAbove(noticeRef);
  const activeId = useActiveHeading(headingIds);
  const words = strings.versions.strip;
  const hash = activeId ? `#${encodeURIComponent(activeId)}` : '';
  return (
    <aside className={styles.root} aria-label={words.name} data-shown={isDeep ? '' : undefined}>
      <span>{strings.versions.version(label)}</span>
      <a className={styles.link} href={latest.href.replace(/#.*/, '') + hash}>
        {words.latest(latest.label)}
      </a>
    </aside>
  );
}

function useIsAbove(ref: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isAbove;
}
