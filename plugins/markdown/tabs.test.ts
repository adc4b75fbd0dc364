import { expect, test } from 'vitest';
import { foldTabs } from './tabs.ts';

const html = (value: string) => ({ type: 'html', value });
const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const label = (value: string) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

test('bold paragraphs between the comments become tabs with what follows them', () => {
  const blocks = [
    text('before'),
    html('<!-- tabs: runtime -->'),
    label('Web'),
    text('a'),
    text('b'),
    label('Node.js'),
    text('c'),
    html('<!-- /tabs -->'),
    text('after'),
  ];
  const [before, group, after] = foldTabs(blocks);
  expect([before, after]).toEqual([text('before'), text('after')]);
  expect(group?.data).toEqual({ hName: 'docs-tabs', hProperties: { group: 'runtime' } });
  expect(group?.children?.map(({ data, children }) => [data?.hProperties?.label, children])).toEqual([
    ['Web', [text('a'), text('b')]],
    ['Node.js', [text('c')]],
  ]);
});

test('bold text outside of tabs stays a paragraph', () => {
  expect(foldTabs([label('Web')])).toEqual([label('Web')]);
});

test.each([
  ['tabs without an end', [html('<!-- tabs: runtime -->'), label('Web')], '"runtime" are not closed'],
  [
    'words before the first label',
    [html('<!-- tabs: runtime -->'), text('a'), html('<!-- /tabs -->')],
    'without a label',
  ],
])('%s are an error', (_what, blocks, message) => {
  expect(() => foldTabs(blocks)).toThrow(message);
});
