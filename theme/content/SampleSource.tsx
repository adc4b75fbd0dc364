// Only pages import this file (`plugins/markdown/samples.ts`), never the theme, so that other pages do not load it.
import type { ReactNode } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { strings } from '../site/strings.ts';
import { useCopy } from '../ui/useCopy.ts';
import styles from './SampleSource.module.css';

/** Draw above a sample where a value comes from, and the buttons that copy whole programs. */
export const SampleSource = ({ children }: { children?: ReactNode }) => (
  <div className={styles.root} {...{ [HELP_PART]: '' }}>
    {children}
  </div>
);

interface ProgramProps {
  /** Name of the sample. */
  sample: string;
  /** Number of the program among those of the sample, from 0. */
  index: string;
  label: string;
}

/** Draw a button that copies a sample with the code that makes its value. The program is loaded on the press. */
export function ProgramButton({ sample, index, label }: ProgramProps) {
  const [state, copy] = useCopy();
  const load = () => import('./loadProgram.ts').then(({ loadProgram }) => loadProgram(sample, index));
  return (
    <button type="button" aria-live="polite" onClick={() => copy(load())}>
      {state === 'idle' ? label : strings.content.copy[state]}
    </button>
  );
}
