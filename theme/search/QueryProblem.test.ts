import { expect, test } from 'vitest';
import { describeError } from './QueryProblem.tsx';

test('marks the place', () => {
  expect(describeError('push bogus:a', { start: 5, end: 10 })).toEqual({
    before: 'push ',
    wrong: 'bogus',
    after: ':a',
  });
});

test('where something is missing, there is a gap', () => {
  expect(describeError('foo~x', { start: 4, end: 4 })).toEqual({ before: 'foo~', wrong: '␣', after: 'x' });
});

test('shows of a long query only what is around', () => {
  const { before, wrong, after } = describeError('a'.repeat(10_000), { start: 4000, end: 8000 });
  expect((before + wrong + after).length).toBeLessThan(130);
});
