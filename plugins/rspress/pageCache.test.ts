import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { leavesOut } from './pageCache.ts';

test('only a page with unreleased parts is compiled again for another role', () => {
  const text = '# Read\n\n<!-- unreleased -->\n\nSoon.\n\n<!-- /unreleased -->\n';
  expect((['latest', 'next'] as const).map((role) => leavesOut(parseMarkdown(text).model, role))).toEqual([
    true,
    false,
  ]);
});

test('a page without unreleased parts is the same in every role', () => {
  const text = '# Read\n\nWhat is unreleased has a comment.\n';
  expect(
    (['latest', 'older', 'prerelease', 'next'] as const).map((role) => leavesOut(parseMarkdown(text).model, role)),
  ).not.toContain(true);
});
