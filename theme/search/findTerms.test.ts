import { expect, test } from 'vitest';
import { findTerms } from './findTerms.ts';

const show = (text: string, terms: string[]) => findTerms(text, terms).map(([start, end]) => text.slice(start, end));

test.each([
  ['Push the server.', ['push'], ['Push']],
  ['pushing is not push', ['push'], ['push']],
  ['call pushServer(file)', ['push'], ['push']],
  ['call pushServer(file)', ['pushserver', 'push'], ['pushServer']],
  ['over Wi-Fi', ['wifi'], ['Wi-Fi']],
  ['Chunks and chunks', ['chunks'], ['Chunks', 'chunks']],
  ['a.*b', ['.*'], []],
  ['constructor', ['__proto__'], []],
] as [string, string[], string[]][])('in "%s", %j finds %j', (text, terms, found) => {
  expect(show(text, terms)).toEqual(found);
});
