import { expect, test } from 'vitest';
import { createElement, type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import { listTypes, typeLinks } from './typeLinks.ts';

const findType = (name: string) => ({ Port: '/api/port/', 'Port.Kind': '/api/port/#kind' })[name];
const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value });

/** Write a tree as text, with links as in Markdown. */
function show(node: MarkdownNode): string {
  const text = node.value ?? node.children?.map(show).join('') ?? '';
  return node.type === 'link' ? `[${text}](${node.url})` : text;
}

test('types in a signature and beside the name of an option are links, and nothing else', () => {
  const fact = createElement('span', {}, [code('Map<Port.Kind, Port>')]);
  const children = [
    createElement('p', { 'data-signature': '' }, [code('sail(Port: Port): void')]),
    createElement('dl', {}, [createElement('dt', {}, [code('Port '), fact])]),
    { type: 'paragraph', children: [code('Port')] },
  ];
  typeLinks({ findType })({ type: 'root', children }, 'a.md');
  expect(children.map(show)).toEqual([
    'sail(Port: [Port](/api/port/)): void',
    'Port Map<[Port.Kind](/api/port/#kind), [Port](/api/port/)>',
    'Port',
  ]);
  expect(children.map(wordsOf)[0]).toBe('sail(Port: Port): void');
});

test('the types that a text may name are listed once', () => {
  expect(listTypes('`Port` and Port.Kind, Port or Boat', findType)).toEqual([
    ['Port', '/api/port/'],
    ['Port.Kind', '/api/port/#kind'],
  ]);
});
