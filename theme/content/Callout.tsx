import type { ReactNode } from 'react';
import { strings } from '../site/strings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Callout.module.css';

interface Props {
  /** Kind of the callout. */
  type: 'note' | 'info' | 'important' | 'tip' | 'warning' | 'caution' | 'danger' | 'details';
  /** Title of the callout; the name of its kind if left out. */
  title?: string;
  /** Content of the callout. */
  children: ReactNode;
}

const ICONS: Record<Exclude<Props['type'], 'details'>, IconName> = {
  note: 'info',
  info: 'info',
  important: 'info',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** Draw a callout. Its kind is shown as a word and not only as a colour. */
export function Callout({ type, title, children }: Props) {
  const { callouts, calloutTitle } = strings.content;
  const kind = callouts[type];
  // Without a title, Rspress passes the type as the title.
  const ownTitle = title?.toLowerCase() === type ? undefined : title;
  if (type === 'details') {
    return (
      <details className={styles.root} data-callout={type}>
        <summary className={styles.summary}>{ownTitle ?? kind}</summary>
        <div className={styles.body}>{children}</div>
      </details>
    );
  }
  const name = ownTitle === undefined ? kind : calloutTitle(kind, ownTitle);
  return (
    <div className={styles.root} role="note" aria-label={name} data-callout={type}>
      <p className={styles.title}>
        <Icon name={ICONS[type]} />
        {ownTitle ?? kind}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
