import type { NavbarItem, NavbarPosition } from '../../common/siteConfig.ts';
import type { Place } from '../site/resolvePlace.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import { NavbarItemBoundary } from './NavbarItemBoundary.tsx';
import styles from './NavbarItems.module.css';
import { NavbarLink } from './NavbarLink.tsx';
import { resolveEntry } from './resolveEntry.ts';

interface Props {
  position: NavbarPosition;
  place: Place;
  /** In a bar, dropdowns open over the page; in a column, they push down what stands below. */
  layout: 'bar' | 'column';
}

/** Draw the configured entries of one side of the navbar, and mark what is being read. */
export function NavbarItems({ position, place, layout }: Props) {
  const { navbar } = useThemeData();
  const items = navbar.filter((item) => item.position === position);
  return (
    <ul className={layout === 'bar' ? styles.bar : undefined}>
      {items.map((item) => (
        <li key={item.label}>
          <NavbarItemBoundary label={item.label}>
            <Entry item={item} place={place} layout={layout} />
          </NavbarItemBoundary>
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, place, layout }: Omit<Props, 'position'> & { item: NavbarItem }) {
  const { sidebars } = useThemeData();
  const entry = resolveEntry(item, { place, sidebars });
  if (entry.kind !== 'group') return <NavbarLink entry={entry} />;
  return <NavbarDropdown entry={entry} route={place.route} layout={layout} />;
}
