import type { ReactNode } from 'react';
import { results as words } from '../../common/strings/results.en.ts';
import styles from './VersionNote.module.css';

/** Tell that the query named the version that was searched. `children` lead back. */
export function VersionNote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.root}>
      {words.inVersion(label)} {children}
    </p>
  );
}
