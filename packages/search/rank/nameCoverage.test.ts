import { expect, test } from 'vitest';
import { FIELDS } from '../format/indexFile.ts';
import { SearchIndex } from '../format/SearchIndex.ts';
import type { Term } from '../query/QueryPlan.ts';
import { makeIndex, makePage } from '../testing/makeIndex.ts';
import { createNameMatcher } from './nameCoverage.ts';

const INDEX = new SearchIndex(
  makeIndex([makePage('/a/', { title: 'The device filter', breadcrumbs: ['USB'], texts: { Fields: 'Some words.' } })]),
);

const createTerm = (stem: string): Term => ({
  alternatives: [{ stem, weight: 1 }],
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
});

const cover = (stems: string, section = 0) => createNameMatcher(INDEX, stems.split(' ').map(createTerm))(section);

test.each([
  ['devic', 0.5],
  ['devic socket', 0.25],
  ['devic filter socket', 2 / 3],
  ['devic filter', 1],
  ['socket', 0],
])('a title is named by %j to %d', (stems, expected) => {
  expect(cover(stems)).toBeCloseTo(expected);
});

test('the labels above a page are a part of its name that the query may say', () => {
  expect(cover('usb devic filter')).toBe(1);
  expect(cover('usb')).toBe(0);
});

test('a section is named by its heading, and the title of its page may be said', () => {
  expect(cover('devic field', 1)).toBe(1);
});
