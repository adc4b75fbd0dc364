import type { ReactNode } from 'react';
import { CALLOUTS, type CalloutKind } from '../../common/callouts.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Callout.module.css';

interface Props {
  /** Kind of the callout. */
  type: CalloutKind;
  /** Title of the callout; the name of its kind if left out. */
  title?: string;
  /** Content of the callout. */
  children: ReactNode;
}

/** Draw a callout. Its kind is a word and not only a colour. */
export function Callout({ type, title, children }: Props) {
  const { callouts, calloutTitle } = strings.content;
  const kind = callouts[type];
  const { icon, colors } = CALLOUTS[type];
  const className = `${styles.root} ${styles[colors]}`;
  // Without a title, Rspress passes the type as the title.
  const ownTitle = title?.toLowerCase() === type ? undefined : title;
  if (icon === undefined) {
    return (
      <details className={className} data-callout={type}>
        <summary className={styles.summary} dir="auto">
          {ownTitle ?? kind}
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    );
  }
  const name = ownTitle === undefined ? kind : calloutTitle(kind, ownTitle);
  return (
    <div className={className} role="note" aria-label={name} data-callout={type}>
      <p className={styles.title} dir="auto">
        <Icon name={icon} />
        {ownTitle ?? kind}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
