import { expect, test } from 'vitest';
import { formatFields, parseFields } from './Fields.tsx';

const START = { command: 'OPEN', version: 2, isOn: true, text: 'a' };
const CHOICES = { command: ['OPEN', 'CLSE'], version: [1, 2] };

test.each([
  ['', START],
  ['?command=CLSE&version=1&isOn=false&text=', { command: 'CLSE', version: 1, isOn: false, text: '' }],
  ['?command=NOPE', START],
  ['?version=9', START],
  ['?version=one', START],
  ['?isOn=maybe', START],
  ['?other=1&text=%C3%A4%26', { ...START, text: 'ä&' }],
])('the query %j fills the fields', (query, fields) => {
  expect(parseFields(query, START, CHOICES)).toEqual(fields);
});

test('only what was changed is written, and the rest of the query stays', () => {
  expect(formatFields('?q=1&version=1', { ...START, text: 'b & c' }, START)).toBe('?q=1&text=b+%26+c');
  expect(formatFields('?text=b', START, START)).toBe('');
});

test('what was written is read again', () => {
  const fields = { command: 'CLSE', version: 1, isOn: false, text: 'line 1\nline 2 = 100 %' };
  expect(parseFields(formatFields('', fields, START), START, CHOICES)).toEqual(fields);
});

test('a text that is too long for an address is left out', () => {
  expect(formatFields('?text=b', { ...START, text: 'x'.repeat(5000) }, START)).toBe('');
});
