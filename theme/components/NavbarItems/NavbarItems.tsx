import type { NavbarPosition } from '../../../common/siteConfig.ts';
import type { Place } from '../../data/resolvePlace.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import styles from './NavbarItems.module.css';
import { NavbarLink } from './NavbarLink.tsx';

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
          {item.type === 'dropdown' ? (
            <NavbarDropdown item={item} place={place} layout={layout} />
          ) : (
            <NavbarLink item={item} place={place} />
          )}
        </li>
      ))}
    </ul>
  );
}
