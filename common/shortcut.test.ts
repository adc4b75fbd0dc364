import { expect, test } from 'vitest';
import { formatShortcut, isShortcut, type KeyPress, MAC_KEYS } from './shortcut.ts';

const RELEASED: KeyPress = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['mod+k', { key: 'k', ctrlKey: true }, false, true],
  ['mod+k', { key: 'K', ctrlKey: true }, false, true],
  ['mod+k', { key: 'k', metaKey: true }, true, true],
  ['ctrl+alt+s', { key: 's', ctrlKey: true, altKey: true }, false, true],
  ['s', { key: 's' }, false, true],
  ['mod+k', { key: 'k' }, false, false],
  ['mod+k', { key: 'k', ctrlKey: true }, true, false],
  ['mod+k', { key: 'k', metaKey: true }, false, false],
  ['mod+k', { key: 'k', ctrlKey: true, shiftKey: true }, false, false],
  ['mod+k', { key: 'j', ctrlKey: true }, false, false],
])('%s with %j, on a Mac = %s, is pressed = %s', (shortcut, held, isMac, isPressed) => {
  expect(isShortcut(shortcut, { ...RELEASED, ...held }, isMac)).toBe(isPressed);
});

test('is written as the keyboard at hand does', () => {
  const names = { mod: 'Ctrl', ctrl: 'Ctrl', shift: 'Shift' };
  expect(formatShortcut('mod+k', names)).toBe('Ctrl K');
  expect(formatShortcut('mod+k', MAC_KEYS)).toBe('⌘ K');
  expect(formatShortcut('ctrl+shift+/', names)).toBe('Ctrl Shift /');
});
