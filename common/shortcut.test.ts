import { expect, test } from 'vitest';
import { formatShortcut, isShortcut, type KeyPress, keyOf, MAC_KEYS } from './shortcut.ts';

const RELEASED: KeyPress = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

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
  ['mod+k', { key: 'л', code: 'KeyK', ctrlKey: true }, false, true],
  ['mod+k', { key: 'κ', code: 'KeyK', metaKey: true }, true, true],
  // On Dvorak's keyboard, the letter is what counts.
  ['mod+k', { key: 't', code: 'KeyK', ctrlKey: true }, false, false],
])('%s with %j, on a Mac = %s, is pressed = %s', (shortcut, held, isMac, isPressed) => {
  expect(isShortcut(shortcut, { ...RELEASED, ...held }, isMac)).toBe(isPressed);
});

test('is written as the keyboard at hand does', () => {
  const names = { mod: 'Ctrl', ctrl: 'Ctrl', shift: 'Shift' };
  expect(formatShortcut('mod+k', names)).toBe('Ctrl K');
  expect(formatShortcut('mod+k', MAC_KEYS)).toBe('⌘ K');
  expect(formatShortcut('ctrl+shift+/', names)).toBe('Ctrl Shift /');
});

test.each([
  ['/', 'Digit7', '/'],
  ['.', 'Slash', '/'],
  ['ж', 'Slash', '/'],
  ['.', 'Period', '.'],
  ['-', 'Slash', '-'],
  ['ל', 'KeyK', 'k'],
  ['é', 'Digit2', 'é'],
  ['Enter', 'Enter', 'enter'],
])('a press of %s, where a Latin keyboard has %s, is %s', (key, code, name) => {
  expect(keyOf({ key, code })).toBe(name);
});
