import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { makeApi, makeExport, makeFunction, makeMethod } from '../../scripts/testing/makeApi.ts';
import { createFindSignature, createTable, listSymbols } from '../pages/symbols.ts';
import { addSignature } from './apiStatus.ts';

const sail = makeMethod('sail', '(to: Port): void', { signatures: ['(to: Port): void', '(): void'] });
const api = makeApi(makeExport('Boat', { members: [sail] }), makeFunction('row', '(): 1'), makeFunction('stop'));
const others = [makeFunction('row', '(): 2'), makeFunction('stop', undefined, { alias: 'p:stop' })];
const packages = [...api.packages, { name: 'q', version: '1.0.0', exports: others }];
const symbols = listSymbols({ ...api, packages }, { statuses: {}, pages: [], findSummary: () => undefined });

test.each([
  ['the first declaration of its symbol', '# Boat.sail', 'sail(to: Port): void'],
  ['that of a title with brackets', '# `Boat.sail()`', 'sail(to: Port): void'],
  ['that of what another package passes on', '# stop', 'function stop(): void'],
  ['none for a name that packages use for different things', '# row', undefined],
  ['none for other words', '# Boats', undefined],
])('below a title is %s', (_what, title, signature) => {
  const tree: MarkdownNode = parseMarkdown(`${title}\n\nText.`).tree;
  addSignature(tree, createFindSignature(createTable(symbols)));
  expect(tree.children?.[1]?.children?.find(({ type }) => type === 'inlineCode')?.value).toBe(signature);
});
