import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOverlay, pushOverlay } from '../ui/historyEntry.ts';

/** Windows in which the navbar fits: the opposite of `(width <= 996px)` in the styles. */
const WIDE = '(width > 996px)';

interface NavDrawerState {
  dialogRef: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** How often it was opened: each time it is drawn anew, and it keeps its content while it slides away. */
  openCount: number;
  open: () => void;
  close: () => void;
}

/** Open and close the drawer. It closes on Escape, on Back, on a press outside, on every link, and when the window gets wider. */
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
    // Back closes the drawer, and leaves the page where it is.
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
      // The page that a link leads to takes the entry over.
      if (isOverlay() && !isFollowing) window.history.back();
    };
  }, [isOpen]);

  const open = () => {
    setOpenCount((before) => before + 1);
    setIsOpen(true);
  };
  return { dialogRef, isOpen, openCount, open, close: () => setIsOpen(false) };
}

/** Scroll to the entry of the page being read, which may be far down in a long sidebar. */
function showCurrentEntry(dialog: HTMLDialogElement): void {
  const entry = [...dialog.querySelectorAll('[aria-current="page"]')].at(-1);
  if (entry && entry.getBoundingClientRect().bottom > dialog.clientHeight) entry.scrollIntoView({ block: 'center' });
}
