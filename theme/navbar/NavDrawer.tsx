import { useSite } from '@rspress/core/runtime';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useVersionChoices } from '../versions/useVersionMenu.ts';
import { VersionLink } from '../versions/VersionLink.tsx';
import { VersionList } from '../versions/VersionMenu.tsx';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { LocaleList } from './LocaleMenu.tsx';
import { NavbarItems } from './NavbarItems.tsx';
import styles from './NavDrawer.module.css';
import { useLocales } from './useLocales.ts';
import { useNavDrawer } from './useNavDrawer.ts';

/** Hold all navigation where the window is too narrow for the navbar. */
export function NavDrawer({ position }: { position: SidebarPosition }) {
  const { site } = useSite();
  const { dialogRef, isOpen, openCount, open, close } = useNavDrawer();
  return (
    <>
      <button
        className={styles.menu}
        type="button"
        aria-label={strings.navbar.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
        <span className={styles.word}>{strings.navbar.menu}</span>
      </button>
      <dialog className={styles.drawer} ref={dialogRef} aria-label={strings.navbar.menu}>
        {openCount > 0 && (
          <div key={openCount}>
            <div className={styles.head}>
              <VersionLink className={styles.brand} route="/">
                {site.title}
              </VersionLink>
              <div className={styles.tools}>
                <ColorModeSwitch />
                <IconButton icon="close" label={strings.navbar.closeMenu} onClick={close} />
              </div>
            </div>
            <DrawerContent position={position} />
          </div>
        )}
      </dialog>
    </>
  );
}

function DrawerContent({ position }: { position: SidebarPosition }) {
  const choices = useVersionChoices(position.route, true);
  const locales = useLocales(position.route);
  return (
    <div className={styles.content}>
      <nav aria-label={strings.navbar.main}>
        <NavbarItems side="left" position={position} layout="column" />
      </nav>
      {position.items.length > 0 && <Sidebar position={position} />}
      <nav aria-labelledby="drawer-versions">
        <p className={styles.title} id="drawer-versions">
          {strings.navbar.versions}
        </p>
        <VersionList choices={choices} />
      </nav>
      {locales.length > 0 && (
        <nav aria-labelledby="drawer-languages">
          <p className={styles.title} id="drawer-languages">
            {strings.navbar.languages}
          </p>
          <LocaleList choices={locales} />
        </nav>
      )}
      <NavbarItems side="right" position={position} layout="column" />
    </div>
  );
}
