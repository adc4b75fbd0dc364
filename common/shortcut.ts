/** As in the events of the browser. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A letter of another alphabet. */
const FOREIGN = /^(?!\p{Script=Latin})[^\0-\x7f]$/u;

/** Name the key of a press as a Latin keyboard does: by its position where the keyboard has another alphabet. */
export function keyOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  // Cyrillic and Hebrew keyboards have a full stop there.
  if (code === 'Slash' && (key === '.' || FOREIGN.test(key))) return '/';
  return FOREIGN.test(key) ? code.replace(/^(Key|Digit)/, '').toLowerCase() : key.toLowerCase();
}

/** Tell whether a key press is a shortcut such as `mod+k`. `mod` is ⌘ on a Mac, else Ctrl. */
export function isShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, modifiers } = parseShortcut(shortcut);
  const wants = (name: string) => modifiers.includes(name);
  return (
    keyOf(press) === key &&
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
