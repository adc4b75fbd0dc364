import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import styles from './NavbarDropdown.module.css';
import linkStyles from './NavbarLink.module.css';
import { NavbarLink } from './NavbarLink.tsx';
import type { GroupEntry } from './resolveEntry.ts';

interface Props {
  entry: GroupEntry;
  route: string;
  layout: 'bar' | 'column';
}

/** Show entries of the navbar behind a button. */
export function NavbarDropdown({ entry, route, layout }: Props) {
  if (layout === 'column') return <Group entry={entry} />;
  return (
    <Popup route={route} button={entry.label} className={linkStyles.root} align="end" isActive={entry.isActive}>
      <Entries entry={entry} />
    </Popup>
  );
}

/** The drawer is drawn anew each time it opens, so an active group is open. */
function Group({ entry }: { entry: GroupEntry }) {
  return (
    <details open={entry.isActive}>
      <summary className={`${linkStyles.root} ${styles.button}`} aria-current={entry.isActive ? 'true' : undefined}>
        {entry.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.group}>
        <Entries entry={entry} />
      </div>
    </details>
  );
}

function Entries({ entry }: { entry: GroupEntry }) {
  return (
    <ul>
      {entry.links.map((link) => (
        <li key={link.label}>
          <NavbarLink entry={link} />
        </li>
      ))}
    </ul>
  );
}
