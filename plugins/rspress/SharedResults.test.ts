import { expect, test } from 'vitest';
import { SharedResults } from './SharedResults.ts';

test('whoever waits gets a result that is given later, or was given before', async () => {
  const results = new SharedResults();
  const early = results.wait('a.md');
  results.give('a.md', 'code');
  expect([await early, await results.wait('a.md')]).toEqual(['code', 'code']);
});

test('who waits for a result that never comes goes on without it', async () => {
  const results = new SharedResults();
  results.give('a.md', 'code');
  const missing = results.wait('b.md');
  results.close();
  expect([await missing, await results.wait('c.md')]).toEqual([undefined, undefined]);
});
