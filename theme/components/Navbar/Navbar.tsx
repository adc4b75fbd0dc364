import { useSite } from '@rspress/core/runtime';
import type { Place } from '../../data/resolvePlace.ts';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NavbarItems } from '../NavbarItems/NavbarItems.tsx';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { SearchSlot } from '../SearchSlot/SearchSlot.tsx';
import { VersionMenu } from '../VersionMenu/VersionMenu.tsx';
import styles from './Navbar.module.css';

/** Head every page: the site, its sections, its versions and its tools. */
export function Navbar({ place }: { place: Place }) {
  const { site } = useSite();
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <NavDrawer place={place} />
        <PageLink className={styles.brand} route="/">
          <span className={styles.logo}>
            <Icon name="terminal" />
          </span>
          {site.title}
        </PageLink>
        <nav className={styles.sections} aria-label="Main">
          <NavbarItems position="left" place={place} layout="bar" />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <VersionMenu route={place.route} />
            <NavbarItems position="right" place={place} layout="bar" />
          </div>
          <ColorModeSwitch />
          <SearchSlot />
        </div>
      </div>
    </header>
  );
}
