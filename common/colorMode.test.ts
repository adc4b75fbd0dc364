import { expect, test } from 'vitest';
import { nextChoice, resolveChoice, resolveMode } from './colorMode.ts';

const WITH_SYSTEM = { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true } as const;
const WITHOUT_SYSTEM = { defaultMode: 'dark', isSwitchEnabled: true, respectSystem: false } as const;

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  ['purple', 'system'],
  ['', 'system'],
] as const)('with respectSystem, a stored %j means %s', (stored, choice) => {
  expect(resolveChoice(stored, WITH_SYSTEM)).toBe(choice);
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'dark'],
  [null, 'dark'],
  ['purple', 'dark'],
] as const)('without respectSystem and with a dark default, a stored %j means %s', (stored, choice) => {
  expect(resolveChoice(stored, WITHOUT_SYSTEM)).toBe(choice);
});

test.each([
  [WITH_SYSTEM, 'system'],
  [WITHOUT_SYSTEM, 'dark'],
] as const)('without the switch, the stored choice is ignored', (settings, choice) => {
  expect(resolveChoice('light', { ...settings, isSwitchEnabled: false })).toBe(choice);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('the choice %s with a dark system = %s gives the mode %s', (choice, prefersDark, mode) => {
  expect(resolveMode(choice, prefersDark)).toBe(mode);
});

test('with respectSystem, the button cycles through light, dark and system', () => {
  expect((['light', 'dark', 'system'] as const).map((choice) => nextChoice(choice, true))).toEqual([
    'dark',
    'system',
    'light',
  ]);
});

test('without respectSystem, the button switches between light and dark', () => {
  expect((['light', 'dark'] as const).map((choice) => nextChoice(choice, false))).toEqual(['dark', 'light']);
});
