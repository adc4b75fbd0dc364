import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

/** Draw the title of a page that is not written in Markdown. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.root}>{children}</h1>;
}
