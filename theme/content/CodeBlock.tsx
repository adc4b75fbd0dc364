import { createContext, memo, type ReactNode, type Ref, type RefObject, use, useState } from 'react';
import { strings } from '../site/strings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CodeBlock.module.css';
import { useScrollRegion } from './useScrollRegion.ts';

interface CodeTools {
  run?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
  /** Whether the row is below the code, too. */
  isTall?: boolean;
  /** Draw what copies the code, in place of the usual button. */
  drawCopy?: (boxRef: RefObject<HTMLElement | null>) => ReactNode;
}

/** What a sample adds to the row of its code. */
export const CodeToolsContext = createContext<CodeTools>({});

const PLAIN = ['txt', 'plain', 'plaintext'];

interface Props {
  /** Name of the code's file, in place of the language. */
  title?: string | undefined;
  /** Language of the fence. */
  lang?: string;
  /** Whether long lines are wrapped at first. */
  wrapCode?: boolean;
  /** What is copied, where more is shown. */
  code?: string | undefined;
  /** The highlighted code: a `<pre>`. */
  children?: ReactNode;
}

/** Draw code below a row with its file or language, and buttons to wrap and to copy. */
export function CodeBlock({ title, lang = 'txt', wrapCode = false, code, children }: Props) {
  const region = useScrollRegion(describeCode);
  const [isWrapped, setIsWrapped] = useState(wrapCode);
  const [label, copy, state] = useCopy(strings.content.copy);
  const { run, drawCopy, rootRef, isTall } = use(CodeToolsContext);
  const buttons = (
    <div className={styles.buttons}>
      {run}
      {(isWrapped || region.role) && (
        <CodeButton
          icon="wrap"
          label={strings.content.toggleWrap}
          isPressed={isWrapped}
          onClick={() => setIsWrapped(!isWrapped)}
        />
      )}
      {drawCopy ? (
        drawCopy(region.ref)
      ) : (
        <CodeButton
          icon={state === 'copied' ? 'check' : 'copy'}
          label={label}
          onClick={() => copy(code ?? readCode(region.ref.current))}
        />
      )}
    </div>
  );
  return (
    <div className={styles.root} data-title={title} ref={rootRef}>
      <div className={styles.header}>
        <div className={styles.name} data-language={PLAIN.includes(lang) ? 'text' : lang}>
          {title}
        </div>
        {buttons}
        <span aria-live="polite">{state !== 'idle' && <VisuallyHidden>{label}</VisuallyHidden>}</span>
      </div>
      <div className={styles.box} data-wrapped={isWrapped} {...region}>
        {children}
      </div>
      {isTall && (
        <div className={styles.footer} data-screen="">
          {buttons}
        </div>
      )}
    </div>
  );
}

/** Draw highlighted code. Rendered again, React would replace what readers wrote into it. */
export const CodeHtml = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter wrote it (`codeHtml`).
  <code dangerouslySetInnerHTML={{ __html: html }} />
));

/** Read the code in a box. */
export const readCode = (box: HTMLElement | null): string => box?.querySelector('pre code')?.textContent ?? '';

interface ButtonProps {
  icon: IconName;
  label: string;
  isPressed?: boolean;
  onClick: () => void;
}

function CodeButton({ icon, label, isPressed, onClick }: ButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A screen reader speaks the name before the code. */
const MAX_LENGTH = 60;

/** Name a box of code: by its title, else by its first line. */
function describeCode(box: HTMLElement): string {
  const title = box.parentElement?.dataset.title;
  // biome-ignore lint/performance/useDomNodeTextContent: the first lines of a signature are hidden.
  return title ? strings.content.codeFile(title) : formatCodeName(box.innerText);
}

/** Name code by its first non-empty line. @example formatCodeName('\nawait boat.close();\n') === 'Code: await boat.close();' */
export function formatCodeName(code: string): string {
  const line = code.trim().split('\n')[0] ?? '';
  return strings.content.code(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line);
}
