import { HELP_PART } from '../../common/articleParts.ts';
import { findForms } from '../../packages/search/index.ts';
import { reveal } from '../navigation/reveal.ts';
import { createTextRange, type TextPiece } from '../ui/textPieces.ts';
import history from '../versions/PageHistory.module.css';

/** As in `base.css`. */
const HIGHLIGHT = 'search';
/** Buttons, and what the shell adds to the page. */
const LEFT_OUT = `button, script, style, [aria-hidden="true"], [${HELP_PART}], .${history.root}`;
const BLOCKS = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, dt, dd, summary, figcaption, blockquote, div';

/** Highlight words in all their forms, without changing elements. Returns what ends it. */
export function highlightPage(terms: readonly string[]): () => void {
  const article = document.querySelector('[data-article]');
  // A browser without the highlight API shows the page as it is.
  if (!article || !('highlights' in CSS)) return () => {};
  const ranges = findRanges(article, terms);
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const elements = ranges.flatMap(({ startContainer }) => startContainer.parentElement ?? []);
  if (elements[0] && !elements.some((element) => element.checkVisibility())) reveal(elements[0]);
  return () => CSS.highlights.delete(HIGHLIGHT);
}

function findRanges(article: Element, terms: readonly string[]): Range[] {
  const { text, pieces } = readText(article);
  return findForms(text, terms).flatMap(([start, end]) => createTextRange(pieces, start, end));
}

/** What is apart on the page is apart in the text. */
function readText(article: Element): { text: string; pieces: TextPiece[] } {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const pieces: TextPiece[] = [];
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
