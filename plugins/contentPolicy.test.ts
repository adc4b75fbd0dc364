import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy, listInlineScripts } from './contentPolicy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const add = (html: string): string => addPolicy(html, { hasAnalytics: false });

test('an inline script that a page gains is allowed by its hash, wherever it stands', () => {
  const html = add('<html><head><script>first("<b>")</script></head><body><script>a && b</script></body></html>');
  expect(html).toContain(hash('first("<b>")'));
  expect(html).toContain(hash('a && b'));
});

test('the policy stands before everything else in the head', () => {
  expect(add('<head><script>a()</script></head>')).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
});

test('nothing else of the page changes', () => {
  const html = '<!doctype html><head><title>a &amp; b</title></head><body><p>x';
  expect(add(html).replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

test('files and data need no hash, a module does', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>';
  expect(listInlineScripts(html)).toEqual(['m()']);
});

test('the same page gives the same bytes', () => {
  const html = '<head><script>a()</script></head>';
  expect(add(html)).toBe(add(html));
});

test('a page without a head is an error', () => {
  expect(() => add('<p>x</p>')).toThrow('without a head');
});
