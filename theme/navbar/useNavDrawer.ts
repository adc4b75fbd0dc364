import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOverlay, pushOverlay } from '../ui/historyEntry.ts';

/** The opposite of `(width <= 996px)` in the styles. */
const WIDE = '(width > 996px)';

interface NavDrawerState {
  dialogRef: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** A new count draws the drawer anew; its content stays while it slides away. */
  openCount: number;
  open: () => void;
  close: () => void;
}

/** Open and close the drawer: on Escape, Back, a press outside, any link, and in a wider window. */
export function useNavDrawer(): NavDrawerState {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
    window.addEventListener('popstate', close);
    const wide = window.matchMedia(WIDE);
    dialog.showModal();
    showCurrentEntry(dialog);
    dialog.addEventListener('click', onClick);
    // The browser closes a dialog on Escape by itself.
    dialog.addEventListener('close', close);
    wide.addEventListener('change', close);
    return () => {
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('close', close);
      wide.removeEventListener('change', close);
      window.removeEventListener('popstate', close);
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
