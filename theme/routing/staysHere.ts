/** What a click on a link tells. */
export interface LinkClick {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** The link's own attributes; empty where it has none. */
  target: string;
  hasDownload: boolean;
}

/** Tell whether a click shows the link's page in this tab. Any other click, with whatever meaning, is the browser's. */
export function staysHere(click: LinkClick): boolean {
  if (click.defaultPrevented || click.button !== 0 || click.hasDownload) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  return click.target === '' || click.target === '_self';
}
