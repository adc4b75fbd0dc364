import { expect, test } from 'vitest';
import { checkLatestRemains, checkRetiredFiles } from './checkRetired.ts';

test('names and page lists that belong together are right', () => {
  expect(() => checkRetiredFiles(['1.0.0', '1.1.0'], ['1.1.0', '1.0.0'])).not.toThrow();
});

test('a name without its page list, as one that is misspelt, is an error', () => {
  expect(() => checkRetiredFiles(['1.0.0', '1.0.1'], ['1.0.0'])).toThrow(
    'versions.config.ts: retired: there is no retired/1.0.1.json.',
  );
});

test('a page list whose version the policy does not name is an error', () => {
  expect(() => checkRetiredFiles([], ['1.0.0'])).toThrow(
    'retired/1.0.0.json exists, but "retired" in versions.config.ts does not name the version.',
  );
});

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
