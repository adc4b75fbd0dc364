import { expect, test } from 'vitest';
import { isOwnPart } from '../../common/articleParts.ts';
import { type ArticleElement, type ArticleNode, readArticle } from '../../packages/article-diff/index.ts';
import { splitParts } from './splitParts.ts';

const element = (
  tag: string,
  attributes: Record<string, string> = {},
  children: ArticleNode[] = [],
): ArticleElement => ({ tag, attributes, children });
const pre = element('pre', {}, [element('code', {}, ['open()'])]);
const code = (title: Record<string, string> = {}) =>
  element('div', title, [
    element('div', {}, [element('div', { 'data-language': 'ts' })]),
    element('div', {}, [element('div', {}, [pre])]),
  ]);
const panel = (label: string) => element('div', { role: 'tabpanel' }, [element('p', {}, [label]), code()]);
const text = element('p', {}, ['Text']);

test('code is a part with its title and language, between the nodes around it', () => {
  expect(splitParts([text, ' ', code({ 'data-title': 'a.ts' }), text])).toEqual([
    { kind: 'nodes', nodes: [text, ' '] },
    { kind: 'code', title: 'a.ts', lang: 'ts', nodes: [pre] },
    { kind: 'nodes', nodes: [text] },
  ]);
});

test('tabs of a read article are a part with the nodes of each tab', () => {
  const tabs = element('div', { 'data-group': 'managers' }, [
    element('div', { role: 'tablist' }, [element('button', { role: 'tab' }, ['npm'])]),
    panel('npm'),
    panel('pnpm'),
  ]);
  expect(splitParts(readArticle(element('article', {}, [tabs]), isOwnPart).children)).toEqual([
    {
      kind: 'tabs',
      group: 'managers',
      tabs: [
        { label: 'npm', nodes: [code()] },
        { label: 'pnpm', nodes: [code()] },
      ],
    },
  ]);
});

test('code inside of a list stays where it is', () => {
  const list = element('ul', {}, [element('li', {}, [code()])]);
  expect(splitParts([list])).toEqual([{ kind: 'nodes', nodes: [list] }]);
});
