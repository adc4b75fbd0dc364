import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const BIOME = path.join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
const dir = mkdtempSync(path.join(tmpdir(), 'lint-'));
writeFileSync(
  path.join(dir, 'biome.json'),
  JSON.stringify({ plugins: [path.join(import.meta.dirname, 'stateOfRoot.grit')] }),
);
afterAll(() => rmSync(dir, { recursive: true }));

/** Lint a style sheet with the plugin. Returns what is wrong with it. */
function lint(css: string): string {
  writeFileSync(path.join(dir, 'new.css'), css);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'lint', 'new.css'], { cwd: dir, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ':root:has([data-open]) .list { color: red }',
  'html:not(.dark):has(header :focus) { color: red }',
  '.list { body:has(dialog) & { color: red } }',
  'html { @media print { &:has(dialog) { color: red } } }',
  ':is(html, body):has(dialog) { color: red }',
])('the linter refuses %s', (css) => {
  expect(lint(css)).toMatch(/new\.css:1:\d+.*Set a class or an attribute/s);
});

test('the linter allows :has() of an element', () => {
  const output = lint('html .list td:has(small) { color: red }\n.list { &:has(small) { color: red } }');
  expect(output).toContain('Checked 1 file');
  expect(output).not.toContain('Set a class');
});
