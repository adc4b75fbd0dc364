import { useSite } from '@rspress/core/runtime';
import { SearchBox } from '../search/SearchBox.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { VersionLink } from '../versions/VersionLink.tsx';
import { VersionMenu } from '../versions/VersionMenu.tsx';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { LocaleMenu } from './LocaleMenu.tsx';
import styles from './Navbar.module.css';
import linkStyles from './NavbarItems.module.css';
import { NavbarItems } from './NavbarItems.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { useNavbarVisibility } from './useNavbarVisibility.ts';

/** Draw the bar above every page: site, areas, versions and tools. */
export function Navbar({ position }: { position: SidebarPosition }) {
  const { site } = useSite();
  const { navbar } = useThemeData();
  const { rootRef, isVisible } = useNavbarVisibility();
  const isShort = isShortBar([site.title, ...navbar.map(({ label }) => label)]);
  return (
    <header className={styles.root} ref={rootRef} data-hidden={isVisible ? undefined : ''} data-screen="">
      <div className={styles.bar} data-short={isShort}>
        <NavDrawer position={position} />
        <VersionLink className={styles.brand} route="/">
          <span className={styles.logo}>
            <Icon name="terminal" />
          </span>
          {site.title}
        </VersionLink>
        <nav className={styles.areas} aria-label={strings.navbar.main}>
          <NavbarItems side="left" position={position} layout="bar" />
        </nav>
        <div className={styles.tools}>
          <VersionMenu route={position.route} />
          <div className={styles.wide}>
            <RightItems position={position} />
            <LocaleMenu route={position.route} />
          </div>
          <ColorModeSwitch />
          <SearchBox />
        </div>
      </div>
    </header>
  );
}

/**
 * Decide from the labels whether a window of 80 rem has room for all: the build has no window, and nothing may jump later. In rem, a
 * letter takes 0.5, the padding of a label 1.625, and the rest of the bar 40.
 */
const isShortBar = (labels: readonly string[]): boolean =>
  labels.reduce((sum, label) => sum + label.length * 0.5 + 1.625, 40) <= 80;

/** The styles show one of the two. */
function RightItems({ position }: { position: SidebarPosition }) {
  const { navbar } = useThemeData();
  if (!navbar.some((item) => item.position === 'right')) return null;
  const button = (
    <>
      <span className={linkStyles.icon}>
        <Icon name="more" />
      </span>
      <VisuallyHidden>{strings.navbar.moreLinks}</VisuallyHidden>
    </>
  );
  return (
    <>
      <div className={styles.unfolded}>
        <NavbarItems side="right" position={position} layout="bar" />
      </div>
      <div className={styles.folded}>
        <Popup route={position.route} button={button} className={linkStyles.link} align="end">
          <NavbarItems side="right" position={position} layout="column" />
        </Popup>
      </div>
    </>
  );
}
