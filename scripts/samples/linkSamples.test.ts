import { expect, test } from 'vitest';
import { parsePage } from '../content/readDocs.ts';
import { linkSamples } from './linkSamples.ts';

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
const page = (filePath: string, ...lines: string[]) =>
  parsePage(filePath, ['---', 'title: A', '---', '# A', '', ...lines].join('\n'));
const provider = (label: string, ...lines: string[]) => [`<!-- gives boat: ${label} -->`, '', ...block(...lines)];

const WEB = page('web.md', '## All steps', '', ...provider('in a browser', 'const boat = new Boat(1);'));
const NODE = page('node/index.md', ...provider('in Node.js', 'const boat = await connect();'));
const USER = ['declare const boat: Boat;', 'boat.run();'];

const link = (...lines: string[]) => linkSamples([WEB, page('a.md', ...lines), NODE]);

test('a sample that declares a value leads to the blocks that give it, in the order of the pages', () => {
  const [found, ...others] = link(...block(...USER));
  expect(others).toEqual([]);
  expect(found?.source).toEqual({
    name: 'boat',
    links: [
      { label: 'in a browser', href: '/web/#all-steps' },
      { label: 'in Node.js', href: '/node/#a' },
    ],
  });
  expect(found?.programs.map(({ label, code }) => [label, code])).toEqual([
    ['in a browser', 'const boat = new Boat(1);\n\nboat.run();\n'],
    ['in Node.js', 'const boat = await connect();\n\nboat.run();\n'],
  ]);
});

test('a type that is written has to be the same', () => {
  const [found] = link(...block('declare const boat: Phone;', 'boat.run();'));
  expect(found?.source.links.map(({ label }) => label)).toEqual(['in Node.js']);
});

test('a program for Node.js is JavaScript, and one for a page is as the blocks are', () => {
  const node = page('node.md', ...provider('in Node.js', 'import fs from "node:fs";', 'const boat = fs.boat;'));
  const user = block('declare const boat: Boat;', 'const a: number = boat.run();', 'use(a);');
  const [found] = linkSamples([WEB, node, page('a.md', ...user)]);
  expect(found?.programs.map(({ code, isForNode }) => [isForNode, code.split('\n').at(-3)])).toEqual([
    [false, 'const a: number = boat.run();'],
    [true, 'const a = boat.run();'],
  ]);
  expect(found?.programs[1]?.typed).toContain('const a: number');
});

test('a block for Node.js leads to no block for a browser', () => {
  const web = page('web.md', ...provider('in a browser', 'document.title = "a";', 'const boat = new Boat(1);'));
  const [found] = linkSamples([web, NODE, page('a.md', ...block('import fs from "node:fs";', ...USER, 'fs(boat);'))]);
  expect(found?.source.links.map(({ label }) => label)).toEqual(['in Node.js']);
});

test.each([
  ['another name', ...block('declare const device: Boat;')],
  [
    'a declaration that readers do not see',
    '<!-- setup',
    'declare const boat: Boat;',
    '-->',
    '',
    ...block('boat.run();'),
  ],
  ['a block that gives the value itself', ...provider('here', 'const boat = new Boat(2);')],
])('%s leads nowhere', (_case, ...lines) => {
  expect(link(...lines)).toEqual([]);
});

test.each([
  ['another value', ...block(...USER, 'declare const file: Blob;')],
  ['a function without a body', ...block(...USER, 'declare function run(): void;')],
  ['a line that readers do not see', '<!-- setup', 'const box = 1;', '-->', '', ...block(...USER, 'run(box);')],
  ['a mark against checks', '<!-- unchecked: pseudocode -->', '', ...block(...USER)],
])('a sample with %s makes no whole program, but has the links', (_case, ...lines) => {
  const [found] = link(...lines);
  expect(found?.source.links).toHaveLength(2);
  expect(found?.programs).toEqual([]);
});
