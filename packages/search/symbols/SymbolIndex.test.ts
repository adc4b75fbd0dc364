import Fuse from 'fuse.js/min-basic';
import { expect, test } from 'vitest';
import { type IndexedPackage, packNames } from './nameFile.ts';
import { readSymbolQuery, SymbolIndex } from './SymbolIndex.ts';

const PACKAGES: IndexedPackage[] = [
  {
    name: '@harbor/boats',
    route: '/api/reference/boats/',
    exports: [
      { name: 'Boat', kind: 'class', members: ['sail', 'sailHome', 'setURLOfBoat'] },
      { name: 'Boat1_0', kind: 'class', members: ['sail', 'sailHome'] },
      { name: 'Boat1_1', kind: 'class', members: ['sail', 'sailHome'] },
      { name: 'Boat1_1.Options', kind: 'interface', members: ['$crew', 'maxSpeed'] },
      { name: 'BoatError', kind: 'class', members: [] },
      { name: 'KNOTS', kind: 'const', members: [] },
      { name: 'MAX_KNOTS', kind: 'const', members: [] },
      { name: 'buoy', kind: 'function', members: [] },
    ],
  },
  {
    name: '@harbor/piers',
    route: '/api/reference/piers/',
    exports: [{ name: 'PierService', kind: 'interface', members: ['buoy', 'moor'] }],
  },
];

const PLACES = new Map([
  ['Boat', '/sail/#signature'],
  ['Boat.sail', '/sail/#signature'],
  ['PierService.moor', '/moor/'],
]);

const PAGES = [
  { title: 'Sail home', sections: [{ heading: '' }, { heading: 'Moor' }] },
  { title: 'Boat', sections: [] },
];

const file = packNames({ packages: PACKAGES, places: PLACES, pages: PAGES });
const index = new SymbolIndex(file);
const find = (query: string) => index.find(query).map(({ name }) => name);

test('a file gives back all symbols that it was made of', () => {
  const symbols = PACKAGES.flatMap(({ name: packageName, route, exports }) =>
    exports.flatMap(({ name: owner, kind, members }) =>
      [owner, ...members.map((member) => `${owner}.${member}`)].map((name) => ({
        name,
        kind: name === owner ? kind : 'member',
        packageName,
        reference: `${route}#${name}`,
        explained: PLACES.get(name),
      })),
    ),
  );

  expect(new Set(index.all)).toEqual(new Set(symbols));
  expect(index.all).toHaveLength(symbols.length);
});

test('a name that several places share is in the file once', () => {
  const names = file.index.records.map(({ v }) => v);

  expect(names.filter((name) => name === 'Boat' || name === 'sail')).toEqual(['Boat', 'sail']);
  expect(names).toEqual([...new Set(names)]);
});

test('what a nested export belongs to may be no export itself', () => {
  const exports = [{ name: 'Port.Options', kind: 'type' as const, members: ['depth'] }];
  const packages = [{ name: '@harbor/ports', route: '/ports/', exports }];
  const { all } = new SymbolIndex(packNames({ packages, places: new Map(), pages: [] }));

  expect(all.map(({ name }) => name)).toEqual(['Port.Options', 'Port.Options.depth']);
});

test('Fuse.js alone finds a misspelt name in the file', () => {
  const { index: stored } = JSON.parse(JSON.stringify(file));
  const docs: string[] = stored.records.map(({ v }: { v: string }) => v);

  const found = new Fuse(docs, {}, Fuse.parseIndex(stored)).search('PeirService');

  expect(found[0]?.item).toBe('PierService');
});

test.each([
  ['sailHome', ['Boat.sailHome', 'Boat1_0.sailHome', 'Boat1_1.sailHome']],
  ['Boat', ['Boat']],
  ['Boat1', ['Boat1_0', 'Boat1_1']],
  ['boaterror()', ['BoatError']],
  ['boat.', ['Boat.sail', 'Boat.sailHome', 'Boat.setURLOfBoat']],
  ['Boat.sailH', ['Boat.sailHome']],
  ['saHo', ['Boat.sailHome', 'Boat1_0.sailHome', 'Boat1_1.sailHome']],
  ['maxKn', ['MAX_KNOTS']],
  ['urlOf', ['Boat.setURLOfBoat']],
  ['service.moor', ['PierService.moor']],
  ['boat.sail', ['Boat.sail']],
  ['Boat#sail', ['Boat.sail']],
  ['Boat1_1.sail', ['Boat1_1.sail']],
  ['Boat1.sail', ['Boat1_0.sail', 'Boat1_1.sail']],
  ['Boat1_1.maxSpeed', ['Boat1_1.Options.maxSpeed']],
  ['Options.$crew', ['Boat1_1.Options.$crew']],
  ['sialHome', ['Boat.sailHome', 'Boat1_0.sailHome', 'Boat1_1.sailHome']],
  ['Boat.anchor', []],
  ['console.log', []],
  ['Baot', ['Boat', 'Boat1_0', 'Boat1_1', 'BoatError']],
  ['PeirService.moor', ['PierService.moor']],
  ['PierService.moro', ['PierService.moor']],
  ['BoatErorr', ['BoatError']],
])('%s finds %j', (query, names) => {
  expect(find(query)).toEqual(names);
});

test('of symbols that fit equally, one that a page explains comes first', () => {
  expect(index.find('sail()')[0]).toMatchObject({ name: 'Boat.sail', explained: '/sail/#signature' });
});

test.each(['boat', 'sail home', 'USB', 'A', 'v2.1.0', '"Boat"', 'Boat.sail again', '-Boat', ''])(
  '"%s" is no name',
  (query) => {
    expect(readSymbolQuery(query)).toBeUndefined();
  },
);

test.each([
  ['Boat', 'Boat'],
  [' Boat.sail ', 'Boat.sail'],
  ['Boat#sail(', 'Boat.sail'],
  ['Boat::sail', 'Boat.sail'],
  ['sail()', 'sail'],
])('"%s" is the name %s', (query, name) => {
  expect(readSymbolQuery(query)).toBe(name);
});
