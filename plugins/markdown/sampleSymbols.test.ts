import { expect, test } from 'vitest';
import { readPage } from '../../common/docs/pageModel.ts';
import type { SymbolHint } from '../../common/sampleSymbols.ts';
import type { MarkdownNode } from './markdownElement.ts';
import { addElements, listPageSymbols } from './sampleSymbols.ts';

const boat: SymbolHint = { name: 'Boat', href: '/boat/', code: 'class Boat' };
const sail: SymbolHint = { name: 'Boat.sail', href: '/boat/#sail', code: 'sail(): void' };
const symbols = new Map([
  ['boats:Boat', boat],
  ['boats:Boat.sail', sail],
]);

test('a page has each symbol once, and the words of its samples', () => {
  const { content, numbers } = listPageSymbols(
    {
      a: [
        { id: 'boats:Boat', start: 9, end: 13 },
        { id: 'boats:Boat.sail', start: 20, end: 24 },
      ],
      b: [{ id: 'boats:Boat', start: 0, end: 4 }],
    },
    symbols,
  );
  expect(content).toEqual({
    symbols: [boat, sail],
    samples: [
      [
        [9, 13, 0],
        [20, 24, 1],
      ],
      [[0, 4, 0]],
    ],
  });
  expect([...numbers]).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('a symbol that the reference lacks is left out, and so is a sample without others', () => {
  const { content, numbers } = listPageSymbols({ a: [{ id: 'boats:Crew', start: 0, end: 4 }] }, symbols);
  expect(content).toEqual({ symbols: [], samples: [] });
  expect(numbers.size).toBe(0);
});

test('only a sample with symbols has an element below it', () => {
  const tree: MarkdownNode = {
    type: 'root',
    children: ['boat.sail();', 'a();'].map((value) => ({ type: 'code', lang: 'ts', value })),
  };
  readPage(tree);
  const id = tree.children?.[0]?.data?.block?.id ?? '';
  addElements(tree, new Map([[id, 3]]));
  expect(tree.children?.map(({ type, data }) => data?.hName ?? type)).toEqual(['code', 'docs-symbols', 'code']);
  expect(tree.children?.[1]?.data?.hProperties).toEqual({ sample: '3' });
});
