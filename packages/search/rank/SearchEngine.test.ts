import { expect, test } from 'vitest';
import type { IndexedPage } from '../format/indexFile.ts';
import { packNames } from '../symbols/nameFile.ts';
import { SymbolIndex } from '../symbols/SymbolIndex.ts';
import { makeIndex, makePage, textsOf } from '../testing/make.ts';
import type { SearchQuery, TextRange } from '../types.ts';
import { SearchEngine } from './SearchEngine.ts';

const PAGES = [
  makePage('/usb/', {
    title: 'USB connection',
    texts: {
      '': 'Opens a device over USB.',
      'Device filter': 'A filter names the devices that the browser lists.',
      'Raw mode': 'In raw mode the bytes are unchanged.',
    },
  }),
  makePage('/subprocess/', {
    title: 'Subprocess',
    area: 'api',
    breadcrumbs: ['Boat'],
    description: 'Run programs on the device.',
    keywords: ['exec-out', 'getevent'],
    texts: { '': 'Call boat.subprocess.noneProtocol.spawn(command).', Modes: 'The mode can be raw, or a terminal.' },
  }),
  makePage('/wait-for/', {
    title: 'waitFor',
    area: 'api',
    texts: { '': 'Until the server sees a phone at tcp:5555.' },
  }),
];

async function search(query: string, changes: Partial<SearchQuery> = {}, pages: IndexedPage[] = PAGES) {
  const engine = new SearchEngine(makeIndex(pages));
  return engine.search({ query, limit: 8, ...changes }, { loadTexts: textsOf(pages) });
}

test.each([
  ['转发', ['转发']],
  ['"端口转发"', ['端口转发']],
])('in scripts without spaces, %j finds words within a run', async (query, marked) => {
  const pages = [makePage('/a/', { texts: { '': '您可以使用端口转发功能。ポート転送を使う。' } }), makePage('/b/')];
  const { hits } = await search(query, {}, pages);
  const marks = hits.map(({ excerpt }) => excerpt?.marks.map(([start, end]) => excerpt.text.slice(start, end)));
  expect(marks).toEqual([marked]);
});

test('a page leads that has the query among its keywords, also with a typing error', async () => {
  const pages = [
    makePage('/files/', { title: 'Files', texts: { '': 'A file.' } }),
    makePage('/write/', { title: 'Sync.write', keywords: ['push file'], texts: { '': 'Writes a stream to a path.' } }),
  ];
  for (const query of ['push file', 'pusch file', 'file push'])
    expect((await search(query, {}, pages)).hits[0]?.pathname, query).toBe('/write/');
});

const addresses = async (query: string, changes: Partial<SearchQuery> = {}) =>
  (await search(query, changes)).hits.map(({ pathname, hash }) => pathname + hash);

test.each([
  ['usb', '/usb/'],
  ['filter', '/usb/#device-filter'],
  ['subproc', '/subprocess/'],
  ['sub process', '/subprocess/'],
  ['devicefilter', '/usb/#device-filter'],
  ['boat.subprocess.spawn', '/subprocess/'],
  ['noneProtocol', '/subprocess/'],
  ['none protocol', '/subprocess/'],
  ['execout', '/subprocess/'],
  ['wait for', '/wait-for/'],
  ['wait f', '/wait-for/'],
  ['tcp:5555', '/wait-for/'],
  ['title:usb', '/usb/'],
  ['heading:modes', '/subprocess/#modes'],
  ['+raw +terminal', '/subprocess/#modes'],
  ['filtre~2', '/usb/#device-filter'],
])('%s finds %s first', async (query, address) => {
  expect((await addresses(query))[0]).toBe(address);
});

test.each(['', '***', 'constructor', 'x'.repeat(10_000), '\u202e', 'qwxz vfd', 'dast', 'rnwx filtr', '"mode raw"'])(
  '%j finds nothing',
  async (query) => {
    expect(await addresses(query)).toEqual([]);
  },
);

test.each([
  ['conection', '/usb/'],
  ['devcie filtr', '/usb/#device-filter'],
  ['subprocss zzqqxx', undefined],
  ['subprocess zzqqxx', '/subprocess/'],
  ['subprocss z', '/subprocess/'],
  ['the filter of zzqqxx', '/usb/#device-filter'],
])('of typing errors alone, all must be likely: %s finds %s', async (query, address) => {
  expect((await addresses(query))[0]).toBe(address);
});

