import { expect, test } from 'vitest';
import { isPlainClick, resolveLink } from './resolveLink.ts';

const site = { base: '/manual/2.0.0/', origin: 'https://docs.example.org' };

test.each([
  ['/', '/manual/2.0.0/', '/'],
  ['/api', '/manual/2.0.0/api/', '/api/'],
  ['/api/index.html', '/manual/2.0.0/api/', '/api/'],
  ['/api/read.html', '/manual/2.0.0/api/read/', '/api/read/'],
])('the link %s leads to the page at %s', (href, address, pathname) => {
  expect(resolveLink(href, site)).toEqual({ kind: 'page', href: address, pathname, suffix: '' });
});

test('query and hash are kept', () => {
  expect(resolveLink('/api/index.html?tab=js#step.one', site)).toEqual({
    kind: 'page',
    href: '/manual/2.0.0/api/?tab=js#step.one',
    pathname: '/api/',
    suffix: '?tab=js#step.one',
  });
});

test('the page of a package is left to the browser: its symbols are only in its HTML', () => {
  expect(resolveLink('/api/reference/boats/index.html#Boat', site)).toEqual({
    kind: 'plain',
    href: '/manual/2.0.0/api/reference/boats/#Boat',
  });
  expect(resolveLink('/api/reference/', site).kind).toBe('page');
});

test.each(['https://example.org/', 'http://example.org', '//example.org/x', 'https://docs.example.org.evil.test/'])(
  '%s is another site',
  (href) => {
    expect(resolveLink(href, site)).toEqual({ kind: 'external', href });
  },
);

test.each([
  '#step',
  'mailto:a@example.org',
  'tel:1',
  './sibling/',
  'https://docs.example.org',
  'https://docs.example.org/next/',
])('%s is left to the browser as it is', (href) => {
  expect(resolveLink(href, site)).toEqual({ kind: 'plain', href });
});

test('a file of the version is left to the browser, under the base', () => {
  expect(resolveLink('/files/a.zip?raw', site)).toEqual({ kind: 'plain', href: '/manual/2.0.0/files/a.zip?raw' });
});

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

test('a plain click opens the link in this tab', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['another button', { button: 1 }],
  ['a click that is already handled', { defaultPrevented: true }],
  ['Meta', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('%s is left to the browser', (_name, difference) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});
