import { expect, test } from 'vitest';
import { describeSymbol } from './describeSymbol.ts';

const SYMBOL = {
  ...{ name: 'Boat.sail', kind: 'member' as const, packageName: '@harbor/boats', rank: 0 as const },
  ...{ reference: '/api/reference/boats/#Boat.sail', explained: '/sail/#signature' },
};
const SAIL = { '/sail/': { title: 'sail' } };
const BOATS = { '/api/reference/boats/': { title: '@harbor/boats' } };

const describe = (
  pages: Record<string, { title: string }>,
  symbol: Partial<typeof SYMBOL> | { explained: undefined } = {},
) => describeSymbol({ ...SYMBOL, ...symbol }, { base: '/2.0.0/', pages: new Map(Object.entries(pages)) });

test('a symbol leads to the place that explains it', () => {
  expect(describe({ ...SAIL, ...BOATS })).toMatchObject({
    ...{ pathname: '/2.0.0/sail/', hash: '#signature', explainedIn: 'sail' },
  });
});

test('a symbol that a whole page explains leads to its top', () => {
  expect(describe({ ...SAIL, ...BOATS }, { explained: '/sail/' })).toMatchObject({
    pathname: '/2.0.0/sail/',
    hash: '',
  });
});

test.each([
  ['no page explains', describe({ ...SAIL, ...BOATS }, { explained: undefined })],
  ['a page of another area explains', describe(BOATS)],
])('a symbol that %s leads to the reference', (_what, hit) => {
  expect(hit).toMatchObject({
    ...{ pathname: '/2.0.0/api/reference/boats/', hash: '#Boat.sail', explainedIn: undefined },
  });
});

test('a symbol without a page is left out', () => {
  expect(describe({})).toBeUndefined();
});
