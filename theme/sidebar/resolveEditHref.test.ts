import { expect, test } from 'vitest';
import { resolveEditHref } from './resolveEditHref.ts';

const EDIT_BASE = 'https://github.com/a/b/edit/docs/2.0.0/docs/';

test('a content file is edited on the branch of its version, with its name escaped', () => {
  expect(resolveEditHref(EDIT_BASE, 'why #1?.md')).toBe(`${EDIT_BASE}why%20%231%3F.md`);
});

test.each(['../node_modules/.rspress/runtime/temp-0.mdx', ''])(
  'a page without a file of its own has no edit link: %j',
  (filePath) => {
    expect(resolveEditHref(EDIT_BASE, filePath)).toBeUndefined();
  },
);
