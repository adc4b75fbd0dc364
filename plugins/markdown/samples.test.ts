import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sample as words } from '../../common/strings/sample.en.ts';
import { createComponent, type MarkdownNode } from './markdownElement.ts';
import { wrapSamples } from './samples.ts';

const idOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);
const code = (value: string): MarkdownNode => ({ type: 'code', lang: 'ts', value });

test('a sample that can run is wrapped with its name, also inside other blocks', () => {
  const tree: MarkdownNode = { type: 'root', children: [{ type: 'list', children: [code('a();')] }, code('b();')] };
  wrapSamples(tree, { marks: { [idOf('a();')]: true }, words });
  const wrapped = createComponent('DocsSample', { run: idOf('a();'), label: 'Run' }, [code('a();')]);
  expect(tree.children).toEqual([{ type: 'list', children: [wrapped] }, code('b();')]);
});

test('a sample without its packages has no name, and says why', () => {
  const tree: MarkdownNode = { type: 'root', children: [code('a();')] };
  wrapSamples(tree, { marks: { [idOf('a();')]: false }, words });
  const attributes = { label: words.cannotRun, title: words.noPackages };
  expect(tree.children).toEqual([createComponent('DocsSample', attributes, [code('a();')])]);
});
