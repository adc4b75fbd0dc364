import { expect, test } from 'vitest';
import { parseProps } from './parseProps.ts';

test('each line is a key and a value', () => {
  expect(parseProps('[ro.product.model]: [Pixel 6]\r\n[sys.boot_completed]: [1]\r\n')).toEqual([
    { key: 'ro.product.model', value: 'Pixel 6' },
    { key: 'sys.boot_completed', value: '1' },
  ]);
});

test('a value may be empty, contain brackets or have several lines', () => {
  expect(parseProps('[a]: []\n[b]: [x[1] y]\n[c]: [one\ntwo]').map(({ value }) => value)).toEqual([
    '',
    'x[1] y',
    'one\ntwo',
  ]);
});

test('an unclosed bracket loses only its own property', () => {
  expect(parseProps('[a]: [never\n[b]: [2]')).toEqual([{ key: 'b', value: '2' }]);
});

test.each(['', 'nonsense', '[]', '[a] [b]'])('"%s" has no property', (text) => {
  expect(parseProps(text)).toEqual([]);
});
