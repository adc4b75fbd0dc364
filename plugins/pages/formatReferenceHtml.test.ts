import { expect, test } from 'vitest';
import type { ReferenceEntry, ReferenceSymbol } from '../../common/reference.ts';
import { breakObjects, formatReferenceHtml, splitCode } from './formatReferenceHtml.ts';

const ids: Record<string, string> = { Dock: '@harbor/p:Dock', Sea: '@harbor/q:Sea' };
const context = {
  packageName: '@harbor/p',
  ids,
  sourceBase: 'https://example.org/',
  base: '/2.0.0/',
};
const entry = (name: string, code: string): ReferenceEntry => ({ name, code, line: 7 });
const htmlOf = (symbol: Partial<ReferenceSymbol>, more: Partial<typeof context> = {}) =>
  formatReferenceHtml([{ ...entry('Boat', 'class Boat'), file: 'a.ts', ...symbol }], { ...context, ...more });

test('a symbol has its heading, its line, its code and a link to its source', () => {
  expect(htmlOf({ summary: 'What `floats`.' })).toBe(
    '<section><h3 id="Boat"><a href="#Boat">Boat</a></h3><p>What <code>floats</code>.</p>' +
      '<code>class Boat</code><a href="https://example.org/a.ts#L7">Source</a></section>',
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
  const members = [entry('sail', 'sail()'), { ...entry('row', 'row()'), file: 'b.ts', note: 'since `2.0.0`' }];
  expect(htmlOf({ members })).toContain(
    '<ul><li id="Boat.sail" data-line="7"><code>sail()</code></li>' +
      '<li id="Boat.row"><code>row()</code><a href="https://example.org/b.ts#L7">Source</a>' +
      '<small>since <code>2.0.0</code></small></li></ul>',
  );
});

test('without a repository nothing is said of sources', () => {
  expect(htmlOf({ members: [entry('sail', 'sail()')] }, { sourceBase: '' })).not.toMatch(/Source|data-line/);
});

test.each([
  [
    'types link to their symbols, on the same page or that of their package',
    { code: '(to: Dock | Sea)' },
    '(to: <a href="#Dock">Dock</a> | <a href="/2.0.0/api/reference/q/#Sea">Sea</a>)',
  ],
  ['a symbol has no links to itself', { code: '(other: Boat): Dock' }, '(other: Boat): <a href="#Dock">Dock</a>'],
  [
    'pages that explain it have links inside the version',
    { explained: [{ title: 'Boats & docks', href: '/boats/#signature' }] },
    '<small>Explained in <a href="/2.0.0/boats/#signature">Boats &amp; docks</a></small>',
  ],
  ['code is text', { code: 'Map<"a", 1 & 2>' }, '<code>Map&lt;&quot;a&quot;, 1 &amp; 2></code>'],
])('%s', (_what, symbol, html) => {
  expect(htmlOf(symbol, { ids: { ...ids, Boat: '@harbor/p:Boat' } })).toContain(html);
});

const boatIds = { Boat: 'p:Boat', 'Boat.Speed': 'p:Boat.Speed', size: 'p:size', constructor: 'p:constructor' };
const linked = (code: string) => splitCode(code, boatIds).map(({ text, id }) => (id ? `[${text}]` : text));

test.each([
  ['(boat: Boat): void', '(boat: [Boat]): void'],
  ['Boat.Speed | Boat', '[Boat.Speed] | [Boat]'],
  ['(size?: number, Boat: 1): Boats', '(size?: number, Boat: 1): Boats'],
  ['Array<Boat>', 'Array<[Boat]>'],
  ['toString(): void', 'toString(): void'],
  ['', ''],
])('in %j, whole names of types have ids, and no names of parameters', (code, text) => {
  expect(linked(code).join('')).toBe(text);
});
