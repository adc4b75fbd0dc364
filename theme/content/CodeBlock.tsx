import type { CodeBlockProps } from '@rspress/core/theme-original';
import { useRef, useState } from 'react';
import { useCopy } from '../ui/useCopy.ts';
import styles from './CodeBlock.module.css';
import { CodeButton } from './CodeButton.tsx';
import { describeCode } from './describeCode.ts';
import { useScrollRegion } from './useScrollRegion.ts';

const COPY_LABELS = { idle: 'Copy code to clipboard', copied: 'Copied', failed: 'Copying failed' };
/** Languages that say nothing about the code. */
const PLAIN = ['txt', 'text', 'plain', 'plaintext'];

/** Draw highlighted code with its title, its language, and buttons to copy and to wrap it. */
export function CodeBlock({ title, lang = 'txt', wrapCode = false, children }: CodeBlockProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(boxRef, describeCode);
  const [isWrapped, setIsWrapped] = useState(wrapCode);
  const [copyState, copy] = useCopy();
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
            label="Toggle word wrap"
            isPressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          />
        )}
        <CodeButton
          icon={copyState === 'copied' ? 'check' : 'copy'}
          label={COPY_LABELS[copyState]}
          onClick={() => copy(boxRef.current?.querySelector('code')?.textContent ?? '')}
        />
      </div>
      <span className={styles.spoken} aria-live="polite">
        {copyState !== 'idle' && COPY_LABELS[copyState]}
      </span>
    </div>
  );
}
