import { expect, test } from 'vitest';
import { versionNameProblem } from './version.ts';

test.each(['2.1.0', '0.0.24', '3.0.0-beta.1', 'next'])('%s is a safe name', (name) => {
  expect(versionNameProblem(name)).toBeUndefined();
});

test.each([
  ['', 'is empty'],
  ['..', 'has ".."'],
  ['1.0..0', 'has ".."'],
  ['../1.0.0', 'has a slash'],
  ['1.0.0\\x', 'has a slash'],
  ['1.0.0\n', 'has a control character'],
  ['1.0.0 ', 'has a character other than'],
  ['.hidden', 'has a character other than'],
  ['1%2e0', 'has a character other than'],
  ['a'.repeat(65), 'is longer than 64'],
])('%j is refused: it %s', (name, problem) => {
  expect(versionNameProblem(name)).toContain(problem);
});
