import { expect, test } from 'vitest';
import { nextChoice, resolveChoice, resolveMode } from './colorMode.ts';

const RESPECTFUL = { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true } as const;
const OWN_WAY = { defaultMode: 'dark', isSwitchEnabled: true, respectSystem: false } as const;

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  ['purple', 'system'],
  ['', 'system'],
] as const)('where the system is respected, stored %j means %s', (stored, choice) => {
  expect(resolveChoice(stored, RESPECTFUL)).toBe(choice);
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'dark'],
  [null, 'dark'],
  ['purple', 'dark'],
] as const)('where it is not, stored %j with a dark default means %s', (stored, choice) => {
  expect(resolveChoice(stored, OWN_WAY)).toBe(choice);
});

test.each([
  [RESPECTFUL, 'system'],
  [OWN_WAY, 'dark'],
] as const)('without the switch, what is stored is ignored', (settings, choice) => {
  expect(resolveChoice('light', { ...settings, isSwitchEnabled: false })).toBe(choice);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s with a dark system %s is drawn %s', (choice, prefersDark, mode) => {
  expect(resolveMode(choice, prefersDark)).toBe(mode);
});

test('where the system is respected, the button goes round light, dark and system', () => {
  expect((['light', 'dark', 'system'] as const).map((choice) => nextChoice(choice, true))).toEqual([
    'dark',
    'system',
    'light',
  ]);
});

test('where it is not, the button changes between light and dark', () => {
  expect((['light', 'dark'] as const).map((choice) => nextChoice(choice, false))).toEqual(['dark', 'light']);
});
