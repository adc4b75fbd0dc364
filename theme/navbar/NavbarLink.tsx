import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VersionLink } from '../versions/VersionLink.tsx';
import styles from './NavbarLink.module.css';
import type { LinkEntry } from './resolveEntry.ts';

/** Draw an entry of the navbar that is a link. */
export function NavbarLink({ entry }: { entry: LinkEntry }) {
  if (entry.kind === 'site') return <ExternalLink className={styles.root} href={entry.href} label={entry.label} />;
  return (
    <VersionLink className={styles.root} route={entry.route} current={entry.mark}>
      {entry.label}
    </VersionLink>
  );
}
