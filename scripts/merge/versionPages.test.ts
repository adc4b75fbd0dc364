import { expect, test } from 'vitest';
import { renderNotes } from './versionPages.ts';

test('headings are below those of the page, whatever their first level', () => {
  expect(renderNotes('# A\n\n## B', '/')).toBe('<h3>A</h3>\n<h4>B</h4>');
  expect(renderNotes('## B\n\n### C', '/')).toBe('<h3>B</h3>\n<h4>C</h4>');
});

test.each([
  ['/api/read/', '/2.0.0/api/read/'],
  ['./api/read.md#use', '/2.0.0/api/read/#use'],
  ['api/index.md', '/2.0.0/api/'],
  ['https://example.org/a', 'https://example.org/a'],
  ['#here', '#here'],
])('a link to %s leads to %s', (href, target) => {
  expect(renderNotes(`[x](${href})`, '/2.0.0/')).toBe(`<p><a href="${target}">x</a></p>`);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example/)',
  '![x](https://evil.example/x.png)',
  '<a href="x" onclick="alert(1)">x</a>',
  '`</code><script>alert(1)</script>`',
])('%s runs and loads nothing', (markdown) => {
  expect(renderNotes(markdown, '/')).not.toMatch(
    /<(?:script|img|iframe|style)|<[^>]*\son\w+=|href="(?:javascript|data|\/\/)/i,
  );
});

test('tables and code are kept', () => {
  expect(renderNotes('| a |\n| --- |\n| `b` |', '/')).toContain('<td><code>b</code></td>');
});
