import { expect, test } from 'vitest';
import { checkLatestRemains } from './checkRetired.ts';

test.each([
  ['below the latest', ['2.0.0', '1.0.0'], ['1.1.0']],
  ['a pre-release above the latest', ['2.0.0'], ['3.0.0-rc.1']],
  ['none', [], []],
])('a version can be retired: %s', (_name, names, retired) => {
  expect(() => checkLatestRemains(names, retired)).not.toThrow();
});

test.each([
  ['the latest', ['1.0.0'], ['2.0.0']],
  ['the latest, below a pre-release', ['3.0.0-rc.1', '1.0.0'], ['2.0.0']],
  ['the only release', [], ['2.0.0']],
])('a version cannot be retired: %s', (_name, names, retired) => {
  expect(() => checkLatestRemains(names, retired)).toThrow('2.0.0 is the latest, which cannot be retired');
});
