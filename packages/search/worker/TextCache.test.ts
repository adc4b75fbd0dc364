import { expect, test } from 'vitest';
import { TextCache } from './TextCache.ts';

test('a file that cannot be read is no texts, and is tried again', async () => {
  const answers = [() => Promise.reject(new Error('Gone.')), () => Promise.resolve(['words'])];
  const cache = new TextCache(() => answers.shift()?.() ?? Promise.resolve([]));

  expect(await cache.load('/a')).toBeNull();
  expect(cache.peek('/a')).toBeNull();
  expect(await cache.load('/a')).toEqual(['words']);
});

test('more files than are worth keeping make it start anew', async () => {
  const cache = new TextCache(async (href) => [href]);
  for (let file = 0; file <= 200; file++) await cache.load(`/${file}`);

  expect(cache.peek('/0')).toBeNull();
  expect(cache.peek('/200')).toEqual(['/200']);
});
