import { expect, test } from 'vitest';
import { markBlocks } from '../../common/docs/pageModel.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { createComponent, createElement, type MarkdownNode } from './markdownElement.ts';
import { wrapSamples } from './samples.ts';

/** A block as the parser leaves it. */
function code(value: string): MarkdownNode {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'code', lang: 'ts', value }] };
  markBlocks(tree);
  return tree.children?.[0] ?? tree;
}

const idOf = (value: string): string => code(value).data?.block?.id ?? '';

test('a sample that can run is wrapped with its name, also inside other blocks', () => {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'list', children: [code('a();')] }, code('b();')] };
  wrapSamples(tree, { [idOf('a();')]: { canRun: true } }, words);
  const wrapped = createComponent('DocsSample', { run: idOf('a();') }, [code('a();')]);
  expect(tree.children).toEqual([{ type: 'list', children: [wrapped] }, code('b();')]);
});

test('a sample that cannot run is like any other code', () => {
  const tree: MarkdownNode = { type: 'root', children: [code('a();')] };
  wrapSamples(tree, { [idOf('a();')]: {} }, words);
  expect(tree.children).toEqual([code('a();')]);
});

test('above a sample that declares a value is where it comes from', () => {
  const tree: MarkdownNode = { type: 'root', children: [code('a();')] };
  const links = [
    { label: 'in a browser', href: '/web/#all' },
    { label: 'in `node`', href: '/node/' },
  ];
  const source = { name: 'boat', links, programs: ['in a browser', 'in `node`'] };
  wrapSamples(tree, { [idOf('a();')]: { source } }, words);
  const text = (value: string) => ({ type: 'text', value });
  const sample = idOf('a();');
  expect(tree.children).toEqual([
    createComponent('DocsSampleSource', {}, [
      createElement('div', {}, [
        text('Where '),
        { type: 'inlineCode', value: 'boat' },
        text(' comes from: '),
        { type: 'link', url: '/web/#all', children: [text('in a browser')] },
        text(' · '),
        { type: 'link', url: '/node/', children: [text('in '), { type: 'inlineCode', value: 'node' }] },
      ]),
      createElement('fieldset', { ariaLabel: 'Copy whole program' }, [
        text('Copy whole program:'),
        createComponent('DocsProgram', { sample, index: '0', label: 'in a browser' }, []),
        createComponent('DocsProgram', { sample, index: '1', label: 'in `node`' }, []),
      ]),
    ]),
    code('a();'),
  ]);
});

test('without whole programs, only the links are there', () => {
  const tree: MarkdownNode = { type: 'root', children: [code('a();')] };
  wrapSamples(tree, { [idOf('a();')]: { source: { name: 'boat', links: [], programs: [] } } }, words);
  expect(tree.children?.[0]?.children).toHaveLength(1);
});
