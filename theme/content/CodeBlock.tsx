import { type ReactNode, useRef, useState } from 'react';
import { strings } from '../site/strings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useCopy } from '../ui/useCopy.ts';
import styles from './CodeBlock.module.css';
import { describeCode } from './describeCode.ts';
import { useScrollRegion } from './useScrollRegion.ts';

/** Names of plain text. They are not shown as a language. */
const PLAIN = ['txt', 'text', 'plain', 'plaintext'];

interface Props {
  /** Title above the code. */
  title?: string;
  /** Language of the code, as its fence names it. */
  lang?: string;
  /** Whether long lines are wrapped at first. */
  wrapCode?: boolean;
  /** The highlighted code: a `<pre>`. */
  children?: ReactNode;
}

/** Draw highlighted code with its title, its language, and buttons to copy and to wrap it. */
export function CodeBlock({ title, lang = 'txt', wrapCode = false, children }: Props) {
  const boxRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(boxRef, describeCode);
  const [isWrapped, setIsWrapped] = useState(wrapCode);
  const [copyState, copy] = useCopy();
  const copyLabel = strings.content.copy[copyState];
  const language = PLAIN.includes(lang) ? undefined : lang;
  return (
    <div className={styles.root} data-title={title} data-language={language}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.box} ref={boxRef} data-wrapped={isWrapped} {...region}>
        {children}
      </div>
      <div className={styles.buttons}>
        {(isWrapped || region.role) && (
          <CodeButton
            icon="wrap"
            label={strings.content.toggleWrap}
            isPressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          />
        )}
        <CodeButton
          icon={copyState === 'copied' ? 'check' : 'copy'}
          label={copyLabel}
          onClick={() => copy(boxRef.current?.querySelector('code')?.textContent ?? '')}
        />
      </div>
      <span className={styles.spoken} aria-live="polite">
        {copyState !== 'idle' && copyLabel}
      </span>
    </div>
  );
}

interface ButtonProps {
  icon: IconName;
  label: string;
  /** Set on a button that switches something on and off. */
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
