import { expect, test } from 'vitest';
import { filterSymbols } from './ReferenceFilter.tsx';

const entry = (name: string) => ({ name, code: '', line: 1 });
const symbols = [{ ...entry('Boat'), members: [entry('sail'), entry('row')] }, entry('dock')];
const namesOf = (text: string) =>
  filterSymbols(symbols, text).map(({ name, members = [] }) => [name, ...members.map((one) => one.name)].join(' '));

test.each([
  ['', ['Boat sail row', 'dock']],
  ['boat', ['Boat sail row']],
  [' SAIL ', ['Boat sail']],
  ['boat.r', ['Boat row']],
  ['o', ['Boat sail row', 'dock']],
  ['crane', []],
])('by %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});
