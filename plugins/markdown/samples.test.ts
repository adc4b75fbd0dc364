import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { readPage } from '../../common/docs/pageModel.ts';
import { createComponent } from './markdownElement.ts';
import { wrapSamples } from './samples.ts';

/** A block as the parser leaves it. */
function code(value: string): MarkdownNode {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'code', lang: 'ts', value }] };
  readPage(tree);
  return tree.children?.[0] ?? tree;
}

const idOf = (value: string): string => code(value).data?.block?.id ?? '';

test('a sample that can run is wrapped with its name, also inside other blocks', () => {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'list', children: [code('a();')] }, code('b();')] };
  wrapSamples(tree, { [idOf('a();')]: { canRun: true } });
  const wrapped = createComponent('DocsSample', { run: idOf('a();'), printed: '0' }, [code('a();')]);
  expect(tree.children).toEqual([{ type: 'list', children: [wrapped] }, code('b();')]);
});

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const web: MarkdownNode = { type: 'link', url: '/web/#all', children: [text('in a browser')] };
const node: MarkdownNode = {
  type: 'link',
  url: '/node/',
  children: [text('in '), { type: 'inlineCode', value: 'node' }],
};
const line = (...links: MarkdownNode[]): MarkdownNode =>
  createComponent('DocsSampleSource', {}, [
    text('Where '),
    { type: 'inlineCode', value: 'boat' },
    text(' comes from: '),
    ...links,
  ]);
const WEB_LINK = { label: 'in a browser', href: '/web/#all' };
const NODE_LINK = { label: 'in `node`', href: '/node/' };

test('a page says once where a value comes from', () => {
  const tree: MarkdownNode = {
    type: 'root',
    children: [code('a();'), { type: 'list', children: [code('b();')] }, code('c();')],
  };
  const source = { name: 'boat', links: [WEB_LINK, NODE_LINK], joined: [] };
  const later = { ...source, links: [NODE_LINK] };
  wrapSamples(tree, { [idOf('a();')]: { source }, [idOf('b();')]: { source: later }, [idOf('c();')]: { source } });
  expect(tree.children?.map(({ name, type }) => name ?? type)).toEqual(['DocsSampleSource', 'code', 'list', 'code']);
  expect(tree.children?.[0]).toEqual(line(web, text(' · '), node));
  expect(tree.children?.[2]?.children).toHaveLength(1);
});
