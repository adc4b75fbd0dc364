import { useSite } from '@rspress/core/runtime';
import type { Place } from '../../data/resolvePlace.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { SearchSlot } from '../SearchSlot/SearchSlot.tsx';
import { VersionMenu } from '../VersionMenu/VersionMenu.tsx';
import styles from './Navbar.module.css';
import { SectionLinks } from './SectionLinks.tsx';

/** Head every page: the site, its sections, its versions and its tools. */
export function Navbar({ place }: { place: Place }) {
  const { site } = useSite();
  const { navbarLinks } = useThemeData();
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
          <SectionLinks place={place} />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <VersionMenu route={place.route} />
            {navbarLinks.map((link) => (
              <ExternalLink key={link.href} {...link} />
            ))}
          </div>
          <ColorModeSwitch />
          <SearchSlot />
        </div>
      </div>
    </header>
  );
}
