import { expect, test } from 'vitest';
import { closeComment, openComment } from './contentComments.ts';

test('a comment that opens gives what is behind its colon', () => {
  expect(openComment('tabs').exec('<!-- tabs: package-manager -->')?.[1]).toBe('package-manager');
  expect(openComment('preview').exec('<!--preview:getprop-->')?.[1]).toBe('getprop');
});

test('a comment closes its own kind alone', () => {
  expect(closeComment('tabs').test('<!-- /tabs -->')).toBe(true);
  expect(closeComment('tabs').test('<!-- /preview -->')).toBe(false);
});

test.each([
  ['<!-- tabs -->', 'tabs'],
  ['<!-- unreleased: soon -->', 'unreleased'],
  ['See <!-- tabs: runtime -->', 'tabs'],
] as const)('%s opens nothing', (line, name) => {
  expect(openComment(name).test(line)).toBe(false);
});
