import { useHead } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { markdownPath } from '../../common/markdownCopy.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCopy } from '../ui/useCopy.ts';
import styles from './PageMarkdown.module.css';

/** Draw a button that copies the page as Markdown, and a link to the Markdown file. */
export function PageMarkdown({ route }: { route: string }) {
  const { base } = useThemeData();
  const [state, copy] = useCopy();
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => true);
  const href = markdownPath(base, route);
  useHead({ link: [{ rel: 'alternate', type: 'text/markdown', href }] });
  return (
    <p className={styles.root}>
      {canCopy && (
        <button className={`${styles.action} ${styles.copy}`} type="button" onClick={() => copy(readFile(href))}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{strings.layout.copyMarkdown[state]}</span>
        </button>
      )}
      <a className={styles.action} href={href}>
        {strings.layout.viewMarkdown}
      </a>
    </p>
  );
}

/** Only secure pages have access to the clipboard. */
const hasClipboard = (): boolean => typeof ClipboardItem !== 'undefined' && navigator.clipboard !== undefined;
const neverChanges = () => () => {};

async function readFile(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`Cannot load ${href}: the server answered ${response.status}.`);
  return response.text();
}
