import type { NavbarItem, NavbarPosition } from '../../common/siteConfig.ts';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VersionLink } from '../versions/VersionLink.tsx';
import styles from './NavbarItems.module.css';
import { type GroupEntry, type LinkEntry, resolveEntry } from './resolveEntry.ts';

interface Props {
  side: NavbarPosition;
  position: SidebarPosition;
  layout: 'bar' | 'column';
}

/** Draw the entries of one side of the navbar, and mark the current one. */
export function NavbarItems({ side, position, layout }: Props) {
  const { navbar } = useThemeData();
  const items = navbar.filter((item) => item.position === side);
  return (
    <ul className={layout === 'bar' ? styles.bar : undefined}>
      {items.map((item) => (
        <li key={item.label}>
          <Boundary
            fallback={<span className={styles.link}>{item.label}</span>}
            message={`Cannot draw the navbar item "${item.label}".`}
          >
            <Entry item={item} position={position} layout={layout} />
          </Boundary>
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, position, layout }: Omit<Props, 'side'> & { item: NavbarItem }) {
  const { sidebars } = useThemeData();
  const entry = resolveEntry(item, { position, sidebars });
  if (entry.kind !== 'group') return <EntryLink entry={entry} />;
  if (layout === 'column') return <Group entry={entry} />;
  return (
    <Popup route={position.route} button={entry.label} className={styles.link} align="end" isActive={entry.isActive}>
      <Entries entry={entry} />
    </Popup>
  );
}

function EntryLink({ entry }: { entry: LinkEntry }) {
  if (entry.kind === 'site') return <ExternalLink className={styles.link} href={entry.href} label={entry.label} />;
  return (
    <VersionLink className={styles.link} route={entry.route} current={entry.mark}>
      {entry.label}
    </VersionLink>
  );
}

/** The drawer is drawn anew each time it opens, so an active group is open. */
function Group({ entry }: { entry: GroupEntry }) {
  return (
    <details open={entry.isActive}>
      <summary className={`${styles.link} ${styles.summary}`} aria-current={entry.isActive ? 'true' : undefined}>
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
          <EntryLink entry={link} />
        </li>
      ))}
    </ul>
  );
}
