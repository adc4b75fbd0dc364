import { expect, test } from 'vitest';
import { listCodeBlocks } from './listCodeBlocks.ts';

const list = (...lines: string[]) => listCodeBlocks(lines.join('\n'));

test('a block has its language, its code and its lines', () => {
  expect(list('# A', '', '```ts title="a.ts" {1}', 'a();', '', 'b();', '```')).toEqual([
    {
      language: 'ts',
      meta: 'title="a.ts" {1}',
      code: 'a();\n\nb();',
      line: 4,
      endLine: 7,
      comments: [],
      isBelowBlock: false,
    },
  ]);
});

test('a word about line numbers is no part of the language', () => {
  expect(list('```ts:line-numbers {1}', 'a();', '```')[0]).toMatchObject({ language: 'ts', meta: '{1}' });
});

test('a longer fence holds a shorter one', () => {
  expect(list('````md', '```ts', 'a();', '```', '````').map(({ code }) => code)).toEqual(['```ts\na();\n```']);
});

test('a block in a list or a quote stands alone', () => {
  expect(list('1. One', '', '   ```ts', '   if (a)', '     b();', '', '   ```')[0]?.code).toBe('if (a)\n  b();\n');
  expect(list('> ```ts', '> a();', '> ```')[0]?.code).toBe('a();');
});

test('comments right above belong to the block, the nearest first', () => {
  const [block] = list(
    'Text',
    '',
    '<!-- setup',
    'const a = 1;',
    '-->',
    '<!-- not run: no -->',
    '',
    '```ts',
    'a;',
    '```',
  );
  expect(block?.comments).toEqual(['<!-- not run: no -->', '<!-- setup\nconst a = 1;\n-->']);
});

test('a comment above other text belongs to no block', () => {
  expect(list('<!-- setup', '-->', 'Text', '```ts', '```')[0]?.comments).toEqual([]);
});

test('a block knows whether it follows another', () => {
  const blocks = list('```ts', '```', '', '```text', '```', 'Text', '```text', '```');
  expect(blocks.map(({ isBelowBlock }) => isBelowBlock)).toEqual([false, true, false]);
});
