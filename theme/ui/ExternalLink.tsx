import { strings } from '../site/strings.ts';
import styles from './ExternalLink.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  href: string;
  label: string;
  className: string | undefined;
}

/** Link to another site, in a new tab, and announce the new tab. */
export function ExternalLink({ href, label, className = '' }: Props) {
  return (
    <a className={`${styles.root} ${className}`} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className={styles.icon}>
        <Icon name="external" />
      </span>
      <NewTabHint />
    </a>
  );
}

/** Announce to screen readers that a link opens a new tab. */
export function NewTabHint() {
  return <VisuallyHidden>{` (${strings.ui.opensInNewTab})`}</VisuallyHidden>;
}
