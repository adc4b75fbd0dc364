// What articles do on clicks and keys, also those that are inserted as HTML: components of the content draw markup alone.

import { strings } from '../site/strings.ts';
import { type IconName, SHAPES } from '../ui/Icon.tsx';
import { copyText, FEEDBACK_MS } from '../ui/useCopy.ts';
import { findBlock, readCode } from './CodeBlock.tsx';
import { measureBoxes } from './scrollBoxes.ts';
import { listenToSymbols } from './symbols.ts';
import { applyChoices, chooseTab, moveByKey } from './tabs.ts';

/** What elements with `data-action` do on a click. */
const ACTIONS: Record<string, (element: HTMLElement, click: MouseEvent) => void> = {
  copy: copyCode,
  wrap: toggleWrap,
  tab: chooseTab,
  zoom(button) {
    import('./zoomImage.ts').then(({ zoomImage }) => zoomImage(button), console.error);
  },
  heading: copyAddress,
};

let isListening = false;

/** Show in new parts of the document what the reader chose, and let the keyboard scroll what is too wide. */
export function refreshContent(root: ParentNode = document): void {
  if (!isListening) listen();
  isListening = true;
  applyChoices(root);
  measureBoxes(root);
}

function listen(): void {
  const refresh = () => refreshContent();
  const measure = () => measureBoxes(document);
  document.addEventListener('click', (event) => {
    const element = findAction(event);
    if (!element) return;
    ACTIONS[element.dataset.action ?? '']?.(element, event);
    measure();
  });
  document.addEventListener('keydown', (event) => {
    const element = findAction(event);
    if (element?.dataset.action !== 'tab') return;
    moveByKey(event, element);
    measure();
  });
  // It does not bubble.
  document.addEventListener('toggle', measure, { capture: true });
  window.addEventListener('resize', measure);
  // The choice of another window, also while this page was kept for Back.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, refresh);
  listenToSymbols();
}

const findAction = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;

async function copyCode(button: HTMLElement): Promise<void> {
  const block = findBlock(button);
  const result = await copyText(block?.dataset.code ?? readCode(block));
  const show = (label: string, icon: IconName) => {
    button.title = label;
    button.setAttribute('aria-label', label);
    button.querySelector('path')?.setAttribute('d', SHAPES[icon]);
  };
  const label = strings.ui.copying[result];
  show(label, result === 'copied' ? 'check' : 'copy');
  announce(block?.querySelector('[aria-live]'), label, () => show(strings.content.copy, 'copy'));
}

/** The browser goes to the heading. */
async function copyAddress(link: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): Promise<void> {
  if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return;
  const result = await copyText(link.href);
  announce(link.nextElementSibling, result === 'copied' ? strings.content.linkCopied : strings.ui.copying.failed);
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Show a text for a moment in an element whose changes screen readers speak. */
function announce(region: Element | null | undefined, text: string, onEnd = () => {}): void {
  if (!region) return;
  clearTimeout(timers.get(region));
  region.textContent = text;
  const end = () => {
    region.textContent = '';
    onEnd();
  };
  timers.set(region, setTimeout(end, FEEDBACK_MS));
}

function toggleWrap(button: HTMLElement): void {
  const box = findBlock(button)?.querySelector<HTMLElement>('[data-wrapped]');
  if (!box) return;
  box.dataset.wrapped = String(box.dataset.wrapped !== 'true');
  button.setAttribute('aria-pressed', box.dataset.wrapped);
}
