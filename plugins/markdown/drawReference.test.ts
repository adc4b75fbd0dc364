import { expect, test } from 'vitest';
import { fillReference } from './drawReference.ts';

const page =
  '<h2>Classes</h2><div class="c" data-document="symbols-class"></div><div data-document="symbols-type"></div>';

test('the symbols of each kind are written into its element', () => {
  const html = new Map([
    ['class', '<section>$&</section>'],
    ['type', '<section>b</section>'],
  ]);
  expect(fillReference(page, html)).toBe(
    '<h2>Classes</h2><div class="c" data-document="symbols-class"><section>$&</section></div>' +
      '<div data-document="symbols-type"><section>b</section></div>',
  );
});

test('a page without the element of a kind is an error', () => {
  expect(() => fillReference(page, new Map([['enum', 'x']]))).toThrow('enum');
});
