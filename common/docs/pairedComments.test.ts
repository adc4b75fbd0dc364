import { describe, expect, test } from 'vitest';
import type { MarkdownNode } from './markdownNode.ts';
import { splitPairs } from './pairedComments.ts';

const html = (value: string, line = 1) => ({ type: 'html', value, position: { start: { line } } });
const text = (value: string) => ({ type: 'paragraph', value });
const open = html('<!-- unreleased -->', 7);
const close = html('<!-- /unreleased -->', 9);

test('blocks between the comments are apart from others, and the comments are removed', () => {
  const { runs, problems } = splitPairs([text('a'), open, text('b'), { type: 'code' }, close, text('c')], 'unreleased');
  expect(problems).toEqual([]);
  expect(runs).toEqual([
    { argument: '', blocks: [text('a')] },
    { open, close, argument: '', blocks: [text('b'), { type: 'code' }] },
    { argument: '', blocks: [text('c')] },
  ]);
});

test('an opening comment may have an argument', () => {
  const { runs } = splitPairs([html('<!-- tabs: runtime -->'), text('a'), html('<!-- /tabs -->')], 'tabs');
  expect(runs.map(({ argument }) => argument)).toEqual(['', 'runtime', '']);
});

describe('a problem is reported with its line', () => {
  test.each<[string, MarkdownNode[], number, string]>([
    ['a missing end', [open, text('a')], 7, 'is not closed'],
    ['an end without a start', [text('a'), close], 9, 'closes nothing'],
    ['one inside another', [open, text('a'), html('<!-- unreleased -->', 8), close], 8, 'inside another one'],
    ['one in a list', [{ type: 'list', children: [open, text('a'), close] }], 7, 'inside a list or another block'],
    ['one beside words', [html('<!-- unreleased --> a', 7)], 7, 'alone on its line'],
    ['one with a word too many', [html('<!-- unreleased: 3 -->', 7)], 7, 'written like this: <!-- unreleased -->'],
    ['a heading', [open, { type: 'heading', position: { start: { line: 8 } } }, close], 8, 'A heading'],
  ])('%s', (_name, blocks, line, message) => {
    expect(splitPairs(blocks, 'unreleased').problems).toEqual([{ line, message: expect.stringContaining(message) }]);
  });
});
