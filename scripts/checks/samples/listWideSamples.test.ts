import { expect, test } from 'vitest';
import { makeSample } from '../../testing/harbor.ts';
import { listWideSamples } from './listWideSamples.ts';

const sample = (code: string) => makeSample(code, { line: 7 });

test('a sample is wide if a line has more than 80 columns; the longest line is named', () => {
  const code = ['a'.repeat(81), 'b'.repeat(90), 'c'].join('\n');
  expect(listWideSamples([sample(code)])).toEqual([{ filePath: 'a.md', line: 8, columns: 90 }]);
  expect(listWideSamples([sample('a'.repeat(80))])).toEqual([]);
});

test('a tab leads to the next multiple of four columns', () => {
  expect(listWideSamples([sample(`ab\t${'c'.repeat(76)}`)])).toEqual([]);
  expect(listWideSamples([sample(`ab\t${'c'.repeat(77)}`)])).toMatchObject([{ columns: 81 }]);
});

test('the marker of a highlighted line does not count', () => {
  expect(listWideSamples([sample(`${'a'.repeat(80)} // [!code highlight]`)])).toEqual([]);
});
