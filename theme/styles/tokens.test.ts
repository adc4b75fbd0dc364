import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CALLOUTS } from '../../common/callouts.ts';

const THEME_DIR = path.join(import.meta.dirname, '..');
const TOKENS = 'styles/tokens.css';

const files = readdirSync(THEME_DIR, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(path.join(THEME_DIR, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
const defined = new Set(files.flatMap(({ css }) => [...css.matchAll(/(--docs-[\w-]+)\s*:/g)].map(([, name]) => name)));

test.each(files)('$name uses only tokens that exist', ({ css }) => {
  const used = [...css.matchAll(/var\((--docs-[\w-]+)/g)].map(([, token]) => token);
  expect(used.filter((token) => !defined.has(token))).toEqual([]);
});

test.each(files.filter(({ name }) => name !== TOKENS))('$name leaves raw colours to the tokens', ({ css }) => {
  expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
});

test.each(Object.entries(CALLOUTS))('the colours of the callout %s are a class', (_kind, { colors }) => {
  expect(readFileSync(path.join(THEME_DIR, 'content/Callout.module.css'), 'utf8')).toContain(`\n.${colors} {`);
});
