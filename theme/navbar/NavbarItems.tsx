import type { DocItem, LinkItem, NavbarItem, NavbarPosition } from '../../common/siteConfig.ts';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VersionLink } from '../versions/VersionLink.tsx';
import styles from './NavbarItems.module.css';
import { resolveCurrent } from './resolveCurrent.ts';

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
  if (item.type !== 'dropdown') return <EntryLink item={item} position={position} />;
  const isActive = item.items.some((child) => resolveCurrent(child, position, sidebars));
  const entries = (
    <ul>
      {item.items.map((child) => (
        <li key={child.label}>
          <EntryLink item={child} position={position} />
        </li>
      ))}
    </ul>
  );
  if (layout === 'bar')
    return (
      <Popup route={position.route} button={item.label} className={styles.link} align="end" isActive={isActive}>
        {entries}
      </Popup>
    );
  // The drawer is drawn anew each time it opens, so an active group is open.
  return (
    <details open={isActive}>
      <summary className={`${styles.link} ${styles.summary}`} aria-current={isActive ? 'true' : undefined}>
        {item.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.group}>{entries}</div>
    </details>
  );
}

function EntryLink({ item, position }: { item: DocItem | LinkItem; position: SidebarPosition }) {
  const { sidebars } = useThemeData();
  const { label, to } = item;
  // An item has one of the two.
  if (to === undefined)
    return <ExternalLink className={styles.link} href={('href' in item && item.href) || ''} label={label} />;
  return (
    <VersionLink className={styles.link} route={to} current={resolveCurrent(item, position, sidebars)}>
      {label}
    </VersionLink>
  );
}
