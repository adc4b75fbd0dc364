import { useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { isOverlay, pushOverlay } from '../ui/historyEntry.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { openModal } from '../ui/openModal.ts';
import { VersionLink } from '../versions/VersionLink.tsx';
import { useVersionChoices, VersionList } from '../versions/VersionMenu.tsx';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { LocaleList, useLocales } from './LocaleMenu.tsx';
import { NavbarItems } from './NavbarItems.tsx';
import styles from './NavDrawer.module.css';

/** The opposite of `(width <= 996px)` in the styles. */
const WIDE = '(width > 996px)';

/** Open and close the drawer: on Escape, Back, a press outside, any link, and in a wider window. */
function useNavDrawer() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A new count draws the drawer anew; its content stays while it slides away.
  const [openCount, setOpenCount] = useState(0);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return;
    const close = () => setIsOpen(false);
    let isFollowing = false;
    const onClick = ({ target }: Event) => {
      isFollowing = target instanceof Element && target.closest('a') !== null;
      if (target === dialog || isFollowing) close();
    };
    pushOverlay();
    openModal(dialog);
    showCurrentEntry(dialog);
    const controller = new AbortController();
    const { signal } = controller;
    dialog.addEventListener('click', onClick, { signal });
    // The browser closes a dialog on Escape by itself.
    dialog.addEventListener('close', close, { signal });
    window.addEventListener('popstate', close, { signal });
    window.matchMedia(WIDE).addEventListener('change', close, { signal });
    return () => {
      controller.abort();
      dialog.close();
      // The next page takes over the entry.
      if (isOverlay() && !isFollowing) window.history.back();
    };
  }, [isOpen]);

  const open = () => {
    setOpenCount((before) => before + 1);
    setIsOpen(true);
  };
  return { dialogRef, isOpen, openCount, open, close: () => setIsOpen(false) };
}

function showCurrentEntry(dialog: HTMLDialogElement): void {
  const entry = [...dialog.querySelectorAll('[aria-current="page"]')].at(-1);
  if (entry && entry.getBoundingClientRect().bottom > dialog.clientHeight) entry.scrollIntoView({ block: 'center' });
}

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
  const { label } = useThemeData();
  const languagesId = useId();
  return (
    <div className={styles.content}>
      <nav aria-label={strings.versions.menu}>
        <details className={styles.versions} open>
          <summary>
            {strings.versions.version(label)}
            <Icon name="chevron" />
          </summary>
          <VersionList choices={choices} />
        </details>
      </nav>
      <nav aria-label={strings.navbar.main}>
        <NavbarItems side="left" position={position} layout="column" />
      </nav>
      {position.items.length > 0 && <Sidebar position={position} />}
      {locales.length > 0 && (
        <nav aria-labelledby={languagesId}>
          <p className={styles.title} id={languagesId}>
            {strings.navbar.languages}
          </p>
          <LocaleList choices={locales} />
        </nav>
      )}
      <NavbarItems side="right" position={position} layout="column" />
    </div>
  );
}
