import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { correctText, keepPlaceholders, writeCorrections } from './corrections.ts';

test('lines take the places of others, wherever those before them end', () => {
  const text = ['```text', 'a', 'b', '```', '> ```text', '> c', '> ```', ''].join('\n');
  const corrected = correctText(text, [
    { line: 2, count: 2, lines: ['1'] },
    { line: 6, count: 1, lines: ['2', '3'] },
  ]);
  expect(corrected).toBe(['```text', '1', '```', '> ```text', '> 2', '> 3', '> ```', ''].join('\n'));
});

test('an empty block is filled', () => {
  expect(correctText('```text\n```', [{ line: 2, count: 0, lines: ['a'] }])).toBe('```text\na\n```');
});

const keep = (expected: string, given: string) => keepPlaceholders(expected.split('\n'), given.split('\n')).join('\n');

test.each([
  ['', 'a\nb', 'a\nb'],
  ['x …\nb', 'x 1\nc', 'x …\nc'],
  ['x …\ny …', 'new\nx 1\ny 2', 'new\nx …\ny …'],
  ['x …\ny …', 'y 2', 'y …'],
  ['a\n…\nd', 'a\nb\nc\nd', 'a\n…\nd'],
  ['a\n…\nd', 'a\nb\nc\ne', 'a\n…\ne'],
  ['a\n…', 'b\nc\nd', 'b\n…'],
  ['a\n  …\nd', 'b\n  c\nd', 'b\n  …\nd'],
])('%j becomes of %j: %j', (expected, given, kept) => {
  expect(keep(expected, given)).toBe(kept);
});

test('pages are corrected where a run tells how, and the other errors are left', () => {
  const dir = makeTempDir();
  writeFiles(dir, { 'a/b.md': '```text title="Output"\n1\n```\n' });
  const left = { filePath: 'a/b.md', line: 1, message: 'thrown' };
  const corrected = {
    filePath: 'a/b.md',
    line: 2,
    message: 'other',
    correction: { line: 2, count: 1, lines: ['2', '3'] },
  };
  expect(writeCorrections(dir, [left, corrected])).toEqual([left]);
  expect(readFileSync(path.join(dir, 'a/b.md'), 'utf8')).toBe('```text title="Output"\n2\n3\n```\n');
});
