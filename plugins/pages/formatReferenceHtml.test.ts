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
      '<code>class Boat</code><a href="https://example.org/a.ts#L1">Source</a></section>',
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
    '<ul><li id="Boat.sail" data-line="1"><code>sail(): void</code></li>' +
      '<li id="Boat.row"><code>row(): void</code><a href="https://example.org/b.ts#L7">Source</a></li></ul>',
  );
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
  expect(htmlOf({}, { code, refs: names })).toContain(`<code>${html}</code>`);
});
