import { expect, test } from 'vitest';
import type { Concept } from '../query/concepts.ts';
import { makeIndex, makePage } from '../testing/makeIndex.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { LoadedIndex } from './LoadedIndex.ts';
import { scoreConcept } from './scoreConcept.ts';
import { WEIGHTS, type Weights } from './weights.ts';

// Textbook values, so that the sums below can be followed by hand.
const PLAIN: Weights = {
  ...WEIGHTS,
  b: 0.75,
  k1: 1.2,
  fields: { title: 5, heading: 4, keywords: 3, description: 2, content: 1 },
  body: 0.5,
};

// Three documents, one on each page: 4, 2 and 3 words, 3 on average. Titles are numbers, so that they add nothing.
const INDEX = new LoadedIndex(
  makeIndex([
    makePage('/a/', { title: '1', texts: { '': 'usb cable usb device' } }),
    makePage('/b/', { title: '2', texts: { '': 'usb port' } }),
    makePage('/c/', { title: '3', keywords: ['cable'], texts: { '': 'socket stream packet' } }),
  ]),
);

const ask = (stem: string, changes: Partial<Concept> = {}): Concept => ({
  word: stem,
  alternatives: [{ stem, weight: 1 }],
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
  ...changes,
});
const own = (concept: Concept) => [...scoreConcept(INDEX, concept, PLAIN).own];

/** The inverse document frequency of a word that some of the three documents have. */
const rarity = (having: number) => Math.log(1 + (3 - having + 0.5) / (having + 0.5));
/** The frequency of a word in a text of some length, as BM25 damps it. */
const frequency = (times: number, length: number) => times / (1 - 0.75 + 0.75 * (length / 3));
const saturate = (value: number) => (value * 2.2) / (1.2 + value);

test('a word scores by BM25: its rarity, times its frequency damped by length and by repetition', () => {
  const [a = 0, b = 0, c = 0] = own(ask('usb'));

  expect(a).toBeCloseTo(rarity(2) * saturate(frequency(2, 4)));
  expect(b).toBeCloseTo(rarity(2) * saturate(frequency(1, 2)));
  expect(c).toBe(0);
  // By hand: ln(1.6) is 0.4700; 2 / 1.25 is 1.6, and 3.52 / 2.8 is 1.2571.
  expect(a).toBeCloseTo(0.5909, 4);
});

test('fields add up before repetition is damped', () => {
  const [a = 0, , c = 0] = own(ask('cabl'));

  expect(a).toBeCloseTo(rarity(1) * saturate(frequency(1, 4)));
  // The keyword is the only one, so its field has the average length.
  expect(c).toBeCloseTo(rarity(1) * saturate(3));
});

test('a query that names its fields asks in them alone', () => {
  const fields: FieldName[] = ['keywords'];

  expect(own(ask('cabl', { fields })).map((score) => score > 0)).toEqual([false, false, true]);
});

test('of what a word stands for the best counts, and not the sum', () => {
  const both = own(
    ask('port', {
      alternatives: [
        { stem: 'port', weight: 1 },
        { stem: 'usb', weight: 0.5 },
      ],
    }),
  );

  expect(both[1]).toBeCloseTo(own(ask('port'))[1] ?? 0);
  expect(both[0]).toBeCloseTo(0.5 * (own(ask('usb'))[0] ?? 0));
});

test('a boost multiplies the score', () => {
  expect(own(ask('usb', { boost: 3 }))[0]).toBeCloseTo(3 * (own(ask('usb'))[0] ?? 0));
});

test('keywords are not among what a place shows', () => {
  const { shown, own: all } = scoreConcept(INDEX, ask('cabl'), PLAIN);

  expect([shown[0] === all[0], shown[2]]).toEqual([true, 0]);
});
