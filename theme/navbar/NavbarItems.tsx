import { Component, type ReactNode } from 'react';
import type { NavbarItem, NavbarPosition } from '../../common/siteConfig.ts';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import styles from './NavbarItems.module.css';
import linkStyles from './NavbarLink.module.css';
import { NavbarLink } from './NavbarLink.tsx';
import { NavbarItemError, resolveEntry } from './resolveEntry.ts';

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
          <NavbarItemBoundary label={item.label}>
            <Entry item={item} position={position} layout={layout} />
          </NavbarItemBoundary>
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, position, layout }: Omit<Props, 'side'> & { item: NavbarItem }) {
  const { sidebars } = useThemeData();
  const entry = resolveEntry(item, { position, sidebars });
  if (entry.kind !== 'group') return <NavbarLink entry={entry} />;
  return <NavbarDropdown entry={entry} route={position.route} layout={layout} />;
}

interface BoundaryProps {
  label: string;
  children: ReactNode;
}

/** Keeps an error to its item, which stays as plain text. */
class NavbarItemBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // React itself writes the error to the console, but without the item's name.
  override componentDidCatch(error: unknown) {
    if (!(error instanceof NavbarItemError)) console.error(new NavbarItemError(this.props.label, error));
  }

  override render() {
    const { label, children } = this.props;
    return this.state.hasFailed ? <span className={linkStyles.plain}>{label}</span> : children;
  }
}
