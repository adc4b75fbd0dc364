import { expect, test } from 'vitest';
import { markButtons, markFirstColumns } from './codeWords.ts';
import type { MarkdownNode } from './markdownElement.ts';

const cell = (value: string): MarkdownNode => ({ type: 'tableCell', children: [{ type: 'inlineCode', value }] });
const rowOf = (...values: string[]): MarkdownNode => ({ type: 'tableRow', children: values.map(cell) });
const pageOf = (row: MarkdownNode): MarkdownNode => ({ type: 'root', children: [{ type: 'table', children: [row] }] });
const span = (value: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { dataWord: '' },
  children: [{ type: 'text', value }],
});

test('words with signs are marked in code of the first column, and no others', () => {
  const row = rowOf('logcat --pid 12', '--uid');
  markFirstColumns(pageOf(row));
  const [first, second] = row.children ?? [];
  expect(first?.children?.[0]?.data?.hChildren).toEqual([
    { type: 'text', value: 'logcat' },
    { type: 'text', value: ' ' },
    span('--pid'),
    { type: 'text', value: ' ' },
    { type: 'text', value: '12' },
  ]);
  expect(second?.children?.[0]?.data).toBeUndefined();
});

test('code in a link of the first column is marked too', () => {
  const link: MarkdownNode = { type: 'link', children: [{ type: 'inlineCode', value: 'a-b' }] };
  markFirstColumns(pageOf({ type: 'tableRow', children: [{ type: 'tableCell', children: [link] }] }));
  expect(link.children?.[0]?.data?.hChildren).toEqual([span('a-b')]);
});

const comment = { type: 'html', value: '<!-- buttons -->' };

test('the list below the comment is marked, another one is not', () => {
  const [first, second] = [{ type: 'list' }, { type: 'list' }];
  markButtons({ type: 'root', children: [comment, first, second] });
  expect([first, second]).toEqual([{ type: 'list', data: { hProperties: { 'data-buttons': '' } } }, { type: 'list' }]);
});

test('a comment without a list is an error', () => {
  expect(() => markButtons({ type: 'root', children: [comment, { type: 'paragraph' }] })).toThrow('No list of links');
});
