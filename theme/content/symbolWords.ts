import type { SymbolWord } from '../../common/sampleSymbols.ts';

/** A word of a sample on the page, with the number of its symbol. */
export interface FoundWord {
  range: Range;
  symbol: number;
}

/** Find the words in the text of an element. */
export function findWords(code: Element, words: readonly SymbolWord[]): FoundWord[] {
  const pieces: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    pieces.push({ node, start: length });
    length += node.length;
  }
  return words.flatMap(([start, end, symbol]) => {
    const first = pieces.findLast((piece) => piece.start <= start);
    const last = pieces.findLast((piece) => piece.start < end);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [{ range, symbol }];
  });
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
