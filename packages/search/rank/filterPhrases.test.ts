import { expect, test } from 'vitest';
import type { IndexedPage } from '../format/indexFile.ts';
import { makeIndex, makePage, textsOf } from '../testing/make.ts';
import { SearchEngine } from './SearchEngine.ts';

/** Search pages; `read` counts the pages whose texts were read to decide. */
async function find(query: string, pages: IndexedPage[]) {
  const engine = new SearchEngine(makeIndex(pages));
  const read = new Set<string>();
  const loadTexts = (file: string) => {
    read.add(file);
    return textsOf(pages)(file);
  };
  const { hits } = await engine.search({ query, limit: 9, excerpts: 0 }, { loadTexts });
  return { found: hits.map(({ pathname }) => pathname).sort(), read: read.size };
}

const HAS = 'The exit code of a process.';
const LACKS = 'Code, then exit.';
const makePages = (texts: readonly string[]) =>
  texts.map((text, number) => makePage(`/${number}/`, { title: `Page ${number}`, texts: { '': text } }));

test('a phrase is found where its words are in a row, and left out where it is excluded', async () => {
  const pages = makePages([HAS, LACKS, HAS]);
  expect((await find('"exit code"', pages)).found).toEqual(['/0/', '/2/']);
  expect((await find('exit -"exit code"', pages)).found).toEqual(['/1/']);
});

test('no text is read of a page none of whose fields has all words of the phrase', async () => {
  const apart = makePage('/apart/', { title: 'Exit', description: 'Code of a process.', texts: { '': 'Exit.' } });

  expect(await find('"the exit code"', [apart, ...makePages([HAS, 'The code.'])])).toEqual({ found: ['/0/'], read: 1 });
});

test.each([
  ['title', { title: 'Read the exit code' }],
  ['description', { description: 'How to read the exit code.' }],
  ['keywords', { keywords: ['the exit code'] }],
])('a phrase is found in the %s', async (_field, changes) => {
  expect((await find('"the exit code"', [makePage('/a/', changes)])).found).toEqual(['/a/']);
});
