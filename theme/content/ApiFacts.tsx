import type { ReactNode } from 'react';
import { ADDED_PART } from '../../common/articleParts.ts';
import styles from './ApiFacts.module.css';

interface Props {
  /** Since when an API exists, and in which versions it changed. */
  children?: ReactNode;
}

/** Draw a line about the API of the signature above. */
export function ApiFacts({ children }: Props) {
  return (
    <p className={styles.root} {...{ [ADDED_PART]: '' }}>
      {children}
    </p>
  );
}
