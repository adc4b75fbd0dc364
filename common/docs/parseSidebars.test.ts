import { expect, test } from 'vitest';
import { parseSidebars } from './parseSidebars.ts';

const format = (sidebars: unknown) => JSON.stringify({ schema: 1, sidebars });

test('an item with neither a link nor items is reported with its path in the file', () => {
  expect(() => parseSidebars(format({ api: [{ label: 'Boat' }] }))).toThrow(
    'sidebars.api.0: has neither a link nor items',
  );
});

test('a link without slashes is reported with its path in the file', () => {
  expect(() => parseSidebars(format({ api: [{ label: 'A', items: [{ label: 'B', link: '/b' }] }] }))).toThrow(
    'sidebars.api.0.items.0.link: needs a slash at both ends',
  );
});

const lines = [{ label: 'A', link: '/' }];

test('areas may have any names, and keep the order of the file', () => {
  const ids = ['recipes', 'api-v2', 'b', 'a', '2nd', 'constructor'];
  const text = format(Object.fromEntries(ids.map((id) => [id, lines])));
  expect(Object.keys(parseSidebars(text))).toEqual(ids);
});

test.each([
  ['Recipes', 'may only have lower-case letters, digits and dashes'],
  ['a/b', 'may only have lower-case letters, digits and dashes'],
  ['..', 'may only have lower-case letters, digits and dashes'],
  ['', 'may only have lower-case letters, digits and dashes'],
  ['__proto__', 'may only have lower-case letters, digits and dashes'],
  ['-api', 'and no dash at its start'],
  ['42', 'needs a letter'],
  ['all', 'is taken'],
  ['search', 'is taken'],
  ['a'.repeat(65), 'is longer than 64 characters'],
])('the area id %j is refused with the file and the reason', (id, reason) => {
  // Written as text: in an object literal, `__proto__` sets the prototype.
  const text = `{ "schema": 1, "sidebars": { ${JSON.stringify(id)}: ${JSON.stringify(lines)} } }`;
  expect(() => parseSidebars(text)).toThrow(`sidebars.json is not valid:\n  sidebars: the id ${JSON.stringify(id)} `);
  expect(() => parseSidebars(text)).toThrow(reason);
});

test('text that is not JSON is reported with the file', () => {
  expect(() => parseSidebars('{')).toThrow('sidebars.json is not valid JSON');
});
