import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import { describeName, findSymbols, findTraces, readName } from './answerSymbol.ts';

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
])('%s finds %j', (asked, found) => {
  expect(find(asked)).toEqual(found);
});

test.each(['Boat.[Symbol.iterator]', 'Boat.()', 'Boat.new ()', 'Ratio.[16:11]'])('%s is a whole name', (name) => {
  expect(readName(name)).toBe(name);
});

const history: ApiHistoryFile = {
  schema: API_HISTORY_SCHEMA,
  versions: ['1.0.0', '2.0.0', '3.0.0'],
  packages: [
    {
      name: '@harbor/boats',
      groups: [
        [[{ at: 0, name: 'Ship' }, { at: 1 }], ['Boat']],
        [
          [
            { at: 0, deprecated: 'Boat' },
            { at: 2, is: 'gone' },
          ],
          ['Canoe'],
        ],
        [[{ at: 1 }], ['Buoy', 'Boat.constructor']],
      ],
    },
  ],
};

test.each([
  ['Ship', ['Ship', 'Boat', 'Boat'], ''],
  ['Boat', ['Ship', 'Boat', 'Boat'], ''],
  ['ship', ['Ship', 'Boat', 'Boat'], ''],
  ['Canoe', ['Canoe', 'Canoe', undefined], 'Boat'],
  ['Buoy', [undefined, 'Buoy', 'Buoy'], ''],
])('%s is followed through the versions', (asked, names, replacement) => {
  expect(findTraces(history, asked)).toEqual([{ packageName: '@harbor/boats', names, replacement }]);
});

test('a member of every object was never a name', () => {
  expect(findTraces(history, '__proto__')).toEqual([]);
});

const reference = `# @harbor/boats

All symbols.

## Classes

### \`Boat\` {#Boat}

Sails.

\`\`\`ts
class Boat extends Hull
\`\`\`

- \`new Boat(name: string)\`
- \`readonly sails: number\`: since 2.0.0
- \`static from(raft: Raft): Boat\`, \`static from(name: string): Boat\`
- \`[Symbol.dispose](): void\`

### \`Boat.Sail\` {#Boat.Sail}

\`\`\`ts
interface Boat.Sail
\`\`\`

- \`readonly size: number\`

## Constants

### \`Boat.Sail\` {#Boat.Sail-2}

\`\`\`ts
const Sail: number
\`\`\`
`;

test.each([
  ['Boat.constructor', '- `new Boat(name: string)`'],
  ['Boat.sails', '- `readonly sails: number`: since 2.0.0'],
  ['Boat.from', '- `static from(raft: Raft): Boat`, `static from(name: string): Boat`'],
  ['Boat.[Symbol.dispose]', '- `[Symbol.dispose](): void`'],
])('%s is described by its line', (name, line) => {
  expect(describeName(reference, name)).toBe(`Member of \`Boat\`:\n${line}`);
});

test('a member that its owner inherits is described by the owner', () => {
  expect(describeName(reference, 'Boat.sink')).toContain('class Boat extends Hull');
});

test('a type and a constant of one name are described by both sections', () => {
  expect(describeName(reference, 'Boat.Sail')).toMatch(/interface Boat\.Sail[\s\S]*const Sail: number/);
});
