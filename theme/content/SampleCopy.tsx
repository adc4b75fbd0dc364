// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { Children, type ReactNode, type RefObject, use, useState } from 'react';
import { sample as words } from '../../common/strings/en/sample.ts';
import listStyles from '../ui/ChoiceList.module.css';
import { CopyItem } from '../ui/CopyItem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import blockStyles from './CodeBlock.module.css';
import { readCode } from './CodeBlock.tsx';
import { CodeToolsContext } from './codeTools.ts';
import { listFieldElements } from './fieldElements.ts';
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
  const drawCopy = (boxRef: RefObject<HTMLElement | null>) => (
    <CopyMenu sample={sample} labels={programs.split('\n').filter(Boolean)} source={source} boxRef={boxRef} />
  );
  return <CodeToolsContext value={{ ...tools, drawCopy }}>{parts}</CodeToolsContext>;
}

interface MenuProps {
  sample: string;
  labels: readonly string[];
  source: ReactNode;
  boxRef: RefObject<HTMLElement | null>;
}

function CopyMenu({ sample, labels, source, boxRef }: MenuProps) {
  // Most readers never open it.
  const [isWanted, setIsWanted] = useState(false);
  const load = async (index: number) => {
    const { loadProgram } = await import('./loadProgram.ts');
    return loadProgram(sample, index, listFieldElements(boxRef.current));
  };
  const button = (
    <>
      <Icon name="copy" />
      <VisuallyHidden>{words.copy}</VisuallyHidden>
    </>
  );
  return (
    <div className="rp-not-doc">
      <Popup
        route={sample}
        button={button}
        className={`${blockStyles.button} ${styles.button}`}
        align="end"
        onIntent={() => setIsWanted(true)}
      >
        {isWanted && (
          <ul className={listStyles.list}>
            <CopyItem label={words.copyCode} read={() => readCode(boxRef.current)} />
            {labels.map((label, index) => (
              <CopyItem key={label} label={words.copyProgram(label)} read={() => load(index)} />
            ))}
            <li className={`${styles.source} ${listStyles.last}`}>{source}</li>
          </ul>
        )}
      </Popup>
    </div>
  );
}
