import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { wrapSamples } from './samples.ts';

const idOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);
const code = (value: string) => ({ type: 'code', lang: 'ts', value });

test('a sample that can run is wrapped with its name, also inside other blocks', () => {
  const tree = { type: 'root', children: [{ type: 'list', children: [code('a();')] }, code('b();')] };
  wrapSamples(tree, { [idOf('a();')]: true });
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
  wrapSamples(tree, { [idOf('a();')]: false });
  expect(tree.children?.[0]?.data?.hProperties).toEqual({ run: '' });
});
