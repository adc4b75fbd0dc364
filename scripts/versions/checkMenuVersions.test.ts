import { expect, test } from 'vitest';
import { checkMenuVersions } from './checkMenuVersions.ts';

const versions = ['next', '2.0.0'].map((name) => ({ name, segment: name }));

test('a menu of versions that exist is accepted, and so is a menu without a list', () => {
  expect(() => checkMenuVersions(['2.0.0'], versions)).not.toThrow();
  expect(() => checkMenuVersions([], versions)).not.toThrow();
});

test('a version that does not exist is named, beside those that do', () => {
  expect(() => checkMenuVersions(['3.0.0', 'next'], versions)).toThrow(
    'versionMenu.versions: found "3.0.0"; expected versions that exist: next, 2.0.0.',
  );
});
