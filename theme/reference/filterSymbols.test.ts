import { expect, test } from 'vitest';
import { filterSymbols } from './filterSymbols.ts';

const entry = (name: string) => ({ anchor: name, name, code: [] });
const symbols = [{ ...entry('Boat'), members: [entry('Boat.sail'), entry('Boat.row')] }, entry('dock')];
const namesOf = (text: string) =>
  filterSymbols(symbols, text).map(({ name, members = [] }) => [name, ...members.map((one) => one.name)].join(' '));

test.each([
  ['', ['Boat Boat.sail Boat.row', 'dock']],
  ['boat', ['Boat Boat.sail Boat.row']],
  [' SAIL ', ['Boat Boat.sail']],
  ['o', ['Boat Boat.sail Boat.row', 'dock']],
  ['crane', []],
])('by %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});
