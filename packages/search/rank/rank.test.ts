import { expect, test } from 'vitest';
import { FIELDS } from '../format/indexFile.ts';
import { SearchIndex } from '../format/SearchIndex.ts';
import type { Term } from '../query/planQuery.ts';
import { makeIndex, makePage } from '../testing/make.ts';
import { WEIGHTS } from '../weights.ts';
import { scoreTerm } from './rank.ts';

// Three documents, one on each page: 4, 2 and 3 words, 3 on average. Titles are numbers, so that they add nothing.
const INDEX = new SearchIndex(
  makeIndex([
    makePage('/a/', { title: '1', texts: { '': 'usb cable usb device' } }),
    makePage('/b/', { title: '2', texts: { '': 'usb port' } }),
    makePage('/c/', { title: '3', keywords: ['cable'], texts: { '': 'socket stream packet' } }),
  ]),
);

const ask = (stem: string, changes: Partial<Term> = {}): Term => ({
  alternatives: [{ stem, weight: 1 }],
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
  ...changes,
});
const own = (term: Term) => [...scoreTerm(INDEX, term).sections];

/** The inverse document frequency of a word that some of the three documents have. */
const idf = (having: number) => Math.log(1 + (3 - having + 0.5) / (having + 0.5));
/** The frequency of a word in a text of some length, as BM25 damps it. */
const frequency = (times: number, length: number) => times / (1 - 0.75 + 0.75 * (length / 3));
const saturate = (value: number) => (value * 2.2) / (1.2 + value);

test('a word scores by BM25: its idf, times its frequency damped by length and by repetition', () => {
  const [a = 0, b = 0, c = 0] = own(ask('usb'));

  expect(a).toBeCloseTo(idf(2) * saturate(frequency(2, 4)));
  expect(b).toBeCloseTo(idf(2) * saturate(frequency(1, 2)));
  expect(c).toBe(0);
  // By hand: ln(1.6) is 0.4700; 2 / 1.25 is 1.6, and 3.52 / 2.8 is 1.2571.
  expect(a).toBeCloseTo(0.5909, 4);
});

test('fields add up before repetition is damped, and a page’s content counts less than its names', () => {
  const [a = 0, , c = 0] = scoreTerm(INDEX, ask('cabl')).pages;

  expect(a).toBeCloseTo(idf(1) * saturate(WEIGHTS.body * frequency(1, 4)));
  // The keyword is the only one, so its field has the average length.
  expect(c).toBeCloseTo(idf(1) * saturate(1));
});

test('a query that names its fields asks in them alone, and a boost multiplies the score', () => {
  const { pages } = scoreTerm(INDEX, ask('cabl', { fields: ['keywords'] }));
  expect([...pages].map((score) => score > 0)).toEqual([false, false, true]);
  expect(own(ask('usb', { boost: 3 }))[0]).toBeCloseTo(3 * (own(ask('usb'))[0] ?? 0));
});

test('keywords say nothing of a section itself, and stand for the whole of its page', () => {
  const { sections, pages, named } = scoreTerm(INDEX, ask('cabl'));

  expect([sections[2], (pages[2] ?? 0) > 0, [...named]]).toEqual([0, true, [0, 0, 1]]);
});
