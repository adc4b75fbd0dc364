import { expect, test } from 'vitest';
import { describeSymbol } from './describeSymbol.ts';

const SYMBOL = {
  name: 'Boat.sail',
  kind: 'member' as const,
  packageName: '@harbor/boats',
  rank: 0 as const,
  reference: '/api/reference/boats/#Boat.sail',
  explained: '/sail/#signature',
};
const SAIL = { '/sail/': { title: 'sail' } };
const BOATS = { '/api/reference/boats/': { title: '@harbor/boats' } };
const REFERENCE = ['/2.0.0/api/reference/boats/', '#Boat.sail', undefined] as const;

const describe = (
  pages: Record<string, { title: string }>,
  symbol: Partial<typeof SYMBOL> | { explained: undefined } = {},
) => describeSymbol({ ...SYMBOL, ...symbol }, { base: '/2.0.0/', pages: new Map(Object.entries(pages)) });

test.each([
  ['a section explains', describe({ ...SAIL, ...BOATS }), '/2.0.0/sail/', '#signature', 'sail'],
  ['a whole page explains', describe({ ...SAIL, ...BOATS }, { explained: '/sail/' }), '/2.0.0/sail/', '', 'sail'],
  ['no page explains', describe({ ...SAIL, ...BOATS }, { explained: undefined }), ...REFERENCE],
  ['a page of another area explains', describe(BOATS), ...REFERENCE],
])('a symbol that %s leads there, or else to the reference', (_what, hit, pathname, hash, explainedIn) => {
  expect(hit).toMatchObject({ pathname, hash, explainedIn });
});

test('a symbol without a page is left out', () => {
  expect(describe({})).toBeUndefined();
});
