import { expect, test } from 'vitest';
import type { ReferenceSymbol } from '../../common/reference.ts';
import { listLinkedSymbols } from './linkedSymbols.ts';

const boat: ReferenceSymbol = {
  ...{ name: 'Boat', code: 'class Boat', summary: 'A small ship.', line: 1 },
  members: [
    { name: 'sail', code: 'sail(): void', note: 'since 2.0.0', line: 2 },
    { name: 'new ()', code: 'new (): Boat', line: 3 },
  ],
};
const pages = [{ packageName: '@harbor/boats', groups: new Map([['class' as const, [boat]]]) }];

test('a symbol leads to the page that explains it, and else to the reference', () => {
  const symbols = listLinkedSymbols(pages, new Map([['Boat.sail', { title: 'Sail', href: '/sail/' }]]));
  expect(Object.fromEntries(symbols)).toEqual({
    '@harbor/boats:Boat': {
      ...{ name: 'Boat', href: '/api/reference/boats/#Boat' },
      hint: { code: 'class Boat', summary: 'A small ship.' },
    },
    '@harbor/boats:Boat.sail': {
      ...{ name: 'Boat.sail', href: '/sail/' },
      hint: { code: 'sail(): void', note: 'since 2.0.0', page: 'Sail' },
    },
    '@harbor/boats:Boat.new ()': {
      ...{ name: 'Boat.new ()', href: '/api/reference/boats/#Boat.new()' },
      hint: { code: 'new (): Boat' },
    },
  });
});
