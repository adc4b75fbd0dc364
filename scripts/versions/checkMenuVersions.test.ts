import { expect, test } from 'vitest';
import { checkMenuVersions } from './checkMenuVersions.ts';

test('a menu of versions that exist is accepted, and so is a menu without a list', () => {
  expect(() => checkMenuVersions(['2.0.0'], ['next', '2.0.0'])).not.toThrow();
  expect(() => checkMenuVersions([], ['next'])).not.toThrow();
});

test('a version that does not exist is named, beside those that do', () => {
  expect(() => checkMenuVersions(['3.0.0', 'next'], ['next', '2.0.0'])).toThrow(
    'versionMenu.versions: found "3.0.0"; expected versions that exist: next, 2.0.0.',
  );
});
