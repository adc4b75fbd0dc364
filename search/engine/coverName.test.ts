import { expect, test } from 'vitest';
import type { Concept } from '../query/concepts.ts';
import { makeIndex, makePage } from '../testing/makeIndex.ts';
import { coverName } from './coverName.ts';
import { FIELDS } from './fields.ts';
import { listWanted } from './findMarks.ts';
import { LoadedIndex } from './LoadedIndex.ts';

const INDEX = new LoadedIndex(
  makeIndex([
    makePage('/a/', {
      title: 'Device filter',
      crumbs: ['USB'],
      keywords: ['vendor'],
      texts: { Fields: 'Some words.' },
    }),
  ]),
);

const ask = (word: string): Concept => ({
  word,
  alternatives: [{ stem: word, weight: 1 }],
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
});

function cover(query: string, document = 0): number {
  const asked = query.split(' ').map(ask);
  return coverName(INDEX, document, {
    asked,
    wanted: listWanted(asked),
    named: new Set([0, 1]),
    mayName: () => true,
    keyword: 0.5,
    exact: 0.25,
  });
}

test.each([
  ['devic', 0.5],
  ['devic socket', 0.25],
  ['devic filter socket', 2 / 3],
  ['devic filter', 1.25],
  ['socket', 0],
  ['vendor', 0.625],
])('a title is named by %j to %d', (query, expected) => {
  expect(cover(query)).toBeCloseTo(expected);
});

test('what a page stands under is a part of its name that the query may say', () => {
  expect(cover('usb devic filter')).toBe(1.25);
  expect(cover('usb')).toBe(0);
});

test('a section is named by its heading, and the title of its page may be said', () => {
  expect(cover('devic field', 1)).toBe(1.25);
});
