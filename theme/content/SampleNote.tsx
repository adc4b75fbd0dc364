// Only pages import this file (`plugins/markdown/samples.ts`), never the theme, so that other pages do not load it.
import type { ReactNode } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { SampleContext } from './sampleContext.ts';

interface Props {
  label: string;
  /** The block of code. */
  children?: ReactNode;
}

/** Draw a sample that does not run in a page, with a word about the reason in the place of the button. */
export const SampleNote = ({ label, children }: Props) => (
  <SampleContext value={<span {...{ [HELP_PART]: '' }}>{label}</span>}>{children}</SampleContext>
);
