import { expect, test } from 'vitest';
import { formatCodeName } from './scrollBoxes.ts';

test('code is named by its first line that is not empty', () => {
  expect(formatCodeName('\n\n  read();\nwrite();\n')).toBe('Code: read();');
});

test('a long name is truncated', () => {
  expect(formatCodeName('a'.repeat(80))).toBe(`Code: ${'a'.repeat(60)}…`);
});
