import { expect, test } from 'vitest';
import type { SymbolHit } from '../../packages/search/index.ts';
import { makeHit } from '../../packages/search/testing/make.ts';
import { findActive, listFoundOptions, listStartOptions, resolveKey } from './listbox.ts';

const show = (...places: [string, string?][]) =>
  listFoundOptions({ symbols: [], hits: places.map(([page, anchor]) => makeHit(page, anchor)) }).map((option) =>
    !('hit' in option) ? [] : [option.kind, option.href],
  );

test('a page is followed by its sections, one step in', () => {
  expect(show(['/a/', '#x'], ['/b/'], ['/a/'], ['/a/', '#y'])).toEqual([
    ['page', '/a/'],
    ['child', '/a/#x'],
    ['child', '/a/#y'],
    ['page', '/b/'],
  ]);
});

test.each([
  [
    'at its best section',
    [
      ['#x', 'content'],
      ['#y', 'content'],
    ],
    '/a/#x',
  ],
  ['at its best section, which is also below it', [['#x', 'heading']], '/a/#x'],
  [
    'at its best section, where its top has such words too',
    [
      ['#x', 'content'],
      ['', 'content'],
    ],
    '/a/#x',
  ],
  [
    'at the top, where that fits better',
    [
      ['', 'content'],
      ['#x', 'heading'],
    ],
    '/a/',
  ],
  [
    'at the top, where its title matches',
    [
      ['#x', 'heading'],
      ['', 'title'],
    ],
    '/a/',
  ],
] as const)('a page opens %s', (_where, places, href) => {
  const hits = places.map(([hash, type]) => ({ ...makeHit('/a/', hash), type }));
  const options = listFoundOptions({ symbols: [], hits });
  expect(options[0]).toMatchObject({ kind: 'page', href });
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
});

const makePage = (href: string) => ({ text: href, note: '', href });

const LIST = 'first question';
const START = listStartOptions('visited', ['a', 'b', 'c'].map(makePage));

test('the first option of a new list is active, whatever was chosen in another', () => {
  expect(findActive(START, { choice: undefined, list: LIST, first: 0 })).toBe(0);
  expect(findActive(START, { choice: { list: 'other', key: 'b' }, list: LIST, first: -1 })).toBe(-1);
});

test('the chosen option stays active, wherever more options put it', () => {
  const choice = { list: LIST, key: 'b' };
  expect(findActive(START, { choice, list: LIST, first: 0 })).toBe(1);
  expect(findActive(START.toReversed().slice(1), { choice, list: LIST, first: 0 })).toBe(0);
  expect(findActive(START.slice(2), { choice, list: LIST, first: 0 })).toBe(-1);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 3, 2],
  ['ArrowUp', -1, 2],
  ['Home', 1, undefined],
] as const)('%s from %i of three options and two links', (key, index, next) => {
  expect(resolveKey(key, { index, options: 3, links: 2 })).toBe(next);
});

const SYMBOL: SymbolHit = {
  name: 'Boat.sail',
  kind: 'member',
  packageName: '@harbor/boats',
  rank: 0,
  pathname: '/sail/',
  hash: '#signature',
  explainedIn: 'sail',
};

test('a symbol has its signature, or what it is, its package, and where it is explained', () => {
  const symbols = [
    { ...SYMBOL, signature: 'sail(): void' },
    { ...SYMBOL, explainedIn: undefined },
  ];
  expect(listFoundOptions({ hits: [], symbols })).toMatchObject([
    {
      text: 'Boat.sail',
      signature: 'sail(): void',
      note: '@harbor/boats · Explained in “sail”',
      href: '/sail/#signature',
    },
    { signature: 'Member', note: '@harbor/boats' },
  ]);
});

test('a symbol and the page that explains it are one row', () => {
  const hits = [makeHit('/sail/'), makeHit('/sail/', '#a'), makeHit('/other/')];
  expect(listFoundOptions({ hits, symbols: [SYMBOL] }).map(({ href }) => href)).toEqual([
    '/sail/#signature',
    '/other/',
  ]);
});

test.each([
  ['are explained in one place', { name: 'Boat.row' }],
  ['are a constant and its type', { kind: 'type' as const }],
])('of symbols that %s, each can be chosen', (_what, part) => {
  const options = listFoundOptions({ hits: [], symbols: [SYMBOL, { ...SYMBOL, ...part }] });
  const choose = (at: number) =>
    findActive(options, { choice: { list: LIST, key: options[at]?.key ?? '' }, list: LIST, first: 0 });
  expect([choose(0), choose(1)]).toEqual([0, 1]);
});

test('there are eight suggestions at most, symbols included', () => {
  const hits = Array.from({ length: 8 }, (_, page) => makeHit(`/${page}/`));
  const kinds = listFoundOptions({ hits, symbols: [SYMBOL, SYMBOL] }).map(({ kind }) => kind);
  expect(kinds).toEqual(['symbol', 'symbol', ...Array(6).fill('page')]);
});
