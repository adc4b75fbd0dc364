import { useSite } from '@rspress/core/runtime';
import type { Place } from '../../data/resolvePlace.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LocaleMenu } from '../LocaleMenu/LocaleMenu.tsx';
import { NavbarItems } from '../NavbarItems/NavbarItems.tsx';
import linkStyles from '../NavbarItems/NavbarLink.module.css';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { SearchSlot } from '../SearchSlot/SearchSlot.tsx';
import { VersionLink } from '../VersionLink/VersionLink.tsx';
import { VersionMenu } from '../VersionMenu/VersionMenu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Navbar.module.css';
import { resolveRoom } from './resolveRoom.ts';
import { useNavbarVisibility } from './useNavbarVisibility.ts';

/** Head every page: the site, its sections, its versions and its tools. */
export function Navbar({ place }: { place: Place }) {
  const { site } = useSite();
  const { navbar } = useThemeData();
  const { rootRef, isVisible } = useNavbarVisibility();
  const room = resolveRoom(
    site.title,
    navbar.map(({ label }) => label),
  );
  return (
    <header className={styles.root} ref={rootRef} data-hidden={isVisible ? undefined : ''}>
      <div className={styles.bar} data-room={room}>
        <NavDrawer place={place} />
        <VersionLink className={styles.brand} route="/">
          <span className={styles.logo}>
            <Icon name="terminal" />
          </span>
          {site.title}
        </VersionLink>
        <nav className={styles.sections} aria-label="Main">
          <NavbarItems position="left" place={place} layout="bar" />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <VersionMenu route={place.route} />
            <RightItems place={place} />
            <LocaleMenu route={place.route} />
          </div>
          <ColorModeSwitch />
          <SearchSlot />
        </div>
      </div>
    </header>
  );
}

/** The same entries twice, and the styles show one: side by side, or behind one button where they have no room. */
function RightItems({ place }: { place: Place }) {
  const { navbar } = useThemeData();
  if (!navbar.some(({ position }) => position === 'right')) return null;
  const button = (
    <>
      <span className={linkStyles.icon}>
        <Icon name="more" />
      </span>
      <VisuallyHidden>More links</VisuallyHidden>
    </>
  );
  return (
    <>
      <div className={styles.unfolded}>
        <NavbarItems position="right" place={place} layout="bar" />
      </div>
      <div className={styles.folded}>
        <Popup route={place.route} button={button} className={linkStyles.root} align="end">
          <NavbarItems position="right" place={place} layout="column" />
        </Popup>
      </div>
    </>
  );
}
