import { expect, test } from 'vitest';
import { findMissingLines, isHighlightedLine, listDiagramProblems, readDiagram, readInstalls } from './fences.ts';

const linesOf = (fenceText: string) => [1, 2, 3, 4].filter((line) => isHighlightedLine(fenceText, line));

test.each([
  ['{1,3-4}', [1, 3, 4]],
  ['title="read.ts" {2}', [2]],
  ['title="a{2}.ts"', []],
  ['title="see {2} here.js"', []],
  ['{3-99999999}', [3, 4]],
  ['', []],
])('the fence text %s highlights the lines %j', (fenceText, lines) => {
  expect(linesOf(fenceText)).toEqual(lines);
});

test.each([
  ['{1,3-4}', undefined],
  ['{1,3-99999999}', '3-99999999'],
  ['{3-2}', '3-2'],
  ['{0}', '0'],
])('of the lines %s, those that four lines of code lack are %s', (fenceText, missing) => {
  expect(findMissingLines(fenceText, 4)).toBe(missing);
});

test('a fence contains the caption, the description and the source', () => {
  const value = 'sequenceDiagram\n  accDescr: The host sends OPEN.\n  A->>B: OPEN';
  const diagram = readDiagram('title="How a stream opens."', value);
  expect(listDiagramProblems(diagram)).toEqual([]);
  expect(diagram).toEqual({
    caption: 'How a stream opens.',
    description: 'The host sends OPEN.',
    source: 'sequenceDiagram\n\n  A->>B: OPEN',
  });
});

test.each([
  ['', 'sequenceDiagram\naccDescr: Words.', 'no caption'],
  ['title=" "', 'sequenceDiagram\naccDescr: Words.', 'no caption'],
  ['title="A."', 'sequenceDiagram\nA->>B: C', 'no text alternative'],
  ['title="A."', 'sequenceDiagram\naccDescr:', 'no text alternative'],
  ['title="A."', 'accDescr: Words.', 'empty'],
])('%j with %j: %s', (fenceText, value, problem) => {
  expect(listDiagramProblems(readDiagram(fenceText, value)).join()).toContain(problem);
});

const formatAll = (value: string) => readInstalls({ lang: 'sh', value })?.map((install) => install.value);

test.each([
  ['npm install a', ['npm install a', 'yarn add a', 'pnpm add a']],
  ['npm i -D @a/b@1.0.0', ['npm install -D @a/b@1.0.0', 'yarn add --dev @a/b@1.0.0', 'pnpm add -D @a/b@1.0.0']],
  [
    'npm install --save-exact a@^1.2',
    ['npm install --save-exact a@^1.2', 'yarn add --exact a@^1.2', 'pnpm add --save-exact a@^1.2'],
  ],
  [
    'npm install a\nnpm install -D b',
    ['npm install a\nnpm install -D b', 'yarn add a\nyarn add --dev b', 'pnpm add a\npnpm add -D b'],
  ],
  ['# once\nnpm install a', ['# once\nnpm install a', '# once\nyarn add a', '# once\npnpm add a']],
])('%j is written for each package manager', (code, expected) => {
  expect(formatAll(code)).toEqual(expected);
});

test('more than three packages have a line each, also where the writer continued a line', () => {
  expect(formatAll('npm install a b \\\n  c d')?.[1]).toBe('yarn add \\\n  a \\\n  b \\\n  c \\\n  d');
  expect(formatAll('npm install a b c')?.[0]).toBe('npm install a b c');
});

test.each([
  ['npm install'],
  ['npm install --global pnpm'],
  ['npm install ./package.tgz'],
  ['npm install other@npm:a@1'],
  ['npm install "a@>=1"'],
  ['npm install a && npm start'],
  ['npm install a\nnpm start'],
  ['npm ci'],
  ['# npm install a'],
])('%j stays as it is', (code) => {
  expect(formatAll(code)).toBeUndefined();
});
