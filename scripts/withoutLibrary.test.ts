// The platform alone: a site of its own, in a project without the folder of the library.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT_DIR, sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { runProgram } from './tools/runProgram.ts';

const SAMPLE = [
  '---',
  'title: Sail',
  'description: How a boat leaves the harbor, and what a reader of these docs has to do before it.',
  '---',
  '',
  '# Sail',
  '',
  '## Use',
  '',
  '```ts',
  "import { Boat } from '@harbor/boats';",
  'new Boat().sail();',
  '```',
  '',
].join('\n');

let project: TestProject;

beforeAll(async () => {
  project = await makeProject(sharedDir('no-library'));
  for (const name of ['library', 'ourSite.config.ts']) rmSync(path.join(project.dir, name), { recursive: true });
  for (const name of ['tsconfig.json', 'gates.config.ts', 'imports.config.ts'])
    cpSync(path.join(ROOT_DIR, name), path.join(project.dir, name));
  const plain = JSON.parse(readFileSync(path.join(ROOT_DIR, 'e2e/fixture/plain.json'), 'utf8'));
  const { socialImage: _, ...site } = plain;
  const navbar = { items: [] };
  const siteConfig = JSON.stringify({ ...site, navbar, favicon: 'icon.svg' });
  await project.commit({
    'site.config.ts': [
      "import type { WrittenSiteConfig } from './common/config/siteSchema.ts';",
      `export const siteConfig: WrittenSiteConfig = ${siteConfig};`,
    ].join('\n'),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...makeDocs('1.0.0', { 'docs/api/index.md': SAMPLE }),
  });
  await project.git('tag', 'v1.0.0');
  return () => rmSync(project.dir, { recursive: true, force: true });
});

test('the site is built, and its samples are blocks of code', () => {
  project.runOk('build');
  project.runOk('merge');
  const page = project.read('dist/api/index.html');
  expect(page).toContain('@harbor/boats');
  expect(page).not.toContain('>Run<');
});

test('each check that needs a library says that there is none', () => {
  expect(project.runOk('check-samples')).toContain('documents no library');
  expect(project.runOk('check-search')).toContain('no judged queries');
  expect(project.runOk('api')).not.toContain('packages');
});

test('there is no gate for samples, and none for judged queries', () => {
  for (const gate of ['samples', 'search']) expect(project.run('test', gate).output).toContain('No such gate');
});

test('the other checks pass', () => {
  project.runOk('check-docs');
});

test('the platform has no type error', async () => {
  const args = [path.join(ROOT_DIR, 'node_modules/typescript/bin/tsc'), '--noEmit'];
  const { stdout, exitCode } = await runProgram({ program: process.execPath, args, cwd: project.dir });
  expect(stdout).toBe('');
  expect(exitCode).toBe(0);
});
