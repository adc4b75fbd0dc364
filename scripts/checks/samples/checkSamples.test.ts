import { expect, test } from 'vitest';
import { makeSample } from '../../testing/harbor.ts';
import { findWideLine } from './checkSamples.ts';

const find = (code: string) => findWideLine(makeSample(code, { line: 7 }));

test('a sample is wide if a line has more than 80 columns; the longest line is named', () => {
  const code = ['a'.repeat(81), 'b'.repeat(90), 'c'].join('\n');
  expect(find(code)).toEqual([{ filePath: 'a.md', line: 8, message: '90 columns' }]);
  expect(find('a'.repeat(80))).toEqual([]);
});
