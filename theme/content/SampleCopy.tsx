// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { Children, type ReactNode, use, useState } from 'react';
import { sample as words } from '../../common/strings/en/sample.ts';
import listStyles from '../ui/ChoiceList.module.css';
import { CopyItem } from '../ui/CopyItem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import blockStyles from './CodeBlock.module.css';
import { CodeToolsContext } from './codeTools.ts';
import styles from './SampleCopy.module.css';

interface Props {
  sample: string;
  /** Labels of the sample's whole programs, one a line. */
  programs: string;
  /** The code, and at the end where its value comes from. */
  children?: ReactNode;
}

/** Draw code that can be copied alone or in whole programs, which load on the press. */
export function SampleCopy({ sample, programs, children }: Props) {
  const parts = Children.toArray(children);
  const source = parts.pop();
  const tools = use(CodeToolsContext);
  const drawCopy = (readCode: () => string) => (
    <CopyMenu sample={sample} labels={programs.split('\n').filter(Boolean)} source={source} readCode={readCode} />
  );
  return <CodeToolsContext value={{ ...tools, drawCopy }}>{parts}</CodeToolsContext>;
}

interface MenuProps {
  sample: string;
  labels: readonly string[];
  source: ReactNode;
  readCode: () => string;
}

function CopyMenu({ sample, labels, source, readCode }: MenuProps) {
  // Most readers never open it.
  const [isWanted, setIsWanted] = useState(false);
  const load = (index: number) => import('./loadProgram.ts').then(({ loadProgram }) => loadProgram(sample, index));
  const button = (
    <>
      <Icon name="copy" />
      <VisuallyHidden>{words.copy}</VisuallyHidden>
    </>
  );
  return (
    <Popup
      route={sample}
      button={button}
      className={`${blockStyles.button} ${styles.button}`}
      align="end"
      onIntent={() => setIsWanted(true)}
    >
      {isWanted && (
        <ul className={listStyles.list}>
          <CopyItem label={words.copyCode} read={readCode} />
          {labels.map((label, index) => (
            <CopyItem key={label} label={words.copyProgram(label)} read={() => load(index)} />
          ))}
          <li className={`${styles.source} ${listStyles.last}`}>{source}</li>
        </ul>
      )}
    </Popup>
  );
}
