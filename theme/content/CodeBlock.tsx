import { withBase } from '@rspress/core/runtime';
import { createContext, memo, type ReactNode, type Ref, use } from 'react';
import { strings } from '../site/strings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import hidden from '../ui/VisuallyHidden.module.css';
import styles from './CodeBlock.module.css';

interface CodeTools {
  run?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
  /** Whether the buttons are below the code, too. */
  isLong?: boolean;
  /** What copies the code, in place of the usual button. */
  copy?: ReactNode;
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
  /** The highlighted code: a `<pre>`. */
  children?: ReactNode;
}

/** Draw code below a row with its file or language, and buttons to wrap and to copy (`contentScript.ts`). */
export function CodeBlock({ title, lang = 'txt', wrapCode = false, children }: Props) {
  const { run, copy, rootRef, isLong } = use(CodeToolsContext);
  const { content: words } = strings;
  const copyButton = copy ?? <CodeButton action="copy" icon="copy" label={words.copy} />;
  return (
    <div className={styles.root} data-block="" data-title={title} ref={rootRef}>
      <div className={styles.header}>
        <div className={styles.name} data-language={PLAIN.includes(lang) ? 'text' : lang}>
          {title}
        </div>
        <div className={styles.buttons}>
          {run}
          <CodeButton action="wrap" icon="wrap" label={words.toggleWrap} isPressed={wrapCode} />
          {copyButton}
        </div>
        <span className={hidden.root} aria-live="polite" />
      </div>
      <div className={styles.box} data-wrapped={wrapCode} data-sideways="">
        {children}
      </div>
      {isLong && (
        <div className={styles.footer} data-screen="">
          <div className={styles.buttons}>
            {run}
            {copyButton}
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * Draw highlighted code, whose links have no base: compiled pages are the same in all versions. Rendered again, React would replace
 * what readers wrote into it.
 */
export const CodeHtml = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter wrote it (`codeHtml`).
  <code dangerouslySetInnerHTML={{ __html: html.replaceAll('<a href="/', `<a href="${withBase('/')}`) }} />
));

/** Find the block of code that an element is in. */
export const findBlock = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-block]') ?? null;

/** Read the code in an element. */
export const readCode = (element: Element | null): string => element?.querySelector('pre code')?.textContent ?? '';

interface ButtonProps {
  action: 'wrap' | 'copy';
  icon: IconName;
  label: string;
  isPressed?: boolean;
}

function CodeButton({ action, icon, label, isPressed }: ButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      data-action={action}
    >
      <Icon name={icon} />
    </button>
  );
}
