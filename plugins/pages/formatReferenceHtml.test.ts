import { expect, test } from 'vitest';
import type { ApiExport } from '../../common/apiFile.ts';
import { makeApi, makeExport, makeMethod } from '../../scripts/testing/makeApi.ts';
import { breakObjects, formatReferenceHtml } from './formatReferenceHtml.ts';
import { type LibraryExport, listSymbols } from './symbols.ts';

const ids = new Map([
  ['Port', 'p:Port'],
  ['Dock', 'q:Dock'],
]);
const context = { ids, sourceBase: 'https://example.org/', base: '/2.0.0/' };
const refs: Record<string, string> = { Dock: 'p:Dock', Sea: '@harbor/sea:Sea', Boat: 'p:Boat' };
const INPUTS = { statuses: {}, pages: [], findSummary: () => undefined };

/** Format the class Boat: `more` changes its row, `changes` its entry in the file of the API. */
function htmlOf(changes: Partial<ApiExport>, more: Partial<LibraryExport> = {}, options: Partial<typeof context> = {}) {
  const exports = listSymbols(makeApi(makeExport('Boat', changes)), INPUTS);
  return formatReferenceHtml(
    exports.map((one) => ({ ...one, ...more })),
    { ...context, ...options },
  );
}

test('a symbol has its heading, its line, its code and a link to its source', () => {
  expect(htmlOf({}, { summary: 'What `floats`.' })).toBe(
    '<section><h3 id="Boat"><a href="#Boat">Boat</a></h3><p>What <code>floats</code>.</p>' +
      '<code>class <b>Boat</b></code><a href="https://example.org/a.ts#L1">Source</a></section>',
  );
});

test('only long objects are broken into lines, also inside others', () => {
  const long = 'x'.repeat(80);
  expect(breakObjects('f(a: { b: 1; }): void')).toBe('f(a: { b: 1; }): void');
  expect(breakObjects(`f(a: { ${long}: 1; b: { c: "{}"; }; }): void`)).toBe(
    `f(a: {\n  ${long}: 1;\n  b: {\n    c: "{}";\n  };\n}): void`,
  );
});

test('a member names the line of its source, or links to it where that is in another file', () => {
  const members = [makeMethod('sail'), makeMethod('row', '(): void', { file: 'b.ts', line: 7 })];
  expect(htmlOf({ members })).toContain(
    '<ul><li id="Boat.sail" data-line="1"><code><b>sail</b>(): void</code></li>' +
      '<li id="Boat.row"><code><b>row</b>(): void</code><a href="https://example.org/b.ts#L7">Source</a></li></ul>',
  );
});

test.each([
  ['static readonly max?: number', 'static readonly <b>max</b>?: number'],
  ['new Boat(size: 1)', 'new <b>Boat</b>(size: 1)'],
  ['type Boat.Speed = 1', 'type <b>Boat.Speed</b> = 1'],
  ['type?: 1', '<b>type</b>?: 1'],
  ['[Symbol.iterator](): void', '<b>[Symbol.iterator]</b>(): void'],
  ['[key: string]: 1', '[key: string]: 1'],
  ['<T>(a: T): void', '&lt;T>(a: T): void'],
  ['sail(): 1\nsail(to: 1): 2', '<b>sail</b>(): 1\n<b>sail</b>(to: 1): 2'],
])('the name in %s is apart from its type', (code, html) => {
  expect(htmlOf({}, { code })).toContain(`<code>${html}</code>`);
});

test('properties and methods are apart, below what makes an object; members of one kind need no label', () => {
  const members = [
    makeMethod('sail'),
    makeMethod('constructor', '()', { kind: 'constructor' }),
    makeMethod('size', '1', { kind: 'accessor' }),
  ];
  const listLists = (html: string) => html.match(/<ul[^>]*><li id="[^"]*"/g);
  expect(listLists(htmlOf({ members }))).toEqual([
    '<ul><li id="Boat.constructor"',
    '<ul aria-label="Properties"><li id="Boat.size"',
    '<ul aria-label="Methods"><li id="Boat.sail"',
  ]);
  expect(listLists(htmlOf({ members: [makeMethod('sail')] }))).toEqual(['<ul><li id="Boat.sail"']);
});

test('a type of five lines is folded behind the first one, and overloads are not', () => {
  const makeObject = (size: number) =>
    `{ ${Array(size)
      .fill(`${'x'.repeat(40)}: Dock;`)
      .join(' ')} }`;
  const folded = htmlOf({}, { code: `const all: ${makeObject(3)}`, refs });
  expect(folded).toMatch(
    /<details><summary><code>const <b>all<\/b>: \{<\/code><\/summary><code> {2}x+: <a href="#Dock">Dock<\/a>;\n.*\n\}<\/code><\/details><a href="[^"]*">Source/s,
  );
  expect(htmlOf({}, { code: `const all: ${makeObject(2)}` })).not.toContain('<details>');
  expect(htmlOf({}, { code: Array(6).fill('sail(): void').join('\n') })).not.toContain('<details>');
});

test('without a repository nothing is said of sources', () => {
  expect(htmlOf({ members: [makeMethod('sail')] }, {}, { sourceBase: '' })).not.toMatch(/Source|data-line/);
});

test.each([
  [
    'pages that explain it have links inside the version',
    { explained: [{ title: 'Boats & docks', href: '/boats/#signature' }] },
    '<small>Explained in <a href="/2.0.0/boats/#signature">Boats &amp; docks</a></small>',
  ],
  ['a note has code', { note: 'since `2.0.0`' }, '<small>since <code>2.0.0</code></small>'],
])('%s', (_what, more, html) => {
  expect(htmlOf({}, more)).toContain(html);
});

test.each([
  [
    'links to symbols, on the same page or that of their package',
    '(to: Dock | Sea)',
    '(to: <a href="#Dock">Dock</a> | <a href="/2.0.0/api/reference/sea/#Sea">Sea</a>)',
  ],
  [
    'the link that other symbols have, where it lacks its own',
    '(to: Port): Dock',
    '(to: <a href="#Port">Port</a>): <a href="#Dock">Dock</a>',
  ],
  ['no links to the symbol itself', '(other: Boat): Dock', '(other: Boat): <a href="#Dock">Dock</a>'],
  ['links to names in namespaces', 'Boat.Speed', '<a href="#Boat.Speed">Boat.Speed</a>'],
  [
    'no links from names of parameters, nor from parts of names',
    '(size?: 1, Dock: 1): Docks',
    '(size?: 1, Dock: 1): Docks',
  ],
  ['no links from names that objects inherit', 'toString(): void', 'toString(): void'],
  ['its text', 'Map<"a", 1 & 2>', 'Map&lt;&quot;a&quot;, 1 &amp; 2>'],
])('code has %s', (_what, code, html) => {
  const names = { ...refs, 'Boat.Speed': 'p:Boat.Speed', size: 'p:size' };
  expect(htmlOf({}, { code: `at: ${code}`, refs: names })).toContain(`<b>at</b>: ${html}</code>`);
});
