/**
 * Let the keyboard scroll the boxes of a read article while their content is wider: the components that do so on its own page are
 * not there.
 */
export function watchOverflow(article: Element | null): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const box of article?.querySelectorAll('[data-sideways]') ?? []) observer.observe(box);
}
