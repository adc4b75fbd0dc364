import type { CalloutProps } from '@rspress/core/theme-original';
import { strings } from '../site/strings.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Callout.module.css';

const ICONS: Record<Exclude<CalloutProps['type'], 'details'>, IconName> = {
  note: 'info',
  info: 'info',
  important: 'info',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** Set an aside apart from the text. Its kind is a word too, not a colour alone. */
export function Callout({ type, title, children }: CalloutProps) {
  const { callouts, calloutTitle } = strings.content;
  const kind = callouts[type];
  // Without a title, Rspress gives the type as one.
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
