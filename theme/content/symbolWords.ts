import type { SymbolWord } from '../../common/samples.ts';
import { createTextRange, type TextPiece } from '../ui/textPieces.ts';
import { FIELD, literalOf } from './fieldElements.ts';

/** A word of a sample on the page, with the number of its symbol. */
export interface FoundWord {
  range: Range;
  symbol: number;
}

/** Find the words in the text of an element. Their places are those in the code as written, whatever a reader put into its fields. */
export function findWords(code: Element, words: readonly SymbolWord[]): FoundWord[] {
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
export const findWordAt = (words: readonly FoundWord[], { clientX, clientY }: MouseEvent): FoundWord | undefined =>
  words.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= clientX && clientX < right && top <= clientY && clientY < bottom,
    ),
  );

/** As in `base.css`. */
const HIGHLIGHT = 'symbols';

/** Underline words, without changing elements. Returns what ends it. */
export function underline(words: readonly FoundWord[]): () => void {
  // A browser without the highlight API shows the code as it is.
  if (!('highlights' in CSS)) return () => {};
  const all = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
  CSS.highlights.set(HIGHLIGHT, all);
  for (const { range } of words) all.add(range);
  return () => {
    for (const { range } of words) all.delete(range);
  };
}
