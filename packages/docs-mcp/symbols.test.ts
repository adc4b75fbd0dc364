import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA } from '../../common/apiHistory.ts';
import { findSymbols, findTraces, listTraces, readName } from './symbols.ts';

const boats = ['boat', 'Boat', 'Boat.sail', 'Boat.close', 'Raft', 'Raft.close', 'Raft.boat', 'toString'];
const symbols = [
  ...boats.map((name) => ({ name, packageName: '@harbor/boats' })),
  ...['Pilot', 'Raft'].map((name) => ({ name, packageName: '@harbor/pilots' })),
];
const find = (asked: string) =>
  findSymbols(symbols, readName(asked)).map(({ name, packageName }) =>
    `${packageName}:${name}`.replace('@harbor/', ''),
  );

test.each([
  ['boat', ['boats:boat']],
  ['Boat', ['boats:Boat']],
  ['BOAT', ['boats:boat', 'boats:Boat']],
  ['pilot', ['pilots:Pilot']],
  ['sail', ['boats:Boat.sail']],
  ['Sail', ['boats:Boat.sail']],
  ['close', ['boats:Boat.close', 'boats:Raft.close']],
  ['Raft', ['boats:Raft', 'pilots:Raft']],
  ['@harbor/pilots:Raft', ['pilots:Raft']],
  ['`Boat#sail(1, 2)`', ['boats:Boat.sail']],
  ['Boat::sail', ['boats:Boat.sail']],
  ['new Boat<Sail>()', ['boats:Boat']],
  ['ai', []],
  ['__proto__', []],
  ['constructor', []],
  ['hasOwnProperty', []],
])('%s finds %j', (asked, found) => {
  expect(find(asked)).toEqual(found);
});

test.each(['Boat.[Symbol.iterator]', 'Boat.()', 'Boat.new ()', 'Ratio.[16:11]'])('%s is a whole name', (name) => {
  expect(readName(name)).toBe(name);
});

const traces = listTraces({
  schema: API_HISTORY_SCHEMA,
  versions: ['1.0.0', '2.0.0', '3.0.0'],
  packages: [
    {
      name: '@harbor/boats',
      groups: [
        [[{ at: 0, name: 'Ship' }, { at: 1 }], [], ['Boat']],
        [
          [
            { at: 0, deprecated: 'Boat' },
            { at: 2, is: 'gone' },
          ],
          [],
          ['Canoe'],
        ],
        [[{ at: 1 }], [], ['Buoy', 'Boat.constructor']],
      ],
    },
  ],
});

test.each([
  ['Ship', ['Ship', 'Boat', 'Boat'], ''],
  ['Boat', ['Ship', 'Boat', 'Boat'], ''],
  ['ship', ['Ship', 'Boat', 'Boat'], ''],
  ['Canoe', ['Canoe', 'Canoe', undefined], 'Boat'],
  ['Buoy', [undefined, 'Buoy', 'Buoy'], ''],
])('%s is followed through the versions', (asked, names, replacement) => {
  expect(findTraces(traces, asked)).toEqual([{ packageName: '@harbor/boats', names, replacement }]);
});

test.each(['constructor', '__proto__'])('%s was never a name', (asked) => {
  expect(findTraces(traces, asked)).toEqual([]);
});