test.each([
  'usb \ud800 "getDevices() title:',
  'title:usb~ ^2 --device **',
  'tcp:5555 ﬁlter １２ \u0000 \u202e 🙂',
  'heading:"raw ^1.5 +__proto__ -constructor',
  `${'x'.repeat(60)} [usb] (.*)+$ +device~1^2`,
])('any text gives hits whose marks are words, or a mistake within it: %j', async (query) => {
  const { hits, error } = await search(query);
  const { start, end } = error ?? { start: 0, end: 0 };
  expect(0 <= start && start <= end && end <= query.length).toBe(true);
  const marked = hits.flatMap(({ title, heading, marks, excerpt }) => [
    ...marks.title.map(([from, to]) => title.slice(from, to)),
    ...marks.heading.map(([from, to]) => heading.slice(from, to)),
    ...(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to)) ?? []),
  ]);
  expect(marked.filter((text) => !/[\p{L}\p{N}]/u.test(text))).toEqual([]);
});

test('words that JavaScript knows are words like others', async () => {
  const pages = [makePage('/a/', { texts: { '': 'The constructor of __proto__ and toString.' } })];

  expect((await search('constructor', {}, pages)).hits).toHaveLength(1);
  expect((await search('hasOwnProperty', {}, pages)).hits).toHaveLength(0);
});

test('an excluded word leaves out the places that have it', async () => {
  expect(await addresses('+raw -terminal')).toEqual(['/usb/#raw-mode']);
});

test('a search stays in its area, or outside it', async () => {
  expect(await addresses('raw', { area: 'api', limit: 1 })).toEqual(['/subprocess/#modes']);
  expect(
    (await addresses('raw', { area: 'api', isOutside: true })).every((address) => address.startsWith('/usb/')),
  ).toBe(true);
});

test('a mistake comes with what the query finds as text', async () => {
  const { hits, error } = await search('bogus:usb');

  expect(error).toMatchObject({ start: 0, end: 5 });
  expect(hits[0]?.pathname).toBe('/usb/');
});

test('a hit describes itself in ranges and plain text, with the words as they were typed', async () => {
  const { hits } = await search('the Filtr');

  expect(hits[0]).toMatchObject({
    pathname: '/usb/',
    hash: '#device-filter',
    title: 'USB connection',
    heading: 'Device filter',
    type: 'heading',
    area: 'harbor',
    marks: { title: [], heading: [[7, 13]] },
    excerpt: { text: 'A filter names the devices that the browser lists.', marks: [[2, 8]] },
    terms: ['Filtr', 'filter'],
  });
});

test.each<[query: string, text: string, isCode?: true]>([
  ['stream', 'Read each stream.'],
  ['TextDecoder', 'import { TextDecoder } from "text";', true],
  ['packets', 'video · Stream<Packet> · The packets'],
  ['sink', 'Cancel it, or close the sink.'],
  ['wood', 'Read each stream.'],
  ['meaning', 'Read each stream.'],
])(
  'the excerpt for %s is words, a row of a table or, where only code matches, its line',
  async (query, text, isCode) => {
    const lines = [
      'Read each stream.',
      '\timport { TextDecoder } from "text";',
      '\tlet stream;',
      'Cancel it, or close the sink.',
    ];
    const rows = ['\vMember\fType\fMeaning', 'video\fStream<Packet>\fThe packets'];
    const pages = [makePage('/a/', { texts: { Wood: [...lines, ...rows].join('\n') } })];
    const { hits } = await search(query, {}, pages);
    expect(hits[0]?.excerpt?.text).toBe(text);
    expect(hits[0]?.excerpt?.isCode).toBe(isCode);
  },
);

const NAMED = [
  makePage('/events/', { title: 'Events', texts: { on: 'Listens.', once: 'Listens one time.', Off: 'Ends it.' } }),
  makePage('/about/', { title: 'About' }),
  makePage('/tunnels/', { title: 'Reverse tunnels', texts: { '': 'Reverse tunnels are tunnels.' } }),
  makePage('/reverse/', {
    title: 'Reverse',
    description: 'Reverse tunnels.',
    keywords: ['reverse tunnels'],
    texts: { 'Reverse tunnels': 'Reverse tunnels, reverse tunnels.' },
  }),
  makePage('/flags/', { title: '-Wall and "quotes"', texts: { '': 'Nothing.' } }),
  makePage('/arrow/', { title: '=>' }),
  makePage('/shout/', { title: 'ABOUT' }),
  makePage('/lodz/', { title: 'Łódź, Straße', texts: { '': 'Here.' } }),
];
const NAMES = new SymbolIndex(packNames({ packages: [], places: new Map(), pages: NAMED }));

