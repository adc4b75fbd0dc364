import { expect, test } from 'vitest';
import { makeIndex, makePage, textsOf } from '../testing/makeIndex.ts';
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
const PIECES = [
  ...'abuUé中字🙂\u202e\u0000\ud800 \t\n"\'`~^*+-:.,;()[]{}<>\\/|&$#@!?=%_0159',
  ...[
    'usb',
    'device',
    'filter',
    'waitFor',
    'getDevices',
    'title:',
    'heading:',
    'bogus:',
    '~1',
    '^2',
    '~',
    '--',
    '"',
    '**',
  ],
  ...['how do i', '__proto__', 'constructor', ' +', ' -', 'tcp:5555', 'H.264', 'ﬁ', '１２', 'x'.repeat(60)],
];

/** Numbers from 0 up to 1 that are the same in every run: the mulberry32 generator. */
function* makeNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

function listQueries(count: number): string[] {
  const numbers = makeNumbers(20_210);
  const next = (limit: number) => Math.floor(numbers.next().value * limit);
  const piece = () => PIECES[next(PIECES.length)] ?? '';
  return Array.from({ length: count }, () => Array.from({ length: 1 + next(12) }, piece).join(''));
}

test('any string gives hits or a mistake within it, and never throws', async () => {
  for (const query of listQueries(3000)) {
    const { hits, total, error } = await engine.search({ query, limit: 8 }, async (file) => textsOf(PAGES)(file));

    expect(hits.length, query).toBe(Math.min(8, total));
    if (!error) continue;
    const { start, end, message } = error;
    expect(0 <= start && start <= end && end <= query.length && message !== '', query).toBe(true);
  }
});

test('every mark lies within its text and has at least a letter', async () => {
  for (const query of listQueries(500)) {
    const { hits } = await engine.search({ query, limit: 8 }, async (file) => textsOf(PAGES)(file));

    for (const { t, s, marks, excerpt } of hits) {
      const marked = [...marks.t.map((range) => [t, range]), ...marks.s.map((range) => [s, range])] as const;
      const all = [...marked, ...(excerpt?.marks.map((range) => [excerpt.text, range] as const) ?? [])];
      const texts = all.map(([text, range]) => String(text).slice(Number(range[0]), Number(range[1])));
      expect(
        texts.every((text) => /[\p{L}\p{N}]/u.test(text)),
        query,
      ).toBe(true);
    }
  }
});
