import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planSite } from '../build/planSite.ts';
import { SHELL_ENTRIES } from '../build/shellFiles.ts';
import { writePlan } from '../build/sitePlan.ts';
import type { Project } from '../project.ts';
import { describeProject } from '../testing/describeProject.ts';
import { DOCS, makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import type { Gate } from './gate.ts';
import { runOpenGates } from './runOpenGates.ts';

const PLAIN: Gate = { name: 'plain', script: 'pass', needs: [], cores: 2 };
const BROWSER: Gate = { name: 'browser', script: 'pass', needs: ['tools'], cores: 2 };

const lines: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function makeGated() {
  const repo = await makeRepo();
  await repo.commit({
    ...DOCS,
    ...Object.fromEntries(SHELL_ENTRIES.map((file) => [file, ''])),
    'package.json': JSON.stringify({ scripts: { pass: 'node --version' } }),
    '.gitignore': '.site/\n',
  });
  await repo.git('tag', 'v1.0.0');
  return describeProject(repo.dir);
}

const OPTIONS = { prepared: false, all: false, dryRun: false, installTools: async () => {} };

/** Run gates; returns the names of those that ran. */
async function run(project: Project, gates: Gate[], installTools = OPTIONS.installTools): Promise<string[]> {
  lines.length = 0;
  await runOpenGates(project, gates, { ...OPTIONS, installTools });
  return gates.map(({ name }) => name).filter((name) => lines.join('\n').includes(`── ${name}`));
}

test('a gate that passed is named and not run, and needs no tools', async () => {
  const project = await makeGated();
  const install = vi.fn(async () => {});
  expect(await run(project, [BROWSER], install)).toEqual(['browser']);
  expect(await run(project, [BROWSER], install)).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^browser: passed on \d.* with the same inputs/)]);
  expect(install).toHaveBeenCalledOnce();
});

test('a dry run names what would run, and runs nothing', async () => {
  const project = await makeGated();
  await run(project, [PLAIN]);
  lines.length = 0;
  await runOpenGates(project, [PLAIN, BROWSER], { ...OPTIONS, dryRun: true });
  expect(lines).toEqual([expect.stringMatching(/^plain: passed on/), 'To run: tools, browser']);
});

test('tools that the first run installs are inputs of what it runs', async () => {
  const project = await makeGated();
  const binDir = makeTempDir();
  vi.stubEnv('PATH', `${binDir}${path.delimiter}${process.env.PATH}`);
  const library = { dir: project.paths.projectDir, packageScope: '', aliasPrefix: '', tools: ['docs-test-tool'] };
  const install = async () => {
    writeFiles(binDir, { 'docs-test-tool': '' });
    chmodSync(path.join(binDir, 'docs-test-tool'), 0o755);
  };
  expect(await run({ ...project, library }, [PLAIN, BROWSER], install)).toEqual(['plain', 'browser']);
  expect(await run({ ...project, library }, [PLAIN, BROWSER])).toEqual([]);
});

test('a plan in the checkout is no input: what it says is', async () => {
  const project = await makeGated();
  await run(project, [PLAIN]);
  const planFile = path.join(project.paths.projectDir, 'plan.json');
  await writePlan(project, planFile, (await planSite(project)).builds);
  expect(await run({ ...project, planFile }, [PLAIN])).toEqual([]);
  expect(await run(project, [PLAIN])).toEqual(['plain']);
});
