import { expect, test } from 'vitest';
import { splitMarks } from './MarkedText.tsx';

const show = (text: string, marks: [number, number][]) =>
  splitMarks(text, marks).map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text));

test.each([
  ['push a file', [], ['push a file']],
  ['push a file', [[0, 4]], ['[push]', ' a file']],
  ['push a file', [[7, 11]], ['push a ', '[file]']],
  [
    'pushfile',
    [
      [0, 4],
      [4, 8],
    ],
    ['[push]', '[file]'],
  ],
  ['', [], []],
  ['<b>push</b>', [[3, 7]], ['<b>', '[push]', '</b>']],
] as [string, [number, number][], string[]][])('cuts "%s" at %j', (text, marks, pieces) => {
  expect(show(text, marks)).toEqual(pieces);
});
