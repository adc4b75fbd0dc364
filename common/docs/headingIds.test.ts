import { expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';

const idsOf = (...lines: string[]) => parseMarkdown(lines.join('\n\n')).model.headings.map(({ id }) => id);
const read = (line: string) => parseMarkdown(line).model.headings.map(({ id, text }) => [id, text])[0];

test.each([
  ['## In a browser {#browser}', 'browser', 'In a browser'],
  ['## Call {#A.__call__}', 'A.__call__', 'Call'],
  ['## Closed {#own} ##', 'own', 'Closed'],
  ['Underlined {#own}\n---', 'own', 'Underlined'],
  ['## Write `{#if}`', 'write-if', 'Write {#if}'],
  ['## The {#each} block', 'the-each-block', 'The {#each} block'],
  ['## Note[^1]', 'note', 'Note'],
  ['## A <kbd>B</kbd>', 'a-b', 'A B'],
  ['## 转发', '转发', '转发'],
])('%j has the id %s and reads %j', (line, id, text) => expect(read(`${line}\n\n[^1]: A note.`)).toEqual([id, text]));

test('a taken id gets a number, and ids that headings name are reserved before', () => {
  expect(idsOf('## Setup', '## Setup', '## First {#setup}', '> ## Setup')).toEqual([
    'setup-1',
    'setup-2',
    'setup',
    'setup-3',
  ]);
});

test('a heading without a letter or digit is called a section', () => {
  expect(idsOf('## 🎉', '## ???', '## - -', '## Section')).toEqual(['section', 'section-1', 'section-2', 'section-3']);
});
