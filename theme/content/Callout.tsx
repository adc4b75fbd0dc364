import type { CalloutProps } from '@rspress/core/theme-original';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Callout.module.css';

type Kind = CalloutProps['type'];

const KINDS: Record<Exclude<Kind, 'details'>, { word: string; icon: IconName }> = {
  note: { word: 'Note', icon: 'info' },
  info: { word: 'Info', icon: 'info' },
  important: { word: 'Important', icon: 'info' },
  tip: { word: 'Tip', icon: 'tip' },
  warning: { word: 'Warning', icon: 'warning' },
  caution: { word: 'Caution', icon: 'warning' },
  danger: { word: 'Danger', icon: 'danger' },
};

/** Set a remark apart from the text. Its kind is told by words too, not by colour alone. */
export function Callout({ type, title, children }: CalloutProps) {
  if (type === 'details') return <Details title={title}>{children}</Details>;
  const { word, icon } = KINDS[type];
  const hasOwnTitle = title !== undefined && title.toLowerCase() !== word.toLowerCase();
  return (
    <div className={styles.root} role="note" aria-label={hasOwnTitle ? `${word}: ${title}` : word} data-callout={type}>
      <p className={styles.title}>
        <Icon name={icon} />
        {hasOwnTitle ? title : word}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

function Details({ title = 'Details', children }: Pick<CalloutProps, 'children'> & { title: string | undefined }) {
  return (
    <details className={styles.root} data-callout="details">
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
