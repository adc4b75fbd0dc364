import { HELP_PART } from '../../common/articleParts.ts';
import { findForms } from '../../packages/search/index.ts';
import { HISTORY_CLASS } from '../versions/historyClass.ts';

/** As in `base.css`. */
const HIGHLIGHT = 'search';
const HISTORY_SELECTOR = `.${HISTORY_CLASS.replaceAll(' ', '.')}`;
/** Buttons, and what the shell adds to the page. */
const LEFT_OUT = `button, script, style, [aria-hidden="true"], [${HELP_PART}], ${HISTORY_SELECTOR}`;
const BLOCKS = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, dt, dd, summary, figcaption, blockquote, div';

/** Highlight words in all their forms, without changing elements. Returns what ends it. */
export function highlightPage(terms: readonly string[]): () => void {
  const article = document.querySelector('[data-article]');
  // A browser without the highlight API shows the page as it is.
  if (!article || !('highlights' in CSS)) return () => {};
  const ranges = findRanges(article, terms);
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return () => CSS.highlights.delete(HIGHLIGHT);
}

interface Piece {
  node: Text;
  start: number;
}

function findRanges(article: Element, terms: readonly string[]): Range[] {
  const { text, pieces } = readText(article);
  return findForms(text, terms).flatMap(([start, end]) => {
    const first = pieces.findLast((piece) => piece.start <= start);
    const last = pieces.findLast((piece) => piece.start < end);
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}

/** What is apart on the page is apart in the text. */
function readText(article: Element): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.parentElement?.closest(LEFT_OUT)) continue;
    const block = node.parentElement?.closest(BLOCKS) ?? null;
    if (block !== lastBlock) text += '\n';
    lastBlock = block;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}
