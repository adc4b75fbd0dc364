import { expect, test } from 'vitest';
import { formatShortcut, isShortcut, type KeyPress, MAC_KEYS } from './shortcut.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['mod+k', press('k', { ctrlKey: true }), false],
  ['mod+k', press('K', { ctrlKey: true }), false],
  ['mod+k', press('k', { metaKey: true }), true],
  ['ctrl+alt+s', press('s', { ctrlKey: true, altKey: true }), true],
  ['s', press('s'), false],
] as const)('%s is pressed', (shortcut, pressed, isMac) => {
  expect(isShortcut(shortcut, pressed, isMac)).toBe(true);
});

test.each([
  ['mod+k', press('k'), false],
  ['mod+k', press('k', { ctrlKey: true }), true],
  ['mod+k', press('k', { metaKey: true }), false],
  ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), false],
  ['mod+k', press('j', { ctrlKey: true }), false],
] as const)('%s is not pressed', (shortcut, pressed, isMac) => {
  expect(isShortcut(shortcut, pressed, isMac)).toBe(false);
});

test('is written as the keyboard at hand does', () => {
  const names = { mod: 'Ctrl', ctrl: 'Ctrl', shift: 'Shift' };
  expect(formatShortcut('mod+k', names)).toBe('Ctrl K');
  expect(formatShortcut('mod+k', MAC_KEYS)).toBe('⌘ K');
  expect(formatShortcut('ctrl+shift+/', names)).toBe('Ctrl Shift /');
});
