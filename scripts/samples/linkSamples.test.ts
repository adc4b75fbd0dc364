import { expect, test } from 'vitest';
import { linkSamples } from './linkSamples.ts';

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
const page = (filePath: string, ...lines: string[]) => ({
  filePath,
  source: ['---', 'title: A', '---', '# A', '', ...lines].join('\n'),
});
const giver = (label: string, ...lines: string[]) => [`<!-- gives adb: ${label} -->`, '', ...block(...lines)];

const WEB = page('web.md', '## All steps', '', ...giver('in a browser', 'const adb = new Adb(1);'));
const NODE = page('node/index.md', ...giver('in Node.js', 'const adb = await connect();'));
const USER = ['declare const adb: Adb;', 'adb.run();'];

const link = (...lines: string[]) => linkSamples([WEB, page('a.md', ...lines), NODE]);

test('a sample that declares a value leads to the blocks that give it, in the order of the pages', () => {
  const [found, ...others] = link(...block(...USER));
  expect(others).toEqual([]);
  expect(found?.source).toEqual({
    name: 'adb',
    links: [
      { label: 'in a browser', href: '/web/#all-steps' },
      { label: 'in Node.js', href: '/node/#a' },
    ],
  });
  expect(found?.programs.map(({ label, code }) => [label, code])).toEqual([
    ['in a browser', 'const adb = new Adb(1);\n\nadb.run();\n'],
    ['in Node.js', 'const adb = await connect();\n\nadb.run();\n'],
  ]);
});

test('a type that is written has to be the same', () => {
  const [found] = link(...block('declare const adb: Phone;', 'adb.run();'));
  expect(found?.source.links.map(({ label }) => label)).toEqual(['in Node.js']);
});

test('a program for Node.js is JavaScript, and one for a page is as the blocks are', () => {
  const node = page('node.md', ...giver('in Node.js', 'import fs from "node:fs";', 'const adb = fs.adb;'));
  const user = block('declare const adb: Adb;', 'const a: number = adb.run();', 'use(a);');
  const [found] = linkSamples([WEB, node, page('a.md', ...user)]);
  expect(found?.programs.map(({ code, isForNode }) => [isForNode, code.split('\n').at(-3)])).toEqual([
    [false, 'const a: number = adb.run();'],
    [true, 'const a = adb.run();'],
  ]);
  expect(found?.programs[1]?.typed).toContain('const a: number');
});

test('a block for Node.js leads to no block for a browser', () => {
  const web = page('web.md', ...giver('in a browser', 'document.title = "a";', 'const adb = new Adb(1);'));
  const [found] = linkSamples([web, NODE, page('a.md', ...block('import fs from "node:fs";', ...USER, 'fs(adb);'))]);
  expect(found?.source.links.map(({ label }) => label)).toEqual(['in Node.js']);
});

test.each([
  ['another name', ...block('declare const device: Adb;')],
  ['a declaration that readers do not see', '<!-- setup', 'declare const adb: Adb;', '-->', '', ...block('adb.run();')],
  ['a block that gives the value itself', ...giver('here', 'const adb = new Adb(2);')],
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
