import { expect, test } from 'vitest';
import { parseMarkedCode } from './markedCode.ts';

const code = 'one\ntwo\nthree\nfour';
const linesOf = (fenceText: string) => [...parseMarkedCode(code, fenceText).lines];

test.each([
  ['{3}', [3]],
  ['{1,3-4}', [1, 3, 4]],
  ['title="read.ts" {2}', [2]],
  ['title="a{2}.ts"', []],
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

test('other comments stay', () => {
  const text = 'call(); // [!code] highlight';
  expect(parseMarkedCode(text)).toEqual({ code: text, lines: new Set() });
});
