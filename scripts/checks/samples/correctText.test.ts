import { expect, test } from 'vitest';
import { correctText } from './correctText.ts';

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
