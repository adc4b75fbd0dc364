import { expect, test } from 'vitest';
import { markButtons } from './buttons.ts';

const comment = { type: 'html', value: '<!-- buttons -->' };

test('the list below the comment is marked, another one is not', () => {
  const [first, second] = [{ type: 'list' }, { type: 'list' }];
  markButtons({ type: 'root', children: [comment, first, second] });
  expect([first, second]).toEqual([{ type: 'list', data: { hProperties: { 'data-buttons': '' } } }, { type: 'list' }]);
});

test('a comment without a list is an error', () => {
  expect(() => markButtons({ type: 'root', children: [comment, { type: 'paragraph' }] })).toThrow('No list of links');
});
