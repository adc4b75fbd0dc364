import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { samples as words } from '../../common/strings/samples.en.ts';
import { wrapSamples } from './samples.ts';

const idOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);
const code = (value: string) => ({ type: 'code', lang: 'ts', value });

test('a sample that can run is wrapped with its name, also inside other blocks', () => {
  const tree = { type: 'root', children: [{ type: 'list', children: [code('a();')] }, code('b();')] };
  wrapSamples(tree, { [idOf('a();')]: { canRun: true } }, words);
  expect(tree.children).toEqual([
    {
      type: 'list',
      children: [
        {
          type: 'docsElement',
          data: { hName: 'docs-sample', hProperties: { run: idOf('a();') } },
          children: [code('a();')],
        },
      ],
    },
    code('b();'),
  ]);
});

test('a sample without its packages has no name', () => {
  const tree: Parameters<typeof wrapSamples>[0] = { type: 'root', children: [code('a();')] };
  wrapSamples(tree, { [idOf('a();')]: { canRun: false } }, words);
  expect(tree.children?.[0]?.data?.hProperties).toEqual({ run: '' });
});

test('above a sample that declares a value stands where it comes from', () => {
  const tree: Parameters<typeof wrapSamples>[0] = { type: 'root', children: [code('a();')] };
  const links = [
    { label: 'in a browser', href: '/web/#all' },
    { label: 'in `node`', href: '/node/' },
  ];
  const source = { name: 'adb', links, programs: ['in a browser', 'in `node`'] };
  wrapSamples(tree, { [idOf('a();')]: { source } }, words);
  const text = (value: string) => ({ type: 'text', value });
  const element = (hName: string, hProperties: object, children: object[]) => ({
    type: 'docsElement',
    data: { hName, hProperties },
    children,
  });
  const sample = idOf('a();');
  expect(tree.children).toEqual([
    element('docs-sample-source', {}, [
      element('div', {}, [
        text('Where '),
        { type: 'inlineCode', value: 'adb' },
        text(' comes from: '),
        { type: 'link', url: '/web/#all', children: [text('in a browser')] },
        text(' · '),
        { type: 'link', url: '/node/', children: [text('in '), { type: 'inlineCode', value: 'node' }] },
      ]),
      element('fieldset', { ariaLabel: 'Copy whole program' }, [
        text('Copy whole program:'),
        element('docs-program', { sample, index: '0', label: 'in a browser' }, []),
        element('docs-program', { sample, index: '1', label: 'in `node`' }, []),
      ]),
    ]),
    code('a();'),
  ]);
});

test('without whole programs, only the links stand there', () => {
  const tree: Parameters<typeof wrapSamples>[0] = { type: 'root', children: [code('a();')] };
  wrapSamples(tree, { [idOf('a();')]: { source: { name: 'adb', links: [], programs: [] } } }, words);
  expect(tree.children?.[0]?.children).toHaveLength(1);
});
