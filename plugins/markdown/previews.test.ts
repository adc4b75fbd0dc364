import { expect, test } from 'vitest';
import { foldPreviews as fold } from './previews.ts';

const LIST = { 'tide-table': { title: 'Tide table', minHeights: [1, 2, 3] as const } };
const foldPreviews = (blocks: Parameters<typeof fold>[0]) => fold(blocks, LIST);

const html = (value: string, line = 1) => ({ type: 'html', value, position: { start: { line } } });
const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const open = html('<!-- preview: tide-table -->', 7);
const close = html('<!-- /preview -->');

test.each([
  [
    'an unknown name',
    [html('<!-- preview: tides -->', 7), text('a'), close],
    'in line 7 is unknown. There are: tide-table.',
  ],
  ['a missing end', [open, text('a')], 'not closed'],
  ['an empty fallback', [open, close], 'no text for readers without scripts'],
  ['a fallback of code alone', [open, { type: 'code' }, close], 'no text for readers without scripts'],
  ['a heading in the fallback', [open, { type: 'heading' }, text('a'), close], 'has a heading'],
  ['an end without its start', [text('a'), close], 'has no partner'],
  ['a preview in a preview', [open, text('a'), open, text('b'), close], 'has no partner'],
  ['a preview in a list', [{ type: 'list', children: [open, text('a'), close] }], 'inside a list'],
])('%s is an error', (_, blocks, message) => {
  expect(() => foldPreviews(blocks)).toThrow(message);
});
