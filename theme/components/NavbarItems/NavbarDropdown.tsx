import type { DropdownItem } from '../../../common/siteConfig.ts';
import type { Place } from '../../data/resolvePlace.ts';
import { usePopup } from '../../data/usePopup.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NavbarDropdown.module.css';
import { NavbarLink } from './NavbarLink.tsx';
import { isActive } from './resolveMark.ts';

interface Props {
  item: DropdownItem;
  place: Place;
  layout: 'bar' | 'column';
}

/** Hold entries of the navbar behind a button. A `<details>`, so that it opens without scripts too. */
export function NavbarDropdown(props: Props) {
  return props.layout === 'bar' ? <Popup {...props} /> : <Group {...props} />;
}

function Popup({ item, place }: Props) {
  const rootRef = usePopup(place.route);
  return (
    <details className={styles.root} ref={rootRef}>
      <Button item={item} place={place} />
      <div className={styles.popup}>
        <Entries item={item} place={place} />
      </div>
    </details>
  );
}

/** The drawer draws its content anew each time it opens: an active group opens with it. */
function Group({ item, place }: Props) {
  const { sidebars } = useThemeData();
  return (
    <details open={isActive(item, place, sidebars)}>
      <Button item={item} place={place} />
      <div className={styles.group}>
        <Entries item={item} place={place} />
      </div>
    </details>
  );
}

function Button({ item, place }: Omit<Props, 'layout'>) {
  const { sidebars } = useThemeData();
  const current = isActive(item, place, sidebars) ? 'true' : undefined;
  return (
    <summary className={styles.button} aria-current={current}>
      {item.label}
      <Icon name="chevron" />
    </summary>
  );
}

function Entries({ item, place }: Omit<Props, 'layout'>) {
  return (
    <ul>
      {item.items.map((entry) => (
        <li key={entry.label}>
          <NavbarLink item={entry} place={place} />
        </li>
      ))}
    </ul>
  );
}
