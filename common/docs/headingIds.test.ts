import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { readDialects } from './readDialects.ts';

const parse = (lines: readonly string[], headingIds?: 'github' | 'vitepress'): string[] =>
  fromMarkdown(lines.join('\n\n'), { mdastExtensions: [readDialects(headingIds)] }).children.map((node) =>
    textOf(node),
  );

describe('headings get the ids of VitePress', () => {
  test.each([
    ['In Node.js', 'in-node-js'],
    ['`build.target`', 'build-target'],
    ['1. a_b & c!', '_1-a-b-c'],
    ['Über “alle”', 'uber-alle'],
    ['日本語', '日本語'],
  ])('%s: %s', (heading, id) => expect(parse([`## ${heading}`], 'vitepress')[0]).toMatch(new RegExp(` \\{#${id}\\}$`)));

  test('with a number where an id is taken', () => {
    expect(parse(['## A {#b}', '## B', '## C', '> ## C'], 'vitepress')).toEqual([
      'A {#b}',
      'B {#b-1}',
      'C {#c}',
      'C {#c-1}',
    ]);
  });

  test('only where the site asks for it', () => expect(parse(['## A.b'])).toEqual(['A.b']));
});
