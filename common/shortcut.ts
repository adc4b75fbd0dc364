/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Tell whether a key press is a configured shortcut, such as `mod+k`. `mod` is ⌘ on a Mac, else Ctrl. */
export function isShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, modifiers } = readShortcut(shortcut);
  const wants = (name: string) => modifiers.includes(name);
  return (
    press.key.toLowerCase() === key &&
    press.ctrlKey === (wants('ctrl') || (wants('mod') && !isMac)) &&
    press.metaKey === (wants('mod') && isMac) &&
    press.altKey === wants('alt') &&
    press.shiftKey === wants('shift')
  );
}

const MAC_NAMES: Record<string, string> = { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' };
const NAMES: Record<string, string> = { mod: 'Ctrl', ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift' };

/** Write a shortcut as keyboards do. @example formatShortcut('mod+k', true) === '⌘ K' */
export function formatShortcut(shortcut: string, isMac: boolean): string {
  const { key, modifiers } = readShortcut(shortcut);
  const names = isMac ? MAC_NAMES : NAMES;
  return [...modifiers.map((name) => names[name] ?? name), key.toUpperCase()].join(' ');
}

/** Take a configured shortcut apart, such as `mod+k`. */
export function readShortcut(shortcut: string): { key: string; modifiers: string[] } {
  const parts = shortcut.split('+');
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
}
