// Loaded for the first symbol that a reader turns to: `symbols.ts`.
import { withBase } from '@rspress/core/runtime';
import { shellId } from '../../common/pageHtml.ts';
import { SYMBOLS_FILE, type SymbolCards } from '../../common/samples.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { fetchFile } from '../site/fetchFile.ts';
import popup from '../ui/Popup.module.css';
import styles from './SymbolCard.module.css';

/** To the sides of the window. */
const MARGIN = 8;

/** The way from a word to its card leads over other text. */
const CLOSE_DELAY_MS = 300;

const ID = shellId('symbol');

const card = document.createElement('aside');
card.id = ID;
card.className = `${popup.popup} ${styles.root}`;

/** The link whose card is wanted, and shown once its symbol is loaded. */
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let symbols: Promise<SymbolCards> | undefined;

/** Show what the symbol of a link is, until Escape, a press elsewhere, or until pointer and focus have left link and card. */
export async function showCard(link: HTMLAnchorElement): Promise<void> {
  keep();
  if (current === link) return;
  close();
  current = link;
  const symbol = (await loadSymbols())[link.dataset.symbol ?? ''];
  if (current !== link) return;
  if (!symbol || !link.matches(':hover, :focus')) return close();
  card.ariaLabel = symbol.name;
  card.replaceChildren(...drawCard(symbol, link.href));
  document.body.append(card);
  link.setAttribute('aria-describedby', ID);
  place(link.getBoundingClientRect());
}

function close(): void {
  keep();
  current?.removeAttribute('aria-describedby');
  current = undefined;
  card.remove();
}

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Node && (card.contains(target) || current?.contains(target) === true);

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
}

function leave({ target, type }: Event): void {
  if (isInside(target)) keep();
  else if (type === 'focusin' && !card.matches(':hover') && !current?.matches(':hover')) close();
  else if (!isInside(document.activeElement)) timer ??= setTimeout(close, CLOSE_DELAY_MS);
}

document.addEventListener('pointerover', leave);
document.addEventListener('focusin', leave);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
window.addEventListener('popstate', close);
// Also the press that follows a link, here or in the card. A first tap was prevented before.
const press = ({ target, defaultPrevented }: Event) => {
  const isLink = target instanceof Element && target.closest('a') !== null;
  if (!defaultPrevented && (isLink || !isInside(target))) close();
};
document.addEventListener('click', press, { capture: true });

async function loadSymbols(): Promise<SymbolCards> {
  symbols ??= fetchFile(withBase(`/${SYMBOLS_FILE}`)).then((file) => file.json());
  try {
    return await symbols;
  } catch (error) {
    console.error(error);
    symbols = undefined;
    return {};
  }
}

function drawCard({ code, summary, note, page }: SymbolCards[string], href: string): HTMLElement[] {
  const link = createElement('a', [page ? `${words.explainedIn} ${page}` : words.title]);
  link.href = href;
  const texts = [summary, note].filter((text) => text !== undefined);
  return [
    createElement('pre', [createElement('code', [code])]),
    ...texts.map((text) => createElement('p', drawText(text))),
    link,
  ];
}

/** Draw a sentence with code between backticks. */
const drawText = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', [part]) : part));

function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, children: (string | Node)[]) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** Below the word, or above it where the window ends. */
function place(word: DOMRect): void {
  const { offsetWidth, offsetHeight } = card;
  const isBelow = word.bottom + offsetHeight <= window.innerHeight || word.top < offsetHeight;
  const left = Math.max(MARGIN, Math.min(word.left, document.documentElement.clientWidth - offsetWidth - MARGIN));
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${(isBelow ? word.bottom : word.top - offsetHeight) + window.scrollY}px`;
}
