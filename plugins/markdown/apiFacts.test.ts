import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { addSignature, createFindSignature } from './apiFacts.ts';
import type { MarkdownNode } from './markdownElement.ts';

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
  // mdast's types allow `undefined` where ours do not.
  const tree = parseMarkdown(`${title}\n\nText.`).tree as MarkdownNode;
  addSignature(tree, findSignature);
  expect(tree.children?.[1]?.children?.find(({ type }) => type === 'inlineCode')?.value).toBe(signature);
});