test.each([
  ['About', '/about/'],
  ['ABOUT', '/shout/'],
  ['=>', '/arrow/'],
  ['on', '/events/#on'],
  ['off', '/events/#off'],
  ['once', '/events/#once'],
  ['Reverse tunnels', '/tunnels/'],
  ['reverse', '/reverse/'],
  ['-wall and "quotes"', '/flags/'],
  ['lodz strasse', '/lodz/'],
  ['abuot', '/about/'],
  ['onec', '/events/#once'],
  ['reverse tunels', '/tunnels/'],
])('a query that is a title or heading, or nearly one, finds it first: %s', async (query, address) => {
  const engine = new SearchEngine(makeIndex(NAMED));
  const sources = { loadTexts: textsOf(NAMED), loadNames: async () => NAMES };
  const { hits } = await engine.search({ query, limit: 8 }, sources);
  const [first] = hits;

  expect(`${first?.pathname}${first?.hash}`).toBe(address);
  expect(first?.type).toBe(first?.hash ? 'heading' : 'title');
  expect([...(first?.marks.title ?? []), ...(first?.marks.heading ?? [])]).not.toEqual([]);
});

test('the names are asked for a query that may be one, and for no other', async () => {
  const engine = new SearchEngine(makeIndex(NAMED));
  const asked: string[] = [];
  for (const query of ['reverse tun', 'about', 'Tunnels.open', 'tunels', 'zzqqxx']) {
    const loadNames = async () => {
      asked.push(query);
      return undefined;
    };
    await engine.search({ query, limit: 8 }, { loadTexts: () => null, loadNames });
  }

  expect(asked).toEqual(['Tunnels.open', 'tunels', 'zzqqxx']);
});

test('keywords alone make a hit of their type', async () => {
  expect((await search('getevent')).hits[0]?.type).toBe('keywords');
});

test('every page has its best place before any has its second', async () => {
  const pages = ['/a/', '/b/'].map((route) =>
    makePage(route, { texts: { '': 'stream', One: 'stream', Two: 'stream' } }),
  );

  const { hits } = await search('stream', {}, pages);

  expect(new Set(hits.slice(0, 2).map(({ pathname }) => pathname)).size).toBe(2);
});

test('equal places keep the reading order', async () => {
  const pages = ['/b/', '/a/'].map((route) => makePage(route, { title: 'Same', texts: { '': 'stream' } }));

  expect((await search('stream', {}, pages)).hits.map(({ pathname }) => pathname)).toEqual(['/b/', '/a/']);
});

test('a list of links is not found by the names of the pages that it links to', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', texts: { '': 'First.', 'See also': 'Credential store' } }),
    makePage('/b/', { title: 'Credential store', texts: { '': 'Second.' } }),
  ];

  expect((await search('credential', {}, pages)).hits.map(({ pathname }) => pathname)).toEqual(['/b/']);
});

test.each([
  [
    'the section that has the words of a page’s keywords',
    'udev rule',
    [makePage('/a/', { keywords: ['udev rule'], texts: { '': 'First.', Linux: 'Write a udev rule.' } })],
    '/a/#linux',
  ],
  [
    'a page with the word in its title, before headings',
    'usb',
    [
      makePage('/a/', { description: 'Lists USB devices.', texts: { 'USB hardware': 'USB devices, USB hubs.' } }),
      makePage('/b/', { title: 'USB connection', texts: { '': 'Connects with a cable.' } }),
    ],
    '/b/',
  ],
  [
    'a page that is named by its title, before its sections',
    'device filter',
    [makePage('/a/', { title: 'Device filter', texts: { '': 'First.', Fields: 'A device filter. A device filter.' } })],
    '/a/',
  ],
  [
    'a whole name, before places of its parts',
    'tunnelForward',
    [
      makePage('/a/', { title: 'Forward', texts: { '': 'A tunnel to forward. Another tunnel. Forward the tunnel.' } }),
      makePage('/b/', { title: 'Beta', texts: { '': 'Set tunnelForward to choose the way.' } }),
    ],
    '/b/',
  ],
])('first comes %s', async (_what, query, pages, address) => {
  const [first] = (await search(query, {}, pages)).hits;
  expect(`${first?.pathname}${first?.hash}`).toBe(address);
});

test('stop words of a query are marked nowhere, and their identifiers whole', async () => {
  const pages = [
    makePage('/a/', { title: 'Wait for the device', texts: { '': 'You waitFor the device, for a while.' } }),
  ];
  const [hit] = (await search('wait for the device', {}, pages)).hits;
  const marked = (text: string, marks: readonly TextRange[] = []) =>
    marks.map(([start, end]) => text.slice(start, end));

  expect(marked(hit?.title ?? '', hit?.marks.title)).toEqual(['Wait', 'device']);
  expect(marked(hit?.excerpt?.text ?? '', hit?.excerpt?.marks)).toEqual(['waitFor', 'device']);
  expect(hit?.terms.filter((term) => ['for', 'the', 'a'].includes(term))).toEqual([]);
});
