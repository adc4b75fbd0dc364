import { expect, test } from 'vitest';
import { formatPageHead } from './pageTable.ts';

test('a page preloads its own scripts and names its module', () => {
  const head = formatPageHead({
    page: { route: '/a&b/', chunks: ['x'], module: 'm' },
    hrefs: ['/static/js/async/chunk.0123abcd.js'],
  });
  expect(head).toBe(
    '<link rel="preload" as="script" href="/static/js/async/chunk.0123abcd.js">' +
      '<meta name="docs:page" content="{&quot;route&quot;:&quot;/a&amp;b/&quot;,&quot;chunks&quot;:[&quot;x&quot;],&quot;module&quot;:&quot;m&quot;}">',
  );
});
