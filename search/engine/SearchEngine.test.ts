import { expect, test } from 'vitest';
import type { IndexedPage } from '../index/indexFile.ts';
import { makeIndex, makePage, textsOf } from '../testing/makeIndex.ts';
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
    context: 'api',
    crumbs: ['Adb'],
    description: 'Run programs on the device.',
    keywords: ['exec-out', 'getevent'],
    texts: { '': 'Call adb.subprocess.noneProtocol.spawn(command).', Modes: 'The mode can be raw, or a terminal.' },
  }),
  makePage('/wait-for/', {
    title: 'waitFor',
    context: 'api',
    texts: { '': 'Until the server sees a phone at tcp:5555.' },
  }),
];

async function search(query: string, changes: Partial<SearchQuery> = {}, pages: IndexedPage[] = PAGES) {
  const engine = new SearchEngine(makeIndex(pages));
  return engine.search({ query, limit: 8, ...changes }, async (file) => textsOf(pages)(file));
}

const addresses = async (query: string, changes: Partial<SearchQuery> = {}) =>
  (await search(query, changes)).hits.map(({ u, h }) => u + h);

test.each([
  ['usb', '/usb/'],
  ['filter', '/usb/#device-filter'],
  ['filtr', '/usb/#device-filter'],
  ['SUBPROCESS', '/subprocess/'],
  ['subproc', '/subprocess/'],
  ['sub process', '/subprocess/'],
  ['adb.subprocess.spawn', '/subprocess/'],
  ['noneProtocol', '/subprocess/'],
  ['noneprotocol', '/subprocess/'],
  ['none protocol', '/subprocess/'],
  ['execout', '/subprocess/'],
  ['wait for', '/wait-for/'],
  ['waitfor', '/wait-for/'],
  ['tcp:5555', '/wait-for/'],
  ['foo:tcp', '/wait-for/'],
  ['"raw mode"', '/usb/#raw-mode'],
  ['title:usb', '/usb/'],
  ['heading:mod*', '/subprocess/#modes'],
  ['+raw +terminal', '/subprocess/#modes'],
  ['filtre~2', '/usb/#device-filter'],
])('%s finds %s first', async (query, address) => {
  expect((await addresses(query))[0]).toBe(address);
});

test.each(['', '   ', '***', '+', 'constructor', '.*)(', 'x'.repeat(10_000), '\u202e', 'toString'])(
  '%j finds nothing and breaks nothing',
  async (query) => {
    expect(await addresses(query)).toEqual([]);
  },
);

test('words that JavaScript knows are words like others', async () => {
  const pages = [makePage('/a/', { texts: { '': 'The constructor of __proto__ and toString.' } })];

  expect((await search('constructor', {}, pages)).hits).toHaveLength(1);
  expect((await search('hasOwnProperty', {}, pages)).hits).toHaveLength(0);
});

test('an excluded word leaves out the places that have it', async () => {
  expect(await addresses('+raw -terminal')).toEqual(['/usb/#raw-mode']);
});

test('a phrase is found only in a row', async () => {
  expect(await addresses('"mode raw"')).toEqual([]);
});

test('a search stays in its context, or outside it', async () => {
  expect(await addresses('raw', { context: 'api' })).toEqual(['/subprocess/#modes']);
  expect(
    (await addresses('raw', { context: 'api', outside: true })).every((address) => address.startsWith('/usb/')),
  ).toBe(true);
});

test('a context is decided before the limit', async () => {
  expect(await addresses('raw', { context: 'api', limit: 1 })).toEqual(['/subprocess/#modes']);
});

test('a mistake comes with what the query finds as text', async () => {
  const { hits, error } = await search('bogus:usb');

  expect(error).toMatchObject({ start: 0, end: 5 });
  expect(hits[0]?.u).toBe('/usb/');
});

test('a hit describes itself in ranges and plain text', async () => {
  const { hits } = await search('filter');

  expect(hits[0]).toMatchObject({
    u: '/usb/',
    h: '#device-filter',
    t: 'USB connection',
    s: 'Device filter',
    type: 'heading',
    context: 'tango',
    marks: { t: [], s: [[7, 13]] },
    excerpt: { text: 'A filter names the devices that the browser lists.', marks: [[2, 8]] },
    terms: ['filter'],
  });
});

