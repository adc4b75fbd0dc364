import { expect, test } from 'vitest';
import { findVersion, nameTarget, versionNameProblem } from './version.ts';

test.each(['2.1.0', '0.0.24', '3.0.0-beta.1', 'next'])('%s is a safe name', (name) => {
  expect(versionNameProblem(name)).toBeUndefined();
});

test.each([
  ['', 'is empty'],
  ['..', 'has ".."'],
  ['../1.0.0', 'has a slash'],
  ['1.0.0\\x', 'has a slash'],
  ['1.0.0\n', 'has a control character'],
  ['1.0.0 ', 'has a character other than'],
  ['a'.repeat(65), 'is longer than 64'],
])('%j is refused: it %s', (name, problem) => {
  expect(versionNameProblem(name)).toContain(problem);
});

const listed = [{ name: 'next' }, { name: '7.0.0' }, { name: '7.0.0-beta.1' }, { name: '6.4.4' }, { name: '6.3.5' }];

test.each([
  ['6.4.4', '6.4.4'],
  ['v6.4', '6.4.4'],
  ['7', '7.0.0'],
  ['7.0.0-beta', '7.0.0-beta.1'],
  ['NEXT', 'next'],
  ['6.4.3', undefined],
  ['6', undefined],
  ['', undefined],
])('%j names the version %s', (text, name) => expect(findVersion(listed, text)?.name).toBe(name));

test.each([
  ['Upgrade from 1.0.0', 'Upgrade from 1.0.0 to 1.1.0'],
  ['From v1.0.0: boats', 'From v1.0.0 to 1.1.0: boats'],
  ['Upgrade from 1.0.0 to 2.0.0-beta.1', 'Upgrade from 1.0.0 to 1.1.0'],
  ['Upgrade from 1.0.0 to next', 'Upgrade from 1.0.0 to 1.1.0'],
  ['Upgrade boats from 11.0.0', 'Upgrade boats from 11.0.0 from 1.0.0 to 1.1.0'],
  ['Upgrade boats', 'Upgrade boats from 1.0.0 to 1.1.0'],
])('the title %j is completed to %j', (title, completed) => {
  expect(nameTarget(title, '1.0.0', '1.1.0')).toBe(completed);
});
