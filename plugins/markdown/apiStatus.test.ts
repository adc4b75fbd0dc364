import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { addSignature, createFindSignature } from './apiStatus.ts';

const findSignature = createFindSignature([
  { name: 'Boat.sail', code: 'sail(to: Port): void\nsail(): void' },
  { name: 'Boat.load', code: 'load(options: {\n    crates: number;\n}): void\nload(): void' },
]);

test.each([
  ['# Boat.sail', 'sail(to: Port): void'],
  ['# `Boat.sail()`', 'sail(to: Port): void'],
  ['# Boat.load', 'load(options: { crates: number; }): void'],
  ['# Boats', undefined],
])('below %s is the signature %s', (title, signature) => {
  const tree: MarkdownNode = parseMarkdown(`${title}\n\nText.`).tree;
  addSignature(tree, findSignature);
  expect(tree.children?.[1]?.children?.find(({ type }) => type === 'inlineCode')?.value).toBe(signature);
});
