import { expect, test } from 'vitest';
import { closeComment, isContentComment, openComment } from './contentComments.ts';

test('a comment that opens tells what stands behind its colon', () => {
  expect(openComment('tabs').exec('<!-- tabs: package-manager -->')?.[1]).toBe('package-manager');
  expect(openComment('preview').exec('<!--preview:getprop-->')?.[1]).toBe('getprop');
});

test('a comment closes its own kind alone', () => {
  expect(closeComment('tabs').test('<!-- /tabs -->')).toBe(true);
  expect(closeComment('tabs').test('<!-- /preview -->')).toBe(false);
});

test.each([
  ['<!-- tabs: runtime -->', true],
  ['<!-- /preview -->', true],
  ['<!-- unreleased -->', true],
  ['<!-- tabs -->', false],
  ['<!-- unreleased: soon -->', false],
  ['<!-- setup', false],
  ['See <!-- /tabs -->', false],
])('%s is for the shell: %s', (line, isForShell) => {
  expect(isContentComment(line)).toBe(isForShell);
});
