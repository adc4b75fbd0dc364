import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './MarkedText.tsx';

test.each<[string, [number, number][], string]>([
  ['push a file', [], 'push a file'],
  ['push a file', [[0, 4]], '<mark>push</mark> a file'],
  ['push a file', [[7, 11]], 'push a <mark>file</mark>'],
  [
    'pushfile',
    [
      [0, 4],
      [4, 8],
    ],
    '<mark>push</mark><mark>file</mark>',
  ],
  ['<b>push</b>', [[3, 7]], '&lt;b&gt;<mark>push</mark>&lt;/b&gt;'],
])('draws "%s" with the marks %j', (text, marks, html) => {
  expect(renderToStaticMarkup(<MarkedText text={text} marks={marks} />)).toBe(html);
});
