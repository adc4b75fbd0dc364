import { expect, test } from 'vitest';
import { cutAnswer, MAX_LENGTH } from './defineTool.ts';

const HEAD = 'Docs, version 4.0.0: <https://docs.example/>';
const LONG = Array.from({ length: 3000 }, (_, line) => `Line ${line} – ünder the bridge.\n`).join('');

/** Ask for part after part. */
function readAll(body: string): string[] {
  const parts: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const answer = cutAnswer(HEAD, body, offset);
    parts.push(answer);
    const next = /"offset": (\d+)/.exec(answer)?.[1];
    offset = next === undefined ? undefined : Number(next);
  }
  return parts;
}

test('a short answer is whole', () => {
  expect(cutAnswer(HEAD, 'One line.')).toBe(`${HEAD}\n\nOne line.`);
});

test('a long answer comes in parts of whole lines, each below the limit, that make the whole', () => {
  const parts = readAll(LONG);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThan(MAX_LENGTH + 200);
  const lines = parts.flatMap((part) => part.split('\n').filter((line) => line.startsWith('Line ')));
  expect(lines).toEqual(LONG.trim().split('\n'));
});

test('a line that is too long is cut between characters', () => {
  const parts = readAll('ü'.repeat(40_000));
  expect(parts.join('').match(/ü/g)).toHaveLength(40_000);
});

test('a blank line before a line that is too long is no answer alone', () => {
  const [first = ''] = readAll(`\n${'ü'.repeat(40_000)}`);
  expect(first).toContain('ü');
});

test('an offset beyond the answer is refused', () => {
  expect(() => cutAnswer(HEAD, 'One line.', 9)).toThrow('only 9 characters. Ask again with a smaller offset.');
});
