import { expect, test } from 'vitest';
import { findMissingLines, parseMarkedCode } from './markedCode.ts';

const code = 'one\ntwo\nthree\nfour';
const linesOf = (fenceText: string) => [...parseMarkedCode(code, fenceText).lines];

test.each([
  ['{3}', [3]],
  ['{1,3-4}', [1, 3, 4]],
  ['title="read.ts" {2}', [2]],
  ['title="a{2}.ts"', []],
  ['title="see {2} here.js"', []],
  ['{3-99999999}', [3, 4]],
  ['', []],
])('the fence text %s marks the lines %j', (fenceText, lines) => {
  expect(linesOf(fenceText)).toEqual(lines);
});

test.each([
  'call(); // [!code highlight]',
  'call(); # [!code highlight]',
  'call(); /* [!code highlight] */',
  'call(); <!-- [!code highlight] -->',
])('the marker in %s marks its line and is not shown', (line) => {
  expect(parseMarkedCode(`first();\n${line}\n`)).toEqual({ code: 'first();\ncall();\n', lines: new Set([2]) });
});

test.each([
  ['{1,3-4}', undefined],
  ['{1,3-99999999}', '3-99999999'],
  ['{5}', '5'],
  ['{3-2}', '3-2'],
  ['{0}', '0'],
])('of the lines %s, those that four lines of code lack are %s', (fenceText, missing) => {
  expect(findMissingLines(fenceText, 4)).toBe(missing);
});

test('other comments stay', () => {
  const text = 'call(); // [!code] highlight';
  expect(parseMarkedCode(text)).toEqual({ code: text, lines: new Set() });
});
