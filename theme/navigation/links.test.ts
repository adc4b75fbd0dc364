import { expect, test } from 'vitest';
import { isPlainClick, resolveLink } from './links.ts';

const site = { base: '/manual/2.0.0/', origin: 'https://docs.example.org' };

test.each([
  ['/', '/manual/2.0.0/'],
  ['/api', '/manual/2.0.0/api/'],
  ['/api/index.html', '/manual/2.0.0/api/'],
  ['/api/read.html', '/manual/2.0.0/api/read/'],
  ['/api/index.html?tab=js#step.one', '/manual/2.0.0/api/?tab=js#step.one'],
  ['/files/a.zip?raw', '/manual/2.0.0/files/a.zip?raw'],
])('the link %s leads to %s, in its version', (href, address) => {
  expect(resolveLink(href, site)).toEqual({ href: address, isExternal: false });
});

test.each([
  ['https://example.org/', true],
  ['http://example.org', true],
  ['//example.org/x', true],
  ['https://docs.example.org.evil.test/', true],
  ['#step', false],
  ['mailto:a@example.org', false],
  ['tel:1', false],
  ['./sibling/', false],
  ['https://docs.example.org', false],
  ['https://docs.example.org/next/', false],
])('%s is left as it is; whether it is another site: %s', (href, isExternal) => {
  expect(resolveLink(href, site)).toEqual({ href, isExternal });
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
