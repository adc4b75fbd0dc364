import { expect, test } from 'vitest';
import { drawDiagram } from './drawDiagram.ts';
import type { MarkdownNode } from './markdownNode.ts';

const SEQUENCE =
  'sequenceDiagram\nparticipant A as Host\nloop twice\nA->>B: OPEN\nend\nNote over B: works\nB-->>A: OKAY';
const STATES = 'stateDiagram-v2\n[*] --> Open : OPEN\nOpen --> [*]';
const FLOW = 'flowchart LR\nsubgraph one [Program]\nA[Boat] <-->|bytes| B([boatd])\nend';
const KINDS = [SEQUENCE, STATES, FLOW];

const draw = (source: string, id = 'diagram1') =>
  drawDiagram({ caption: 'Caption.', description: 'Words.', source }, { id, captionId: `${id}-caption` });

const listAll = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(listAll)];
const propertiesOf = (node: MarkdownNode): Record<string, string> =>
  Object.fromEntries(Object.entries(node.data?.hProperties ?? {}).map(([name, value]) => [name, String(value)]));
const listText = (source: string) => listAll(draw(source)).flatMap(({ value }) => value ?? []);

test('the picture shows the words of the diagram', () => {
  expect(listText(SEQUENCE)).toEqual(expect.arrayContaining(['Host', 'B', 'loop [twice]', 'OPEN', 'works', 'OKAY']));
  expect(listText(STATES)).toEqual(expect.arrayContaining(['Open', 'OPEN']));
  expect(listText(FLOW)).toEqual(expect.arrayContaining(['Program', 'Boat', 'bytes', 'boatd']));
});

test.each(KINDS)('it brings no colours, fonts or sizes of its own: %j', (source) => {
  const svg = draw(source);
  const nodes = listAll(svg);
  const names = nodes.flatMap((node) => Object.keys(propertiesOf(node)));
  expect(names.filter((name) => /^(fill|stroke|stroke-width|font.*|text-anchor|data-.*)$/.test(name))).toEqual([]);
  expect(nodes.map(({ data }) => data?.hName)).not.toContain('style');
  expect(propertiesOf(svg)).not.toHaveProperty('width');
});

test.each(KINDS)('ids are those of the diagram, and what is referred to is there: %j', (source) => {
  const nodes = listAll(draw(source, 'diagram7'));
  const ids = nodes.flatMap((node) => propertiesOf(node).id ?? []);
  const references = nodes.flatMap((node) => [
    ...Object.values(propertiesOf(node)).flatMap((value) => /url\(#(.+)\)/.exec(value)?.[1] ?? []),
  ]);
  expect(ids.every((id) => id.startsWith('diagram7-'))).toBe(true);
  expect(new Set(references)).toEqual(new Set(ids.filter((id) => id !== 'diagram7-description')));
});

test('every shape and text has a class for its colour', () => {
  const drawn = KINDS.flatMap((source) => listAll(draw(source)));
  const bare = drawn.filter(
    ({ data }) =>
      /^(rect|circle|line|polyline|polygon|path|text)$/.test(data?.hName ?? '') && !data?.hProperties?.class,
  );
  expect(bare).toEqual([]);
});

test.each([
  'flowchart TD\nA["<script>alert(1)</script>"] --> B["x"]',
  'flowchart LR\nsubgraph one ["<script>alert(1)</script>"]\nA[a] --> B[b]\nend',
  'sequenceDiagram\nparticipant A as <script>alert(1)</script>\nA->>A: x',
  'sequenceDiagram\nA->>B: <script>alert(1)</script>',
  'stateDiagram-v2\n[*] --> Open : <script>alert(1)</script>',
])('a label that looks like a script is text: %j', (source) => {
  const nodes = listAll(draw(source));
  expect(nodes.filter(({ data }) => data?.hName === 'script')).toEqual([]);
  expect(nodes.flatMap(({ value }) => value ?? [])).toContain('<script>alert(1)</script>');
});

test.each([
  ['a shape that the theme has no style for', 'flowchart TD\nA[(db)] --> B[b]', 'no style for the shape "cylinder"'],
  ['colours of its own', 'flowchart TD\nA[a] --> B[b]\nstyle A fill:#ff0000', 'colours of its own ("#ff0000")'],
])('%s is an error', (_what, source, message) => {
  expect(() => draw(source)).toThrow(message);
});
