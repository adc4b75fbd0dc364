import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { findBrokenAnchors } from './buildRecord.ts';

const page = (filePath: string, markdown: string) => ({
  filePath,
  route: `/${filePath.replace(/\.md$/, '/')}`,
  model: parseMarkdown(markdown).model,
});

test('an anchor that the target page lacks is named with the page and the link', () => {
  const a = page(
    'a.md',
    '[x](/b/#here) [y](/b/#gone) [z](#self) [w](./b.md#lost) [v](/b#far) [u](/b.md#off) [t](/b.html#out) [s](b.html#here)\n\n## Self',
  );
  expect(findBrokenAnchors([a, page('b.md', '## Here')], '/2.0.0/')).toEqual([
    '/2.0.0/a/: no anchor for the link "/b/#gone"',
    '/2.0.0/a/: no anchor for the link "./b.md#lost"',
    '/2.0.0/a/: no anchor for the link "/b#far"',
    '/2.0.0/a/: no anchor for the link "/b.md#off"',
    '/2.0.0/a/: no anchor for the link "/b.html#out"',
  ]);
});

test('an encoded anchor is compared as text', () => {
  expect(findBrokenAnchors([page('a.md', '[x](#caf%C3%A9)\n\n## Café')], '/')).toEqual([]);
});

test('links to other sites, and to pages that are not among these, are left alone', () => {
  expect(findBrokenAnchors([page('a.md', '[x](https://example.org/#x) [y](/upgrade/#x)')], '/')).toEqual([]);
});
