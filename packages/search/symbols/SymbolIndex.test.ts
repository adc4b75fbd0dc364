import { expect, test } from 'vitest';
import { readSymbolQuery, SymbolIndex } from './SymbolIndex.ts';
import { type IndexedPackage, packSymbols, unpackSymbols } from './symbolFile.ts';

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

const file = packSymbols(PACKAGES, PLACES);
const index = new SymbolIndex(file);
const find = (query: string) => index.find(query).map(({ name }) => name);

test('a file gives back all that it was made of', () => {
  expect(unpackSymbols(file)).toEqual({ packages: PACKAGES, places: PLACES });
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
