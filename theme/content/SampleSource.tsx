// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import type { ReactNode } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { useCopy } from '../ui/useCopy.ts';
import styles from './SampleSource.module.css';

/** Draw where a value comes from, with buttons that copy whole programs. */
export const SampleSource = ({ children }: { children?: ReactNode }) => (
  <div className={styles.root} {...{ [HELP_PART]: '' }}>
    {children}
  </div>
);

interface ProgramProps {
  sample: string;
  /** Number of the sample's program, from 0. */
  index: string;
  label: string;
}

/** Draw a button that copies a whole program, loaded on the press. */
export function ProgramButton({ sample, index, label }: ProgramProps) {
  const [shown, copy] = useCopy(label);
  const load = () => import('./loadProgram.ts').then(({ loadProgram }) => loadProgram(sample, index));
  return (
    <button type="button" aria-live="polite" onClick={() => copy(load())}>
      {shown}
    </button>
  );
}
