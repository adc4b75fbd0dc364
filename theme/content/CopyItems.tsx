// Loaded when a reader turns to the menu: `SampleCopy.tsx`.
import type { ReactNode, RefObject } from 'react';
import { sample as words } from '../../common/strings/en/sample.ts';
import listStyles from '../ui/ChoiceList.module.css';
import { CopyItem } from '../ui/CopyItem.tsx';
import { readCode } from './CodeBlock.tsx';
import { listFieldElements } from './fieldElements.ts';
import { loadProgram } from './loadProgram.ts';
import styles from './SampleCopy.module.css';

interface Props {
  sample: string;
  /** Labels of the sample's whole programs, one a line. */
  programs: string;
  source: ReactNode;
  boxRef: RefObject<HTMLElement | null>;
}

/** Draw what can be copied of a sample, and where its value comes from. Programs load on the press. */
export const CopyItems = ({ sample, programs, source, boxRef }: Props) => (
  <ul className={listStyles.list}>
    <CopyItem label={words.copyCode} read={() => readCode(boxRef.current)} />
    {programs
      .split('\n')
      .filter(Boolean)
      .map((label, index) => (
        <CopyItem
          key={label}
          label={words.copyProgram(label)}
          read={() => loadProgram(sample, index, listFieldElements(boxRef.current))}
        />
      ))}
    <li className={`${styles.source} ${listStyles.last}`}>{source}</li>
  </ul>
);
