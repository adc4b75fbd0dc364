import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { addPolicy, findProblem, writeContentPolicies } from './contentPolicy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const add = (html: string): string => addPolicy(html, { scripts: ['ours()'], hasAnalytics: false });

/** Give policies to the given pages, and read them. */
function run(pages: Record<string, string>): Record<string, string> {
  const outDir = makeTempDir();
  writeFiles(outDir, pages);
  writeContentPolicies(outDir, { scripts: ['ours()'], hasAnalytics: false });
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
  ['', undefined],
  [FILE, undefined],
  ['<script type="application/ld+json">{"a":1}</script>', undefined],
  ['<script type="module">ours()</script>', undefined],
  ['<p title="<script>theirs()</script>">', undefined],
  ['<script type="application/ld+json"><script>theirs()</script>', undefined],
  [`<scr${FILE}ipt>theirs()</script>`, undefined],
  ['<script>theirs()</script>', 'theirs()'],
  ['<SCRIPT>theirs()</SCRIPT>', 'theirs()'],
  ['<script>theirs()', 'theirs()'],
  ['<script>ours();theirs()</script>', 'ours();theirs()'],
  ['<!-- <script src=" --><script>theirs()</script>"></script>', 'theirs()'],
])("a page has only files, data and the shell's scripts: %s", (script, foreign) => {
  const problem = findProblem(`${START}</head><body>${script}</body></html>`, { scripts: ['ours()'] });
  expect(problem).toEqual(foreign && expect.stringContaining(foreign));
});

test('all pages that cannot have a policy are named, with the reason', () => {
  const pages = { 'a.html': '<p>x</p>', 'b.html': `${START}<script>theirs()</script></head>` };
  expect(() => run(pages)).toThrow(/a\.html: it has no head\.\n +b\.html: it has a script .*: theirs\(\)/);
});

test('every page of a build gets the policy', () => {
  for (const html of Object.values(
    run({ 'a.html': `${START}</head>`, 'b.html': '<!doctype html><html><head></head>' }),
  ))
    expect(html).toContain(`script-src 'self' ${hash('ours()')}`);
});
