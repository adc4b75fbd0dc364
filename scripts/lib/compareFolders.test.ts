import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { compareFolders, formatComparison } from './compareFolders.ts';

test('two folders are compared file by file', () => {
  const [first, second] = [makeTempDir(), makeTempDir()];
  writeFiles(first, { 'a/equal.js': '1', 'a/changed.js': '1', 'gone.html': '1' });
  writeFiles(second, { 'a/equal.js': '1', 'a/changed.js': '2', 'new.html': '1' });
  const comparison = compareFolders(first, second);
  expect(comparison).toEqual({ equal: 1, missing: ['gone.html', 'new.html'], different: ['a/changed.js'] });
  expect(formatComparison(comparison)).toContain('different  a/changed.js');
});
