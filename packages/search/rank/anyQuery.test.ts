import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeIndex, makePage, textsOf } from '../testing/make.ts';
import { SearchEngine } from './SearchEngine.ts';

const PAGES = [
  makePage('/usb/', {
    title: 'USB connection',
    description: 'Open a device.',
    keywords: ['WebUSB', 'udev rule'],
    texts: { '': 'Opens a device over USB, tcp:5555 or Wi-Fi.', 'Device filter': 'A filter names `getDevices()`.' },
  }),
  makePage('/wait-for/', { title: 'waitFor', texts: { '': 'Until the server sees “it”; größer, 中文, H.264.' } }),
];
const engine = new SearchEngine(makeIndex(PAGES));
const search = (query: string) => engine.search({ query, limit: 8 }, async (file) => textsOf(PAGES)(file));

const SIGNS = [...'abuUé中字🙂\u202e\u0000\ud800 \t\n"\'`~^*+-:.,;()[]{}<>\\/|&$#@!?=%_0159ﬁ１２'];
const WORDS = ['usb', 'device', 'filter', 'waitFor', 'getDevices', 'how do i', 'tcp:5555', 'H.264', 'x'.repeat(60)];
const SYNTAX = [
  'title:',
  'heading:',
  'bogus:',
  '~1',
  '^2',
  '~',
  '--',
  '"',
  '**',
  ' +',
  ' -',
  '__proto__',
  'constructor',
];

/** Strings of what means something to the search, and of whatever else there is. */
const queries = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS, ...WORDS, ...SYNTAX), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test('any string gives hits or a mistake within it, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { hits, total, error } = await search(query);

      expect(hits.length).toBe(Math.min(8, total));
      const { start, end } = error ?? { start: 0, end: 0 };
      expect(0 <= start && start <= end && end <= query.length).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('every mark lies within its text and has at least a letter', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { hits } = await search(query);

      for (const { title, heading, marks, excerpt } of hits) {
        const marked = [
          ...marks.title.map((range) => [title, range]),
          ...marks.heading.map((range) => [heading, range]),
        ] as const;
        const all = [...marked, ...(excerpt?.marks.map((range) => [excerpt.text, range] as const) ?? [])];
        for (const [text, range] of all)
          expect(String(text).slice(Number(range[0]), Number(range[1]))).toMatch(/[\p{L}\p{N}]/u);
      }
    }),
    { numRuns: 500 },
  );
});
