import { expect, test } from 'vitest';
import { nextChoice, resolveChoice, resolveMode } from './colorMode.ts';

const WITH_SYSTEM = { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true } as const;
const WITHOUT_SYSTEM = { defaultMode: 'dark', isSwitchEnabled: true, respectSystem: false } as const;

test.each([
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ['system', 'system', 'dark'],
  [null, 'system', 'dark'],
  ['purple', 'system', 'dark'],
] as const)(
  'a stored %j means %s with respectSystem, and %s without it and with a dark default',
  (stored, choice, other) => {
    expect(resolveChoice(stored, WITH_SYSTEM)).toBe(choice);
    expect(resolveChoice(stored, WITHOUT_SYSTEM)).toBe(other);
  },
);

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

test('the button cycles through light, dark and, with respectSystem, system', () => {
  const choices = ['light', 'dark', 'system'] as const;
  expect(choices.map((choice) => nextChoice(choice, true))).toEqual(['dark', 'system', 'light']);
  expect(choices.slice(0, 2).map((choice) => nextChoice(choice, false))).toEqual(['dark', 'light']);
});
