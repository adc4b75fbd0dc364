import { expect, test } from 'vitest';
import type { ReferenceSymbol } from '../../common/reference.ts';
import { listLinkedSymbols } from './linkedSymbols.ts';

const boat: ReferenceSymbol = {
  ...{ name: 'Boat', code: 'class Boat', summary: 'A small ship.', line: 1 },
  members: [
    { name: 'sail', code: 'sail(): void', line: 2 },
    { name: 'new ()', code: 'new (): Boat', line: 3 },
  ],
};
const pages = [{ packageName: '@harbor/boats', groups: new Map([['class' as const, [boat]]]) }];

test('a symbol leads to the page that explains it, and else to the reference', () => {
  const symbols = listLinkedSymbols(pages, {
    places: new Map([['Boat.sail', { title: 'Sail', href: '/sail/' }]]),
    formatNote: (id) => (id === '@harbor/boats:Boat.sail' ? 'since 2.0.0' : undefined),
  });
  expect(Object.fromEntries(symbols)).toEqual({
    '@harbor/boats:Boat': {
      ...{ name: 'Boat', href: '/api/reference/boats/#Boat' },
      code: 'class Boat',
      summary: 'A small ship.',
    },
    '@harbor/boats:Boat.sail': {
      ...{ name: 'Boat.sail', href: '/sail/' },
      code: 'sail(): void',
      note: 'since 2.0.0',
      page: 'Sail',
    },
    '@harbor/boats:Boat.new ()': {
      ...{ name: 'Boat.new ()', href: '/api/reference/boats/#Boat.new()' },
      code: 'new (): Boat',
    },
  });
});

test('a default export has the name that types call it', () => {
  const dock: ReferenceSymbol = { name: 'default', typeName: 'Dock', code: 'class default', line: 1 };
  const found = listLinkedSymbols([{ packageName: 'docks', groups: new Map([['class', [dock]]]) }], {
    places: new Map(),
    formatNote: () => undefined,
  });
  expect(found.get('docks:default')).toMatchObject({ name: 'Dock', href: '/api/reference/docks/#default' });
});
