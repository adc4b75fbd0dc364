import { expect, test } from 'vitest';
import { parsePage } from '../../common/docs/parsePage.ts';
import { makeHarbor } from '../testing/harbor.ts';
import { joinCode, joinSamples } from './joinSamples.ts';

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
const page = (filePath: string, ...lines: string[]) =>
  parsePage(filePath, ['---', 'title: A', '---', '# A', '', ...lines].join('\n'));
const setup = (label: string, ...lines: string[]) => [`<!-- gives boat: ${label} -->`, '', ...block(...lines)];

const WEB = page('web.md', '## All steps', '', ...setup('in a browser', 'const boat = new Boat(document.title);'));
const NODE = page('node/index.md', ...setup('in Node.js', 'const boat = await connect();'));
const USER = ['declare const boat: Boat;', 'boat.run();'];

const join = (...lines: string[]) => joinSamples([WEB, page('a.md', ...lines), NODE], makeHarbor());

test('a sample that declares a value leads to the blocks that make it, and is joined with each', () => {
  const [found, ...others] = join(...block(...USER));
  expect(others).toEqual([]);
  expect(found?.source).toEqual({
    name: 'boat',
    links: [
      { label: 'in a browser', href: '/web/#all-steps' },
      { label: 'in Node.js', href: '/node/#a' },
    ],
  });
  expect(found?.joined).toEqual([
    { label: 'in a browser', code: 'const boat = new Boat(document.title);\n\nboat.run();\n' },
    { label: 'in Node.js', code: 'const boat = await connect();\n\nboat.run();\n' },
  ]);
});

test('a sample for Node.js leads to no block for a browser', () => {
  const [found] = join(...block('import fs from "node:fs";', ...USER, 'fs(boat);'));
  expect(found?.source.links.map(({ label }) => label)).toEqual(['in Node.js']);
});

test.each([
  ['another name', ...block('declare const device: Boat;')],
  ['a declaration in hidden lines', '<!-- setup', 'declare const boat: Boat;', '-->', '', ...block('boat.run();')],
  ['a block that makes the value itself', ...setup('here', 'const boat = new Boat(2);')],
])('%s leads nowhere', (_case, ...lines) => {
  expect(join(...lines)).toEqual([]);
});

test.each([
  ['another value', ...block(...USER, 'declare const file: Blob;')],
  ['a function without a body', ...block(...USER, 'declare function run(): void;')],
  ['a hidden name', '<!-- setup', 'const box = 1;', '-->', '', ...block(...USER, 'run(box);')],
  ['a mark against checks', '<!-- unchecked: pseudocode -->', '', ...block(...USER)],
])('a sample with %s has the links alone', (_case, ...lines) => {
  const [found] = join(...lines);
  expect(found?.source.links).toHaveLength(2);
  expect(found?.joined).toEqual([]);
});

test('each name is imported once, as a value if one of the two needs it, and none that is not used', () => {
  const first = 'import { Boat, moor } from "harbor";\nimport fs from "node:fs";\n\nconst boat: Boat = moor(fs);';
  const second =
    'import type { Boat, Crew } from "harbor";\nimport { type Sail as Cloth, tie } from "harbor";\n\ndeclare const boat: Boat;\n\n// Ends here\ntie(boat as Cloth);';
  expect(joinCode(first, second, 'boat')).toBe(
    [
      'import fs from "node:fs";',
      'import { Boat, moor, type Sail as Cloth, tie } from "harbor";',
      '',
      'const boat: Boat = moor(fs);',
      '',
      '// Ends here',
      'tie(boat as Cloth);',
      '',
    ].join('\n'),
  );
});

test('a statement of more than 80 columns is broken', () => {
  const names = ['firstLongName', 'oneMoreLongName', 'someOtherLongName', 'theLastLongName'];
  const code = joinCode(
    `import { ${names.join(', ')} } from "harbor";\nconst boat = [${names.join(', ')}];`,
    '',
    'boat',
  );
  expect(code).toContain(`import {\n    ${names.join(',\n    ')},\n} from "harbor";`);
});
