import { codeToHast } from 'shiki';
import { expect, test } from 'vitest';
import { markBlocks } from '../../common/docs/pageModel.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import type { LinkedSymbol } from '../pages/linkedSymbols.ts';
import { codeLines } from './codeLines.ts';
import type { MarkdownNode } from './markdownElement.ts';
import { addSymbols, listLinked, symbolSpans } from './sampleSymbols.ts';

const CODE = "import { Boat } from 'boats'; // [!code highlight]\nnew Boat().sail();";
const boat: LinkedSymbol = { name: 'Boat', href: '/boat/', hint: { code: 'class Boat' } };
const sail: LinkedSymbol = { name: 'Boat.sail', href: '/boat/#sail', hint: { code: 'sail(): void' } };
const symbols = new Map([
  ['boats:Boat', boat],
  ['boats:Boat.sail', sail],
]);
const uses = [
  { id: 'boats:Boat', start: 9, end: 13 },
  { id: 'boats:Boat', start: 34, end: 38 },
  { id: 'boats:Boat.sail', start: 41, end: 45 },
  { id: 'boats:Crew', start: 0, end: 1 },
];

function addTo(code: string): MarkdownNode {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'code', lang: 'ts', meta: '{2}', value: code }] };
  markBlocks(tree);
  const id = tree.children?.[0]?.data?.block?.id;
  addSymbols(tree, (one) => (one === id ? listLinked(uses, symbols) : []), words);
  return tree;
}

const listUrls = ({ url, children = [] }: MarkdownNode): string[] => [
  ...(url ? [url] : []),
  ...children.flatMap(listUrls),
];

test('a sample has a list with a link for each symbol of the reference', () => {
  const [code, wrapper] = addTo(CODE).children ?? [];
  const [list] = wrapper?.children ?? [];
  expect(code?.type).toBe('code');
  expect(list?.data?.hName).toBe('details');
  expect(list && listUrls(list)).toEqual(['/boat/', '/boat/#sail']);
});

test('a block without symbols stays as it is', () => {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'code', lang: 'ts', value: 'a();' }] };
  addSymbols(tree, () => [], words);
  expect(tree.children).toEqual([{ type: 'code', lang: 'ts', value: 'a();' }]);
});

test('each identifier is an element with the number of its link, and the code stays the same', async () => {
  const meta = addTo(CODE).children?.[0]?.meta ?? '';
  const root = await codeToHast(CODE, {
    ...{ lang: 'ts', theme: 'github-light', meta: { __raw: meta } },
    transformers: [codeLines(), symbolSpans()],
  });
  const found: string[] = [];
  const read = (node: HastNode): string => {
    const text = node.value ?? (node.children ?? []).map(read).join('');
    const number = node.properties?.['data-symbol'];
    if (number !== undefined) found.push(`${number} ${text}`);
    return text;
  };
  // The tree of a library, read by its documented form.
  expect(read(root as HastNode)).toBe(CODE.replace(' // [!code highlight]', ''));
  expect(found).toEqual(['0 Boat', '0 Boat', '1 sail']);
});

interface HastNode {
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}
