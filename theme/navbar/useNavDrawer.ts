import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where the navbar has room for everything: the other side of `(width <= 996px)` in the styles. */
const WIDE = '(width > 996px)';

interface NavDrawerState {
  dialogRef: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** How often it was opened. What was opened in it by hand starts anew each time, and stays while it slides away. */
  turn: number;
  open: () => void;
  close: () => void;
}

/** Run the drawer: it closes on Escape, on a press outside, on every link and on widening. */
export function useNavDrawer(): NavDrawerState {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return;
    const close = () => setIsOpen(false);
    const onClick = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) close();
    };
    const wide = window.matchMedia(WIDE);
    dialog.showModal();
    showCurrentLine(dialog);
    dialog.addEventListener('click', onClick);
    // The browser closes a dialog on Escape by itself.
    dialog.addEventListener('close', close);
    wide.addEventListener('change', close);
    return () => {
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('close', close);
      wide.removeEventListener('change', close);
      dialog.close();
    };
  }, [isOpen]);

  const open = () => {
    setTurn((before) => before + 1);
    setIsOpen(true);
  };
  return { dialogRef, isOpen, turn, open, close: () => setIsOpen(false) };
}

/** The entry of the page being read stands deep in a long sidebar. */
function showCurrentLine(dialog: HTMLDialogElement): void {
  const line = [...dialog.querySelectorAll('[aria-current="page"]')].at(-1);
  if (line && line.getBoundingClientRect().bottom > dialog.clientHeight) line.scrollIntoView({ block: 'center' });
}