test('a typing error marks the words of the document', async () => {
  expect((await search('filtr')).hits[0]?.terms).toEqual(['filter']);
});

test('without texts no hit has an excerpt', async () => {
  const engine = new SearchEngine(makeIndex(PAGES));

  const { hits } = await engine.search({ query: 'subprocess mode', limit: 8 }, async () => null);

  expect(hits.length).toBeGreaterThan(1);
  expect(hits.map(({ excerpt }) => excerpt)).toEqual(hits.map(() => null));
});

test('keywords alone make a hit of their type', async () => {
  expect((await search('getevent')).hits[0]?.type).toBe('keywords');
});

test('words that the docs do not have are named', async () => {
  expect((await search('usb Bluetooth')).unknownWords).toEqual(['Bluetooth']);
});

test('every page has its best place before any has its second', async () => {
  const pages = ['/a/', '/b/'].map((route) =>
    makePage(route, { texts: { '': 'stream', One: 'stream', Two: 'stream' } }),
  );

  const { hits } = await search('stream', {}, pages);

  expect(new Set(hits.slice(0, 2).map(({ u }) => u)).size).toBe(2);
});

test('equal places keep the reading order', async () => {
  const pages = ['/b/', '/a/'].map((route) => makePage(route, { title: 'Same', texts: { '': 'stream' } }));

  expect((await search('stream', {}, pages)).hits.map(({ u }) => u)).toEqual(['/b/', '/a/']);
});

test('the same pages give the same index', () => {
  expect(JSON.stringify(makeIndex(PAGES))).toBe(JSON.stringify(makeIndex(structuredClone(PAGES))));
});

test('a list of links is not found by the names of the pages that it links to', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', texts: { '': 'First.', 'See also': 'Credential store' } }),
    makePage('/b/', { title: 'Credential store', texts: { '': 'Second.' } }),
  ];

  expect((await search('credential', {}, pages)).hits.map(({ u }) => u)).toEqual(['/b/']);
});

test('two words of a title are found written as one, though the docs have the one too', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', texts: { '': 'Pass a credentialStore.' } }),
    makePage('/b/', { title: 'Credential store', texts: { '': 'Keys.' } }),
  ];

  expect((await search('credentialstore', {}, pages)).hits[0]?.u).toBe('/b/');
});

test('a form of a synonym is found', async () => {
  const pages = [makePage('/a/', { title: 'Alpha', texts: { '': 'The directory is empty.' } })];

  expect((await search('folders', {}, pages)).hits[0]?.u).toBe('/a/');
});

test('a page that only its keywords name is led by the section that has the words', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', keywords: ['udev rule'], texts: { '': 'First.', Linux: 'Write a udev rule.' } }),
  ];

  expect((await search('udev rule', {}, pages)).hits.map(({ h }) => h)).toEqual(['#linux', '']);
});

test('a page that the query names by its title stands before its sections', async () => {
  const pages = [
    makePage('/a/', { title: 'Device filter', texts: { '': 'First.', Fields: 'A device filter. A device filter.' } }),
  ];

  expect((await search('device filter', {}, pages)).hits[0]?.h).toBe('');
});

test('a keyword names its page, so others that have its words come later', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', keywords: ['port forwarding rules', 'socket'], texts: { '': 'First.' } }),
    makePage('/b/', { title: 'Beta', keywords: ['port forwarding', 'rules socket'], texts: { '': 'Second.' } }),
  ];

  expect((await search('port forwarding', {}, pages)).hits.map(({ u }) => u)).toEqual(['/b/', '/a/']);
});

test('a name that the docs have is found where it stands whole, before places of its parts', async () => {
  const pages = [
    makePage('/a/', { title: 'Forward', texts: { '': 'A tunnel to forward. Another tunnel. Forward the tunnel.' } }),
    makePage('/b/', { title: 'Beta', texts: { '': 'Set tunnelForward to choose the way.' } }),
  ];

  expect((await search('tunnelForward', {}, pages)).hits[0]?.u).toBe('/b/');
});

test('a name is found while its second word is being typed', async () => {
  expect((await addresses('wait f'))[0]).toBe('/wait-for/');
});

