// Loaded when a reader points at a sample: `SampleSymbols.tsx`.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageSymbols, SymbolHint, SymbolWord } from '../../common/samples.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { Link } from '../routing/Link.tsx';
import { loadedOf, useLoadable } from '../ui/loadable.ts';
import popup from '../ui/Popup.module.css';
import { createTextRange, type TextPiece } from '../ui/textPieces.ts';
import { FIELD, literalOf } from './fieldElements.ts';
import { loadPageSymbols } from './loadPageFile.ts';
import styles from './SymbolHints.module.css';

interface Props {
  /** The box of the code. */
  block: Element;
  /** Its number on the page. */
  sample: number;
  /** What made the reader's browser load this. */
  first: Event;
}

interface Shown {
  symbol: number;
  /** A word of the code. */
  at: Range;
}

/** To the sides of the window. */
const MARGIN = 8;

/** The way from a word to its hint leads over other text. */
const CLOSE_DELAY_MS = 300;

/** Draw beside the word that a reader points at what its symbol is. */
export function SymbolHints({ block, sample, first }: Props) {
  const page = loadedOf(useLoadable(loadPageSymbols));
  const [shown, setShown] = useState<Shown>();
  const hintRef = useRef<HTMLElement>(null);
  useWords({ block, page, sample, first, shown, onShow: setShown, hintRef });
  const hint = shown && page?.symbols[shown.symbol];
  return shown && hint && createPortal(<Hint shown={shown} hint={hint} hintRef={hintRef} />, document.body);
}

interface Pointing extends Props {
  page: PageSymbols | undefined;
  shown: Shown | undefined;
  onShow: (shown: Shown | undefined) => void;
  hintRef: RefObject<HTMLElement | null>;
}

/**
 * Show the symbol of the word that the pointer is on, until Escape, a press elsewhere, or until pointer and focus have left. A press
 * on the word follows its link; the first tap only shows it.
 */
function useWords({ block, page, sample, first, shown, onShow, hintRef }: Pointing): void {
  const found = useMemo(() => {
    // The menu of the block has code, too.
    const code = block.querySelector('pre code');
    return code && page ? findWords(code, page.samples[sample] ?? []) : [];
  }, [block, page, sample]);
  useEffect(() => underline(found), [found]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const findWord = (event: MouseEvent): FoundWord | undefined =>
    event.target instanceof Node && block.contains(event.target) ? findWordAt(found, event) : undefined;
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && hintRef.current?.contains(target) === true;
  const show = ({ symbol, range }: FoundWord) => {
    if (shown?.at !== range) onShow({ symbol, at: range });
  };

  const move = useEffectEvent((event: PointerEvent) => {
    // A finger leaves after each tap.
    if (event.pointerType === 'touch') return;
    const word = findWord(event);
    if (word) show(word);
    if (word || isInside(event.target)) {
      clearTimeout(timer.current);
      timer.current = undefined;
    } else if (shown && !isInside(document.activeElement)) timer.current ??= setTimeout(close, CLOSE_DELAY_MS);
  });
  const press = useEffectEvent((event: MouseEvent) => {
    const word = findWord(event);
    if (word && shown?.at === word.range) {
      // A selection of text is no press.
      if (window.getSelection()?.isCollapsed !== false) hintRef.current?.querySelector('a')?.click();
    } else if (word) show(word);
    else if (shown && !isInside(event.target)) onShow(undefined);
  });
  const close = useEffectEvent(() => {
    timer.current = undefined;
    onShow(undefined);
  });
  // A tap is an event of the pointer, and then a click.
  const start = useEffectEvent(() => {
    if (first.type === 'click' && first instanceof MouseEvent) press(first);
    else if (first instanceof PointerEvent) move(first);
  });
  useEffect(() => {
    if (found.length === 0) return;
    start();
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointermove', move);
    document.addEventListener('click', press);
    document.addEventListener('keydown', closeByKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [found]);
}

interface HintProps {
  shown: Shown;
  hint: SymbolHint;
  hintRef: RefObject<HTMLElement | null>;
}

function Hint({ shown: { at }, hint: { name, href, code, summary, note, page }, hintRef }: HintProps) {
  useLayoutEffect(() => {
    if (hintRef.current) place(hintRef.current, at.getBoundingClientRect());
  }, [at, hintRef]);
  return (
    <aside className={`${popup.popup} ${styles.hint}`} aria-label={name} ref={hintRef}>
      <pre>
        <code>{code}</code>
      </pre>
      {[summary, note].map((text) => text && <p key={text}>{<TextWithCode text={text} />}</p>)}
      <Link href={href}>{page ? `${words.explainedIn} ${page}` : words.title}</Link>
    </aside>
  );
}

/** Below the word, or above it where the window ends. */
function place(hint: HTMLElement, word: DOMRect): void {
  const { offsetWidth, offsetHeight } = hint;
  const isBelow = word.bottom + offsetHeight <= window.innerHeight || word.top < offsetHeight;
  const left = Math.max(MARGIN, Math.min(word.left, document.documentElement.clientWidth - offsetWidth - MARGIN));
  hint.style.left = `${left + window.scrollX}px`;
  hint.style.top = `${(isBelow ? word.bottom : word.top - offsetHeight) + window.scrollY}px`;
}

/** Draw a sentence with code between backticks. */
function TextWithCode({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A word of a sample on the page, with the number of its symbol. */
interface FoundWord {
  range: Range;
  symbol: number;
}

/** Find the words in the text of an element. Their places are those in the code as written, whatever a reader put into its fields. */
function findWords(code: Element, words: readonly SymbolWord[]): FoundWord[] {
  const pieces: TextPiece[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, acceptPiece);
  let length = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      pieces.push({ node, start: length });
      length += node.length;
    } else if (node instanceof HTMLElement) length += literalOf(node).slice(1, -1).length;
  }
  return words.flatMap(([start, end, symbol]) =>
    createTextRange(pieces, start, end).map((range) => ({ range, symbol })),
  );
}

/** Texts outside of fields, and fields as a whole. */
function acceptPiece(node: Node): number {
  if (node instanceof Text)
    return node.parentElement?.closest(FIELD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  return node instanceof Element && node.matches(FIELD) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
}

/** Find the word at a point of the window. */
const findWordAt = (words: readonly FoundWord[], { clientX, clientY }: MouseEvent): FoundWord | undefined =>
  words.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= clientX && clientX < right && top <= clientY && clientY < bottom,
    ),
  );

/** As in `base.css`. */
const HIGHLIGHT = 'symbols';

/** Underline words, without changing elements. Returns what ends it. */
function underline(words: readonly FoundWord[]): () => void {
  // A browser without the highlight API shows the code as it is.
  if (!('highlights' in CSS)) return () => {};
  const all = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
  CSS.highlights.set(HIGHLIGHT, all);
  for (const { range } of words) all.add(range);
  return () => {
    for (const { range } of words) all.delete(range);
  };
}
