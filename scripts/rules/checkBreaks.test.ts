import { expect, test } from 'vitest';
import { parsePage } from '../../common/docs/parsePage.ts';
import type { ApiBreak } from '../api/listBreaks.ts';
import { checkBreaks } from './checkBreaks.ts';

const removed = (name: string): ApiBreak => ({ name, what: 'removed' });
const changed = (name: string, isReplaced = false): ApiBreak => ({
  name,
  what: 'changed',
  isReplaced,
  before: '',
  after: '',
});

function check(breaks: readonly ApiBreak[], ...lines: string[]): string[] {
  const source = ['---', "upgradeFrom: '1.0.0'", '---', '# Upgrade', ...lines].join('\n\n');
  const pages = [parsePage('upgrade.md', source), parsePage('other.md', '# Other\n\n`Boat`')];
  const problems = checkBreaks({
    pages,
    versionName: '2.0.0',
    breaksFrom: (from) => (from === '1.0.0' ? new Map([['@boats/core', breaks]]) : undefined),
  });
  return problems.map(({ message }) => message);
}

const missing = (name: string, what: string) =>
  `No step names ${name} of @boats/core, which is ${what}: name it in a step, or with a reason${what === 'removed' ? ', in full,' : ''} below "Not your concern". npm run api -- --breaks 1.0.0 2.0.0 shows it.`;

test.each([
  ['in its text', '`Boat`, or `new Boat()`'],
  ['in its heading', '#### Replace `Boat`'],
  ['in its code', '```ts\nconst boat = new Boat();\n```'],
  ['in a table', '| Before | Now |\n| - | - |\n| `Boat` | `Ship` |'],
  ['by a name with *', '`Boa*`'],
])('a step names a break %s', (_, text) => {
  expect(check([removed('Boat')], '## Breaking', '### Step', text)).toEqual([]);
});

test.each([
  ['without marks of code', '## Breaking', '### Step', 'Boat'],
  ['above the steps', '`Boat`', '## Breaking', '### Step'],
  ['below another heading', '## Breaking', '### Step', '## See also', '### More', '`Boat`'],
  ['as a part of another name', '## Breaking', '### Step', '`Boats`'],
])('a name that stands %s is in no step', (_, ...lines) => {
  expect(check([removed('Boat')], ...lines)).toEqual([missing('Boat', 'removed')]);
});

test('a member is named beside its owner, in one step', () => {
  expect(check([changed('Boat.row')], '## Breaking', '### Step', '`row` of `Boat`')).toEqual([]);
  expect(check([changed('Boat.row')], '## Breaking', '### A', '`row`', '### B', '`Boat`')).toEqual([
    missing('Boat.row', 'changed'),
  ]);
});

test('a constructor is named by the word', () => {
  expect(check([changed('Boat.constructor')], '## Breaking', '### A', 'The constructor of `Boat`')).toEqual([]);
  expect(check([changed('Boat.constructor')], '## Breaking', '### A', '`Boat`')).toHaveLength(1);
});

test('members of what is renamed or something else now need no name', () => {
  const breaks: ApiBreak[] = [
    { name: 'Boat', what: 'renamed', replacement: '@boats/core:Ship' },
    changed('Boat.row'),
    changed('Dock', true),
    removed('Dock.open'),
  ];
  expect(check(breaks, '## Breaking', '### A', '`Boat` and `Dock`')).toEqual([]);
});

test('what is deprecated still works', () => {
  expect(check([{ name: 'Boat', what: 'deprecated' }], '## New', '### A')).toEqual([]);
});

test('below "Not your concern", names stand before a reason, and * for a part without a dot', () => {
  const breaks = [changed('BoatA'), changed('BoatB'), removed('BoatB.row'), changed('Dock')];
  const steps = ['## Breaking', '### A', '## Not your concern'];
  const folded = ['<details>\n<summary>More</summary>', '- `Boat*`, `Boat*.row`, `Dock`: as *before*', '</details>'];
  expect(check(breaks.slice(1), ...steps, ...folded)).toEqual([]);
  expect(check([...breaks, removed('BoatC.sail')], ...steps, ...folded)).toEqual([missing('BoatC.sail', 'removed')]);
});

test('below "Not your concern", a removed export is named in full', () => {
  const steps = ['## Breaking', '### A', '## Not your concern'];
  expect(check([removed('BOAT_SIZE')], ...steps, '- `BOAT_SIZE`: internal')).toEqual([]);
  expect(check([removed('BOAT_SIZE'), changed('BOAT_NAME')], ...steps, '- `BOAT_*`: internal')).toEqual([
    missing('BOAT_SIZE', 'removed'),
  ]);
});

test.each([
  ['- `Boat`', 'Write names and a reason: - `Name.*`: reason'],
  ['- `Boat`:', 'Write names and a reason: - `Name.*`: reason'],
  ['- Boats: as before', 'Write names and a reason: - `Name.*`: reason'],
  [
    '- `Ship`, `Sh*`: as before',
    'Nothing that breaks has the name Ship or Sh*: delete the line. npm run api -- --breaks 1.0.0 2.0.0 shows what does.',
  ],
])('below "Not your concern", %j is a fault', (line, message) => {
  expect(check([removed('Boat')], '## Breaking', '### `Boat`', '## Not your concern', line)).toEqual([message]);
});

test('a version of which nobody can tell the breaks needs no names', () => {
  const pages = [parsePage('upgrade.md', "---\nupgradeFrom: '0.9.0'\n---\n# Upgrade\n")];
  expect(checkBreaks({ pages, versionName: '2.0.0', breaksFrom: () => undefined })).toEqual([]);
});
