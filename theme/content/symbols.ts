/** Words of code that lead to what explains them (`plugins/markdown/samples.ts`). */
const SYMBOL = 'a[data-symbol]';

const findSymbol = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(SYMBOL) : null;

/**
 * Show what a symbol is while a reader points at it or focuses it; what does it loads with the first one. A first tap shows the card,
 * and the next one follows the link.
 */
export function listenToSymbols(): void {
  let isFirstTap = false;
  document.addEventListener('pointerdown', (event) => {
    // A link whose card is shown is described by it.
    isFirstTap = event.pointerType === 'touch' && findSymbol(event)?.hasAttribute('aria-describedby') === false;
  });
  const show = (event: Event) => {
    const link = findSymbol(event);
    if (!link) return;
    import('./symbolCard.ts').then(({ showCard }) => showCard(link)).catch(console.error);
  };
  document.addEventListener('focusin', show);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') show(event);
  });
  const press = (event: MouseEvent) => {
    const link = findSymbol(event);
    // The keyboard's clicks have no detail.
    if (!link || event.detail === 0) return;
    const selection = window.getSelection();
    const isSelected = selection?.isCollapsed === false && selection.containsNode(link, true);
    if (!isFirstTap && !isSelected) return;
    event.preventDefault();
    show(event);
  };
  // Before anything that follows links.
  document.addEventListener('click', press, { capture: true });
}
