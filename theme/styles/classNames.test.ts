import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const THEME_DIR = path.join(import.meta.dirname, '..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const imports = readdirSync(THEME_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(path.join(THEME_DIR, file), 'utf8');
    return [...code.matchAll(IMPORT)].map(([, name = '', from = '']) => ({ file, code, name, from }));
  });

// The types allow any name, and a class that does not exist is left out of the page.
test.each(imports)('$file names only classes that $from has', ({ file, code, name, from }) => {
  const css = readFileSync(path.join(THEME_DIR, path.dirname(file), from), 'utf8');
  const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
  expect(used.filter((name) => !new RegExp(`\\.${name}\\b`).test(css))).toEqual([]);
});
