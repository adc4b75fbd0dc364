import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupHits } from '../groupHits.ts';
import type { IndexedPage } from '../index/indexFile.ts';
import { makeHit } from '../testing/makeHit.ts';
import { makeIndex, makePage, textsOf } from '../testing/makeIndex.ts';
import type { Place } from './places.ts';
import { SearchEngine } from './SearchEngine.ts';

const LIMIT = 8;

/** Settle a query; `told` lists the addresses of the first places, and how many texts were read for them. */
async function settle(query: string, pages: IndexedPage[]) {
  const engine = new SearchEngine(makeIndex(pages));
  const read = new Set<string>();
  const loadTexts = (file: string) => {
    read.add(file);
    return textsOf(pages)(file);
  };
  const told: { places: string[]; read: number }[] = [];
  const name = ({ document }: Place) => `${engine.index.pageOf(document)}#${engine.index.documents[document]?.heading}`;
  const { places } = await engine.settle(engine.rank({ query }), loadTexts, {
    limit: LIMIT,
    onFirst: async (first) => {
      told.push({ places: first.places.map(name), read: read.size });
    },
  });
  return { places: places.map(name), read: read.size, told };
}

const HAS = 'The exit code of a process.';
const LACKS = 'Code, then exit.';
const makePages = (texts: readonly string[]) =>
  texts.map((text, number) => makePage(`/${number}/`, { title: `Page ${number}`, texts: { '': text } }));

test('the first places that have a phrase are told while others are still to be read', async () => {
  const { places, read, told } = await settle('"exit code"', makePages(Array<string>(10).fill(HAS)));

  expect(told).toEqual([{ places: places.slice(0, 2), read: 2 }]);
  expect(places).toHaveLength(10);
  expect(read).toBe(10);
});

test('where the first texts lack the phrase, more are read before anything is told', async () => {
  const texts = [...Array<string>(5).fill(LACKS), ...Array<string>(5).fill(HAS)];
  const { places, told } = await settle('"exit code"', makePages(texts));

  expect(told).toEqual([{ places: places.slice(0, 3), read: 8 }]);
  expect(places).toHaveLength(5);
});

test('nothing is told early where all texts had to be read', async () => {
  const { places, told } = await settle('"exit code"', makePages([LACKS, LACKS, LACKS, LACKS, HAS]));

  expect(told).toEqual([]);
  expect(places).toEqual(['4#']);
});

/** List places as readers see them: those of a page together. */
const listTree = (places: readonly string[]): string[] =>
  groupHits(places.map((place) => makeHit(...(place.split(/(?=#)/) as [string, string])))).flatMap(({ sections }) =>
    sections.map(({ u, h }) => u + h),
  );

const sections = fc.array(fc.boolean(), { minLength: 1, maxLength: 4 });

test('what is told early stays where it stands, whatever comes behind it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sections, { minLength: 6, maxLength: 12 }), async (drawn) => {
      const pages = drawn.map((has, number) => {
        const texts = has.map((isThere, part) => [`Part ${part}`, isThere ? HAS : LACKS]);
        return makePage(`/${number}/`, { title: `Page ${number}`, texts: Object.fromEntries(texts) });
      });
      const { places, told } = await settle('"exit code"', pages);
      const shown = places.slice(0, LIMIT);
      for (const { places: early } of told) {
        expect(listTree(shown).slice(0, early.length)).toEqual(listTree(early));
      }
    }),
  );
});

test('a phrase that is not wanted leaves out the places that have it', async () => {
  const { places } = await settle('exit -"exit code"', makePages([HAS, LACKS, HAS, LACKS]));

  expect([...places].sort()).toEqual(['1#', '3#']);
});

test('no texts are read for a word that is no phrase', async () => {
  const { read, told } = await settle('code', makePages(Array<string>(10).fill(HAS)));

  expect(read).toBe(0);
  expect(told).toEqual([]);
});

test('no text is read of a page none of whose fields has all words of the phrase', async () => {
  const apart = makePage('/apart/', { title: 'Exit', description: 'Code of a process.', texts: { '': 'Exit.' } });
  const { places, read } = await settle('"the exit code"', [apart, ...makePages([HAS, 'The code.'])]);

  expect(places).toEqual(['1#']);
  expect(read).toBe(1);
});

test.each([
  ['title', { title: 'Read the exit code' }],
  ['description', { description: 'How to read the exit code.' }],
  ['keywords', { keywords: ['the exit code'] }],
] as const)('a phrase is found in the %s', async (_field, changes) => {
  const { places } = await settle('"the exit code"', [makePage('/a/', changes as Partial<IndexedPage>)]);
  expect(places).toEqual(['0#']);
});
