import { expect, test } from 'vitest';
import { readPageLinks } from './pageLinks.ts';

const read = (article: string) => readPageLinks(`<a href="/nav/">Nav</a><article data-article="">${article}</article>`);

test('in a text, the words of a link tell where it leads', () => {
  expect(read('<p>First <a href="/rm/">delete the file</a>, then go on.</p>')).toEqual([
    { href: '/rm/', text: 'delete the file' },
  ]);
});

test('in a table, the whole row does', () => {
  expect(read('<table><tr><td>Stop a tunnel</td><td><a href="/r/">remove</a></td></tr></table>')).toEqual([
    { href: '/r/', text: 'Stop a tunnel remove' },
  ]);
});

test('in a list that sends the reader on, the whole item does, and elsewhere not', () => {
  const list = (words: string) => `<ul><li><a href="/r/">read</a>: ${words}</li></ul>`;

  expect(
    read(`<h2>See also</h2>${list('download a file')}<h2>Steps</h2>${list('one')}`).map(({ text }) => text),
  ).toEqual(['read: download a file', 'read']);
});

test('a link that no reader sees says nothing', () => {
  expect(read('<h2><a class="rp-header-anchor" href="#a">#</a>A</h2>')).toEqual([]);
});
