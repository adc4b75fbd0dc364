import { expect, test } from 'vitest';
import { makeHit } from '../../search/testing/makeHit.ts';
import type { SearchAnswer } from '../../search/types.ts';
import { keepAnswer, recallAnswer } from './knownAnswers.ts';

const NAME = { siteBase: '/', versionName: '2.0.0' };
const QUERY = { query: 'usb', limit: 8 };
const EXCERPT = { text: 'Over USB.', marks: [] };

const makeAnswer = (excerpt: SearchAnswer['hits'][number]['excerpt']): SearchAnswer => ({
  hits: [{ ...makeHit('/usb/'), excerpt }],
  total: 1,
  unknownWords: [],
});

test('an answer is known under its version, scope and query alone', () => {
  const answer = makeAnswer(EXCERPT);
  keepAnswer(NAME, QUERY, answer);

  expect(recallAnswer(NAME, QUERY)).toBe(answer);
  expect(recallAnswer({ ...NAME, versionName: '1.0.0' }, QUERY)).toBeUndefined();
  expect(recallAnswer({ ...NAME, scope: 'api' }, QUERY)).toBeUndefined();
  expect(recallAnswer(NAME, { ...QUERY, limit: 100 })).toBeUndefined();
});

test('an answer that lacks an excerpt is asked for again', () => {
  const query = { ...QUERY, query: 'no text' };
  keepAnswer(NAME, query, makeAnswer(null));

  expect(recallAnswer(NAME, query)).toBeUndefined();
});

test('more answers than are worth keeping make it start anew', () => {
  const first = { ...QUERY, query: 'number 0' };
  for (let number = 0; number <= 200; number++)
    keepAnswer(NAME, { ...QUERY, query: `number ${number}` }, makeAnswer(EXCERPT));

  expect(recallAnswer(NAME, first)).toBeUndefined();
  expect(recallAnswer(NAME, { ...QUERY, query: 'number 200' })).toBeDefined();
});
