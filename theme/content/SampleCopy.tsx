// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { Children, type ReactNode, type RefObject, use, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import blockStyles from './CodeBlock.module.css';
import type { CopyItems } from './CopyItems.tsx';
import { CodeToolsContext } from './codeTools.ts';
import styles from './SampleCopy.module.css';

interface Props {
  sample: string;
  /** Labels of the sample's whole programs, one a line. */
  programs: string;
  /** The code, and at the end where its value comes from. */
  children?: ReactNode;
}

/** Draw code that can be copied alone or in whole programs. */
export function SampleCopy({ sample, programs, children }: Props) {
  const parts = Children.toArray(children);
  const source = parts.pop();
  const tools = use(CodeToolsContext);
  const drawCopy = (boxRef: RefObject<HTMLElement | null>) => <CopyMenu {...{ sample, programs, source, boxRef }} />;
  return <CodeToolsContext value={{ ...tools, drawCopy }}>{parts}</CodeToolsContext>;
}

interface MenuProps {
  sample: string;
  programs: string;
  source: ReactNode;
  boxRef: RefObject<HTMLElement | null>;
}

function CopyMenu(props: MenuProps) {
  // Most readers never open it.
  const [Items, setItems] = useState<typeof CopyItems>();
  const load = () => {
    import('./CopyItems.tsx').then(({ CopyItems }) => setItems(() => CopyItems), console.error);
  };
  const button = (
    <>
      <Icon name="copy" />
      <VisuallyHidden>{words.copy}</VisuallyHidden>
    </>
  );
  return (
    <div className="rp-not-doc" {...{ [HELP_PART]: '' }}>
      <Popup
        route={props.sample}
        button={button}
        className={`${blockStyles.button} ${styles.button}`}
        align="end"
        onIntent={load}
      >
        {Items && <Items {...props} />}
      </Popup>
    </div>
  );
}
