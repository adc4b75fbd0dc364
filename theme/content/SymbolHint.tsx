// Loaded when a reader points at a symbol: `SampleSymbols.tsx`.
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SymbolHint as Hint } from '../../common/sampleSymbols.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { TextWithCode } from '../ui/TextWithCode.tsx';
import { loadHints } from './loadHints.ts';
import styles from './SymbolHint.module.css';

interface Props {
  /** An identifier in the code, or its link in the list. */
  word: HTMLElement;
  list: HTMLElement;
  onClose: () => void;
}

/** The way from a word to its hint leads over other text. */
const CLOSE_DELAY_MS = 300;

/** Draw what a symbol is beside a word. The link in the list has the symbol's id and address. */
export function SymbolHint({ word, list, onClose }: Props) {
  const hintRef = useRef<HTMLElement>(null);
  const id = useId();
  const link = findLink(word, list);
  const hint = useHint(link?.dataset.symbol);
  useClosing(word, hintRef, onClose);
  useFollowing(word, link, hint !== undefined);
  useLayoutEffect(() => {
    if (hint && hintRef.current) place(hintRef.current, word);
    if (!hint || word !== link) return;
    word.setAttribute('aria-describedby', id);
    return () => word.removeAttribute('aria-describedby');
  }, [hint, word, link, id]);
  if (!hint || !link) return null;
  const { code, summary, note, page } = hint;
  return (
    <aside className={styles.root} aria-label={link.textContent ?? ''} ref={hintRef}>
      <div id={id}>
        <pre>
          <code>{code}</code>
        </pre>
        {summary && (
          <p>
            <TextWithCode text={summary} />
          </p>
        )}
        {note && (
          <p>
            <TextWithCode text={note} />
          </p>
        )}
      </div>
      <a
        href={link.href}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          link.click();
        }}
      >
        {page ? `${words.explainedIn} ${page}` : words.title}
      </a>
    </aside>
  );
}

/** Words have the number of their link. */
function findLink(word: HTMLElement, list: HTMLElement): HTMLAnchorElement | undefined {
  if (word instanceof HTMLAnchorElement) return word;
  return list.querySelectorAll<HTMLAnchorElement>('a[data-symbol]')[Number(word.dataset.symbol)];
}

function useHint(symbolId: string | undefined): Hint | undefined {
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    let isCurrent = true;
    if (symbolId) loadHints().then((hints) => isCurrent && setHint(hints[symbolId]), console.error);
    return () => {
      isCurrent = false;
    };
  }, [symbolId]);
  return hint;
}

/** A press on the word whose hint is open. A selection of text is no press. */
function useFollowing(word: HTMLElement, link: HTMLAnchorElement | undefined, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !link || word === link) return;
    const follow = () => {
      if (window.getSelection()?.isCollapsed !== false) link.click();
    };
    word.addEventListener('click', follow);
    return () => word.removeEventListener('click', follow);
  }, [word, link, isOpen]);
}

/** On Escape, on a press outside, and when pointer and focus have left. */
function useClosing(word: HTMLElement, hintRef: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isIn = (target: EventTarget | null) =>
      target instanceof Node && (word.contains(target) || hintRef.current?.contains(target) === true);
    const onEnter = ({ target }: Event) => {
      if (isIn(target)) clearTimeout(timer);
    };
    // A finger leaves after each tap.
    const onLeave = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !isIn(target) || document.activeElement === word) return;
      clearTimeout(timer);
      timer = setTimeout(close, CLOSE_DELAY_MS);
    };
    const onPress = ({ target }: Event) => {
      if (!isIn(target)) close();
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (isIn(target) && !isIn(relatedTarget)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerover', onEnter);
    document.addEventListener('pointerout', onLeave);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onEnter);
      document.removeEventListener('pointerout', onLeave);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('keydown', onKey);
    };
  }, [word, hintRef]);
}

/** Below the word, or above it where the window ends. */
function place(hint: HTMLElement, word: HTMLElement): void {
  const box = hint.parentElement?.getBoundingClientRect();
  if (!box) return;
  const at = word.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = hint;
  const isBelow = at.bottom + offsetHeight <= window.innerHeight || at.top < offsetHeight;
  hint.style.left = `${Math.max(0, Math.min(at.left - box.left, box.width - offsetWidth))}px`;
  hint.style.top = `${(isBelow ? at.bottom : at.top - offsetHeight) - box.top}px`;
}
