/** The facts of a click on a link; events of the browser and of React have them. */
export type LinkClick = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Decide whether a click opens its link in this tab. The browser handles any other click, such as one with Ctrl. */
export function isPlainClick(click: LinkClick): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}
