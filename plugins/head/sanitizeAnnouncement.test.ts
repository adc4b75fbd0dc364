import { expect, test } from 'vitest';
import { sanitizeAnnouncement } from './sanitizeAnnouncement.ts';

const sanitize = (html: string): string => sanitizeAnnouncement(html, { origin: 'https://a.org', siteBase: '/guide/' });

test.each([
  '<b>b</b> <strong>s</strong> <i>i</i> <em>e</em> <code>c</code> <span>s</span>',
  '<a href="https://a.org/x">here</a>',
  '<a href="mailto:a@a.org">mail</a>',
])('words, emphasis and links within the site stay: %s', (html) => {
  expect(sanitize(html)).toBe(html);
});

test('a link that begins with a slash is below the base of the site', () => {
  expect(sanitize('<a href="/next/">next</a>')).toBe('<a href="/guide/next/">next</a>');
});

test('a link to another site opens in a new tab, and tells it nothing', () => {
  expect(sanitize('<a href="https://b.org/">b</a>')).toBe(
    '<a href="https://b.org/" target="_blank" rel="noopener noreferrer">b</a>',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//b.org/', '/\\b.org/', 'page/', ''])(
  'a link to %j leads nowhere',
  (href) => {
    expect(sanitize(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  },
);

test.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['<b onclick="alert(1)" style="color:red">b</b>', '<b>b</b>'],
  ['<iframe src="https://b.org/"></iframe>', ''],
])('what can run or load is taken out: %s', (html, left) => {
  expect(sanitize(html)).toBe(left);
});
