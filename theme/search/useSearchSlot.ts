import { useLocation } from '@rspress/core/runtime';
import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatShortcut, isShortcut, MAC_KEYS } from '../../common/shortcut.ts';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveFieldText } from './resolveFieldText.ts';
import { useHighlight } from './useHighlight.ts';

import { useKeptPage } from './useKeptPage.ts';

import { usePanel } from './usePanel.ts';

/** What the field tells assistive technology about the list. */
export interface Combobox {
  hasOptions: boolean;
  activeId: string | undefined;
}

/** What the field and the list share. */
export interface SearchSlotState {
  rootRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  /** Keys that open the search, as the keyboard has them. */
  hint: string;
  isOpen: boolean;
  combobox: Combobox;
  setCombobox: (combobox: Combobox) => void;
  /** Suggestions; undefined until they are loaded. */
  Panel: ComponentType<{ slot: SearchSlotState }> | undefined;
  hasFailed: boolean;
  /** Say that the reader points at the search, and may be about to search. */
  expect: () => void;
  open: () => void;
  close: () => void;
  /** Close, and put the focus where it came from. */
  leave: () => void;
  write: (text: string) => void;
  /** Empty the field, and take the highlights off the page. */
  clear: () => void;
}

const NO_OPTIONS: Combobox = { hasOptions: false, activeId: undefined };

/** Run the search of the navbar. */
export function useSearchSlot(): SearchSlotState {
  const { search } = useThemeData();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [combobox, setCombobox] = useState(NO_OPTIONS);
  const { Panel, hasFailed, want } = usePanel();
  // What is loaded for nothing costs a reader who saves data.
  const expect = () => mayPrefetch(readConnection()) && want();
  const { pathname } = useLocation();
  const isMac = useSyncExternalStore(subscribeNever, readIsMac, () => false);
  useKeptPage();
  const { words, drop: dropMarks } = useHighlight();

  useEffect(() => setText((typed) => resolveFieldText(typed, words)), [words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival itself is what closes it.
  useEffect(() => setIsOpen(false), [pathname]);

  const focus = () => inputRef.current?.focus({ preventScroll: true });
  const open = () => {
    want();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const leave = () => {
    close();
    // Where the field covers the navbar it is gone now, and the button that opened it is there.
    const button = rootRef.current?.querySelector('button');
    if (button?.checkVisibility()) button.focus({ preventScroll: true });
    else if (rootRef.current?.contains(document.activeElement)) focus();
  };
  // The second press of the keys undoes the first one.
  const goBack = () => {
    leave();
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before !== inputRef.current && before !== document.body)
      before.focus({ preventScroll: true });
    else inputRef.current?.blur();
  };
  const clear = () => {
    setText('');
    dropMarks();
    focus();
  };

  // A field that was hidden until now cannot take the focus earlier.
  useEffect(() => {
    if (isOpen) inputRef.current?.focus({ preventScroll: true });
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open`, `clear` and the like only use what is stable or named here.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape(event);
      const isAsked = event.key === '/' ? !isTyping(event) && isBare(event) : false;
      if (!isAsked && !isShortcut(search.shortcut, event, isMac)) return;
      event.preventDefault();
      if (isOpen) return goBack();
      cameFrom.current = document.activeElement;
      open();
      focus();
      inputRef.current?.select();
    };
    const onEscape = ({ target, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented) return;
      if (isOpen) leave();
      else if (target === inputRef.current && text !== '') clear();
      else if (!document.querySelector('dialog[open], [data-popup][open]')) dropMarks();
    };
    const closeUnlessIn = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !rootRef.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', closeUnlessIn);
    document.addEventListener('focusin', closeUnlessIn);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', closeUnlessIn);
      document.removeEventListener('focusin', closeUnlessIn);
    };
  }, [search.shortcut, isMac, isOpen, text]);

  // Who is in the field already came before the page was alive, and may have begun to type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const field = inputRef.current;
    if (!field || document.activeElement !== field) return;
    open();
    if (field.value !== '') setText(field.value);
  }, []);

  const write = (next: string) => {
    setText(next);
    open();
  };
  const hint = formatShortcut(search.shortcut, isMac ? MAC_KEYS : strings.search.keys);
  return {
    rootRef,
    inputRef,
    text,
    hint,
    isOpen,
    combobox,
    setCombobox,
    Panel,
    hasFailed,
    expect,
    open,
    close,
    leave,
    write,
    clear,
  };
}

const subscribeNever = () => () => {};
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const isBare = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
