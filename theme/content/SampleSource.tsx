// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import type { ReactNode } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import styles from './SampleSource.module.css';

/** Draw where a value comes from. */
export const SampleSource = ({ children }: { children?: ReactNode }) => (
  <p className={styles.root} {...{ [HELP_PART]: '' }}>
    {children}
  </p>
);
