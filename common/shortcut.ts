/** As in the events of the browser. */
export type KeyPress = { key: string } & Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>;

/** Tell whether a key press is a shortcut such as `mod+k`. `mod` is ⌘ on a Mac, else Ctrl. */
export function isShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, modifiers } = parseShortcut(shortcut);
  const wants = (name: string) => modifiers.includes(name);
  return (
    press.key.toLowerCase() === key &&
    press.ctrlKey === (wants('ctrl') || (wants('mod') && !isMac)) &&
    press.metaKey === (wants('mod') && isMac) &&
    press.altKey === wants('alt') &&
    press.shiftKey === wants('shift')
  );
}

/** The same in every language. */
export const MAC_KEYS: Record<string, string> = { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' };

/** Format a shortcut with the names of its keys. @example formatShortcut('mod+k', MAC_KEYS) === '⌘ K' */
export function formatShortcut(shortcut: string, names: Record<string, string>): string {
  const { key, modifiers } = parseShortcut(shortcut);
  return [...modifiers.map((name) => names[name] ?? name), key.toUpperCase()].join(' ');
}

function parseShortcut(shortcut: string): { key: string; modifiers: string[] } {
  const parts = shortcut.split('+');
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
}
