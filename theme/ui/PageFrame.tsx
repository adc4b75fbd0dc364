import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { CONTENT_ID } from './SkipLink.tsx';

/** Draw the frame of a page that is no document, or of a crash outside of the page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.frame} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
