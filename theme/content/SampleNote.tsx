// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import type { ReactNode } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { SampleContext } from './sampleContext.ts';

interface Props {
  label: string;
  /** The block of code. */
  children?: ReactNode;
}

/** Draw a sample that does not run, with the reason in place of the button. */
export const SampleNote = ({ label, children }: Props) => (
  <SampleContext value={<span {...{ [HELP_PART]: '' }}>{label}</span>}>{children}</SampleContext>
);
