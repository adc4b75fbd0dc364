/** In events of the browser and of React. */
type LinkClick = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Decide whether a click opens its link in this tab, unlike one with Ctrl. */
export function isPlainClick(click: LinkClick): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}
