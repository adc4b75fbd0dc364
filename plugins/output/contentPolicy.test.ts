import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { addPolicy, contentPolicy, hasOnlyKnownScripts, readScripts } from './contentPolicy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const add = (html: string): string => addPolicy(html, { scripts: ['ours()'], hasAnalytics: false });

/** Run the plugin on a folder with the given pages, and read them. */
function run(pages: Record<string, string>): Record<string, string> {
  const outDir = makeTempDir();
  writeFiles(outDir, pages);
  contentPolicy({ outDir, scripts: ['ours()'], hasAnalytics: false }).afterBuild?.({}, true);
  return Object.fromEntries(Object.keys(pages).map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')]));
}

test("the policy names the shell's scripts, whatever the page holds", () => {
  const html = add('<html><head><script>ours()</script></head><body><script>theirs()</script></body></html>');
  expect(html).toContain(hash('ours()'));
  expect(html).not.toContain(hash('theirs()'));
});

test('the policy comes before everything else in the head', () => {
  expect(add('<head><script>ours()</script></head>')).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
});

test('nothing else of the page changes', () => {
  const html = '<!doctype html><head><title>a &amp; b</title></head><body><p>x $&';
  expect(add(html).replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

const START = '<!doctype html>\n<html lang="en" dir="ltr">\n  <head><title>a</title><script>ours()</script>';
const FILE = '<script defer src="/static/a.js"></script>';

test.each([
  ['', true],
  [FILE, true],
  ['<script type="application/ld+json">{"a":1}</script>', true],
  ['<script>theirs()</script>', false],
  ['<SCRIPT>theirs()</SCRIPT>', false],
  ['<script type="module">ours()</script>', false],
  ['<script>ours();theirs()</script>', false],
  ['<script type="application/ld+json"><script>theirs()</script>', false],
  ['<!-- <script src=" --><script>theirs()</script>"></script>', false],
  [`<scr${FILE}ipt>theirs()</script>`, false],
])('a page needs no parser if it has only known scripts: %s', (script, isKnown) => {
  expect(hasOnlyKnownScripts(`${START}</head><body>${script}</body></html>`, { scripts: ['ours()'] })).toBe(isKnown);
});

test.each(['<html><head></head></html>', '<!doctype html><html><header></header></html>'])(
  'a page that begins otherwise is parsed: %s',
  (html) => {
    expect(hasOnlyKnownScripts(html, { scripts: [] })).toBe(false);
  },
);

test('all pages that cannot have a policy are named, with the reason', () => {
  const pages = { 'a.html': '<p>x</p>', 'b.html': '<head><script>theirs()</script></head>' };
  expect(() => run(pages)).toThrow(/a\.html: it has no head\.\n +b\.html: it has an inline script .*: theirs\(\)/);
});

test('every page of a build gets the policy', () => {
  for (const html of Object.values(run({ 'a.html': '<head></head>', 'b.html': '<head><title>b</title></head>' })))
    expect(html).toContain(`script-src 'self' ${hash('ours()')}`);
});

test('files and data are no inline scripts, a module is', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>';
  expect(readScripts(html).inlineScripts).toEqual(['m()']);
});

test('an inline script is found wherever it is, and so is one that does not end', () => {
  expect(readScripts('<article><script>a < b</script></article><script>c()').inlineScripts).toEqual(['a < b', 'c()']);
});
