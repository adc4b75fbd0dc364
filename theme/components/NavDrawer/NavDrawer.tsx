import { useSite } from '@rspress/core/runtime';
import type { Place } from '../../data/resolvePlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavbarItems } from '../NavbarItems/NavbarItems.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { useVersionChoices } from '../VersionMenu/useVersionMenu.ts';
import { VersionList } from '../VersionMenu/VersionList.tsx';
import styles from './NavDrawer.module.css';
import { useNavDrawer } from './useNavDrawer.ts';

/** Hold all navigation where the window is too narrow for it. */
export function NavDrawer({ place }: { place: Place }) {
  const { site } = useSite();
  const { dialogRef, isOpen, open, close } = useNavDrawer();
  return (
    <>
      <button className={styles.menu} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Icon name="menu" />
        Menu
      </button>
      <dialog className={styles.drawer} ref={dialogRef} aria-label="Menu">
        {isOpen && (
          <>
            <div className={styles.head}>
              <PageLink className={styles.brand} route="/">
                {site.title}
              </PageLink>
              <IconButton icon="close" label="Close navigation bar" onClick={close} />
            </div>
            <DrawerContent place={place} />
          </>
        )}
      </dialog>
    </>
  );
}

function DrawerContent({ place }: { place: Place }) {
  const choices = useVersionChoices(place.route, true);
  return (
    <div className={styles.content}>
      <nav aria-label="Main">
        <NavbarItems position="left" place={place} layout="column" />
      </nav>
      {place.items.length > 0 && <Sidebar items={place.items} route={place.route} />}
      <nav aria-labelledby="drawer-versions">
        <p className={styles.title} id="drawer-versions">
          Versions
        </p>
        <VersionList choices={choices} />
      </nav>
      <NavbarItems position="right" place={place} layout="column" />
    </div>
  );
}
