import { expect, test } from 'vitest';
import { formatAssistantHref, formatReportHref, resolveEditHref } from './actionHrefs.ts';

test('an assistant is asked the whole text, whatever signs it has', () => {
  const href = formatAssistantHref(
    { href: 'https://ask.example/?q={text}&new=1' },
    'Read https://a.example/?b=1&c=$& now',
  );
  expect(new URL(href).searchParams.get('q')).toBe('Read https://a.example/?b=1&c=$& now');
  expect(new URL(href).searchParams.get('new')).toBe('1');
});

test('a report names the page and its version', () => {
  const words = { title: (title: string) => `Page: ${title}`, page: 'Address', version: 'Version' };
  const page = { title: 'A & B', address: 'https://a.example/b/', version: '2.0.0' };
  const href = new URL(formatReportHref('https://code.example/issues/new', { ...page, words }));
  expect(href.searchParams.get('title')).toBe('Page: A & B');
  expect(href.searchParams.get('body')).toBe('Address: https://a.example/b/\nVersion: 2.0.0\n\n');
});

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
