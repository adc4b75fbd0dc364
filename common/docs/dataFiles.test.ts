import { expect, test } from 'vitest';
import { parseAgentRules, parseReleaseNotes, parseSidebars } from './dataFiles.ts';

const format = (change: object) =>
  JSON.stringify({ about: 'A library.', rules: [{ rule: 'Close it.', page: '/guide/#close' }], ...change });
const rules = (count: number, rule = 'Close it.') => ({ rules: Array(count).fill({ rule, page: '/' }) });

test('rules are text, each with the page that explains it', () => {
  expect(parseAgentRules(format({}))).toEqual({
    about: 'A library.',
    rules: [{ rule: 'Close it.', page: '/guide/#close' }],
  });
});

test.each([
  ['{', 'agents.json is not valid JSON'],
  [format(rules(11)), 'rules: has more than ten rules'],
  [format(rules(1, 'a'.repeat(241))), 'rules.0.rule: has more than 240 characters'],
  [format({ rules: [{ rule: 'a', page: 'guide' }] }), 'rules.0.page: is not an address'],
])('%s is refused', (source, message) => {
  expect(() => parseAgentRules(source)).toThrow(message);
});

test('highlights are lines of text, and the text below stays Markdown', () => {
  const source = '---\nhighlights:\n  - "Faster: <b>twice</b>"\n  - Smaller\n---\n\n# More\n';
  expect(parseReleaseNotes(source)).toEqual({
    highlights: ['Faster: <b>twice</b>', 'Smaller'],
    hasText: true,
    text: '# More',
  });
  expect(parseReleaseNotes('---\nhighlights: [One]\n---\n')).toEqual({ highlights: ['One'], hasText: false });
});

test.each([
  ['# Only text\n', 'highlights: '],
  ['---\nhighlights: []\n---\n', 'highlights: has no line'],
  ['---\nhighlights: [a, b, c, d]\n---\n', 'highlights: has more than three lines'],
  [`---\nhighlights: [${'a'.repeat(121)}]\n---\n`, 'highlights.0: has more than 120 characters'],
  ['---\nhighlights: [a]\ntitle: b\n---\n', 'Unrecognized key: "title"'],
])('%j is refused', (source, message) => {
  expect(() => parseReleaseNotes(source)).toThrow(message);
});

const formatSidebars = (sidebars: unknown) => JSON.stringify({ schema: 1, sidebars });

test('an item with neither a link nor items is reported with its path in the file', () => {
  expect(() => parseSidebars(formatSidebars({ api: [{ label: 'Boat' }] }))).toThrow(
    'sidebars.api.0: has neither a link nor items',
  );
});

test('a link without slashes is reported with its path in the file', () => {
  expect(() => parseSidebars(formatSidebars({ api: [{ label: 'A', items: [{ label: 'B', link: '/b' }] }] }))).toThrow(
    'sidebars.api.0.items.0.link: needs a slash at both ends',
  );
});

const lines = [{ label: 'A', link: '/' }];

test('areas may have any names, and keep the order of the file', () => {
  const ids = ['recipes', 'api-v2', 'b', 'a', '2nd', 'constructor'];
  const text = formatSidebars(Object.fromEntries(ids.map((id) => [id, lines])));
  expect(Object.keys(parseSidebars(text))).toEqual(ids);
});

test.each([
  ['Recipes', 'may only have lower-case letters, digits and dashes'],
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
