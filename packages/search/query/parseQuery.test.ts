import { expect, test } from 'vitest';
import { type Clause, parseQuery } from './parseQuery.ts';

const DOCS = new Set('boat tcp host port list encoders title localabstract mirror type name'.split(' '));
const isKnown = (text: string) => (text.match(/[a-z0-9]+/gi) ?? []).every((word) => DOCS.has(word.toLowerCase()));
const parse = (query: string) => parseQuery(query, { hasWords: isKnown, schemes: ['dock-exec'] });
const clausesOf = (query: string): Partial<Clause>[] => {
  const parsed = parse(query);
  return parsed.kind === 'clauses' ? parsed.clauses : [];
};

test.each([
  ['bogus:a', 'unknownField', 0, 5],
  ['type:name', 'unknownField', 0, 4],
  ['foo~x', 'distance', 4, 4],
  ['a foo^x b', 'boost', 6, 6],
  ['foo +', 'noTermOrField', 4, 5],
  ['--foo', 'manySigns', 1, 2],
  ['title:', 'noTerm', 0, 6 - 1],
  ['-usb -hid', 'onlyNot', 0, 9],
])('%s is a mistake: %s', (query, mistake, start, end) => {
  expect(parse(query)).toEqual({ kind: 'text', error: { mistake, start, end } });
});

test.each([
  '',
  'connect a device',
  'host:port',
  '--list-encoders',
  'content://media/external',
  'tcp:main',
  'Dock-exec:moor',
  'C:\\PROGRA~1\\boat',
  '2^16',
  'a + b',
  'offset -1',
])('%j is text', (query) => {
  expect(parse(query)).toEqual({ kind: 'text' });
});

test.each<[string, Partial<Clause>]>([
  ['title:usb', { text: 'usb', fields: ['title'] }],
  ['Title:usb', { text: 'usb', fields: ['title'] }],
  ['usb^1.5', { text: 'usb', boost: 1.5 }],
  ['usb~99', { text: 'usb', distance: 3 }],
  ['+usb', { text: 'usb', presence: 'must' }],
  ['+"raw mode"', { text: 'raw mode', kind: 'phrase', presence: 'must' }],
  ['heading:"raw mode"^2', { text: 'raw mode', kind: 'phrase', fields: ['heading'], boost: 2 }],
])('%s is a clause', (query, clause) => {
  expect(clausesOf(query)).toEqual([expect.objectContaining(clause)]);
});

test('clauses go with plain words', () => {
  const parts = clausesOf('connect +usb -filter').map(({ text, presence, isPlain }) => [text, presence, isPlain]);

  expect(parts).toEqual([
    ['connect', 'may', true],
    ['usb', 'must', false],
    ['filter', 'not', false],
  ]);
});

test('a long row of stars and signs ends at once', () => {
  expect(parse(`${'*a'.repeat(100)} ${'+-'.repeat(50)}`).kind).toBe('text');
});