test('words of asking do not decide what a question finds', async () => {
  const pages = [
    makePage('/a/', { title: 'Use', texts: { '': 'How to use it. Get what you need.' } }),
    makePage('/b/', { title: 'Beta', texts: { '': 'A filter.' } }),
  ];

  expect((await search('how do i get to use a filter', {}, pages)).hits[0]?.u).toBe('/b/');
});

test('of places that have the same words, the one that keeps them together comes first', async () => {
  const pages = [
    makePage('/a/', { title: 'Alpha', texts: { '': 'A server may come and go before any other client does match.' } }),
    makePage('/b/', { title: 'Beta', texts: { '': 'Before any other may come and go does a server match client.' } }),
  ];

  expect((await search('server match client', {}, pages)).hits[0]?.u).toBe('/b/');
});

const withKeywords = (page: IndexedPage, anchor: string, keywords: string[]): IndexedPage => ({
  ...page,
  sections: page.sections.map((section) => (section.anchor === anchor ? { ...section, keywords } : section)),
});

test('a keyword of a section finds that section, and not the page or its other sections', async () => {
  const page = makePage('/rm/', {
    title: 'rm',
    texts: { '': 'Erases files.', Errors: 'What goes wrong.', Folders: 'With all in them.' },
  });
  const pages = [withKeywords(page, 'folders', ['recursive picnic']), ...PAGES];

  expect((await search('picnic', {}, [page, ...PAGES])).hits).toEqual([]);
  expect((await search('picnic', {}, pages)).hits.map(({ u, h, type }) => [u, h, type])).toEqual([
    ['/rm/', '#folders', 'keywords'],
  ]);
  expect((await search('keywords:picnic', {}, pages)).hits.map(({ h }) => h)).toEqual(['#folders']);
});

test('a phone is the device of which the docs speak, and no rare word', async () => {
  const device = (route: string, title: string, text: string) => makePage(route, { title, texts: { '': text } });
  const pages = [
    device('/a/', 'Alpha', 'Mentions a phone, and files.'),
    device('/b/', 'Unplug', 'What happens to a device.'),
    ...['/c/', '/d/', '/e/'].map((route) => device(route, 'Other', 'Another device.')),
  ];

  expect((await search('unplug phone', {}, pages)).hits[0]?.u).toBe('/b/');
  expect((await search('phone files', {}, pages)).hits[0]?.u).toBe('/a/');
});

test('a page is led by the section that keeps together what stands together in the query', async () => {
  const page = makePage('/a/', {
    title: 'Alpha',
    texts: {
      '': 'Begin.',
      One: 'Settings, and many words more, debugging, then much longer security, where at the very end comes USB.',
      Two: 'Turn on USB debugging security settings. Then many words more, so much that it takes much longer.',
    },
  });

  expect((await search('usb debugging security settings', {}, [page, ...PAGES])).hits[0]?.h).toBe('#two');
});

test('the pages that the best page leads to come before others that say as much, and stay behind it', async () => {
  const other = (route: string) => makePage(route, { title: 'Other', texts: { '': 'A word about forwarding.' } });
  const best = makePage('/best/', { title: 'Forwarding', texts: { '': 'All about forwarding.' } });
  const pages = [other('/a/'), best, other('/b/'), other('/c/')];
  const find = async (all: IndexedPage[]) => (await search('forwarding', {}, all)).hits.map(({ u }) => u);

  expect(await find(pages)).toEqual(['/best/', '/a/', '/b/', '/c/']);
  expect(await find(pages.with(1, { ...best, links: ['/c/', '/best/', '/gone/'] }))).toEqual([
    '/best/',
    '/c/',
    '/a/',
    '/b/',
  ]);
});

test('stop words of a query are marked nowhere, and their identifiers whole', async () => {
  const pages = [
    makePage('/a/', { title: 'Wait for the device', texts: { '': 'You waitFor the device, for a while.' } }),
  ];
  const [hit] = (await search('wait for the device', {}, pages)).hits;
  const marked = (text: string, marks: readonly TextRange[] = []) =>
    marks.map(([start, end]) => text.slice(start, end));

  expect(marked(hit?.t ?? '', hit?.marks.t)).toEqual(['Wait', 'device']);
  expect(marked(hit?.excerpt?.text ?? '', hit?.excerpt?.marks)).toEqual(['waitFor', 'device']);
  expect(hit?.terms.filter((term) => ['for', 'the', 'a'].includes(term))).toEqual([]);
});
