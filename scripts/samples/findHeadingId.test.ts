import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { parsePage } from '../content/readDocs.ts';
import { findHeadingId } from './findHeadingId.ts';

const idAt = (line: number, ...lines: string[]) => findHeadingId(parsePage('a.md', lines.join('\n')), line);

test('the nearest heading above a line counts, of whatever depth', () => {
  const lines = ['# A', '', '## In a browser', '', '```ts', '# no heading', '```', '', '#### Later'];
  expect(idAt(5, ...lines)).toBe('in-a-browser');
  expect(idAt(1, ...lines)).toBe('');
  expect(idAt(2, ...lines)).toBe('a');
});

test('a heading whose id is taken gets a number', () => {
  expect(idAt(9, '## A', '## A 1', '## A', '## A')).toBe('a-3');
});

test('a heading may name its id, as headings of a site with the ids of VitePress do', () => {
  expect(idAt(2, '## In Node.js {#node}')).toBe('node');
  expect(findHeadingId(parsePage('a.md', '## In Node.js', 'vitepress'), 2)).toBe('in-node-js');
});

test('ids are those of the package that the build uses', async () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const { slug } = await import(resolve('@rspress/shared/github-slugger'));
  for (const text of ['In Node.js', '`AdbSync#read()`: what & why?', 'Für „alle“ – a_b -c-', '日本語 v2.1']) {
    expect(idAt(2, `## ${text}`)).toBe(slug(text));
  }
});
