// Looking at a change, on a real repository, with real builds and a real browser.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';

let project: TestProject;
let before: string;

const review = (base: string) => project.run('review', '--base', base, '--no-serve');

beforeAll(async () => {
  project = await makeProject(sharedDir('review'));
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  before = await project.commit({ 'note.txt': 'no page' });
  return () => rmSync(project.dir, { recursive: true, force: true });
});

test('a change of no page changes nothing for readers', () => {
  expect(review('HEAD~1').output).toContain('0 changed pages');
  expect(project.read('.site/review/summary.md')).toContain('The shell is the same.');
});

test('a change of a page shows it as readers see it, with its place in the sidebar and pictures', async () => {
  const page = `${project.read('docs/api/index.md').replace('The words', 'The new words')}\n[Start](/)\n`;
  const sidebars = project.read('docs/sidebars.json').replace('"Overview"', '"All of it"');
  await project.commit({ 'docs/api/index.md': page, 'docs/sidebars.json': sidebars });
  const { output, exitCode } = review(before);
  expect(exitCode, output).toBe(0);
  const summary = project.read('.site/review/summary.md');
  expect(summary).toContain('- changed: `/next/api/`');
  expect(summary).toContain('The sidebar of next: removed "Overview", /api/');
  expect(summary).toContain('The sidebar of next: added "All of it", /api/');
  expect(summary).toContain('- /next/api/: added link to /next/');
  expect(project.read('.site/review/index.html')).toMatch(/The <ins[^>]*>new <\/ins>words/);
  expect(readdirSync(path.join(project.dir, '.site/review/pictures'))).toHaveLength(6);
});

test('a fix of an old version is shown when its commit enters the lock', async () => {
  await project.git('switch', '--quiet', '-c', 'docs/1.0.0', 'v1.0.0');
  const page = project.read('docs/api/index.md').replace('The words', 'The right words');
  const fixed = await project.commit({ 'docs/api/index.md': page });
  await project.git('switch', '--quiet', 'main');
  const commit = (await project.git('rev-parse', 'v1.0.0')).trim();
  project.writeLock({ '1.0.0': { ref: 'v1.0.0', commit } });
  const base = await project.commit({});
  project.writeLock({ '1.0.0': { ref: 'docs/1.0.0', commit: fixed } });
  await project.commit({});
  const { output, exitCode } = review(base);
  expect(exitCode, output).toBe(0);
  expect(project.read('.site/review/summary.md')).toContain('- changed: `/api/`');
});

test('an unknown base is named, and the last review stays', () => {
  const { output, exitCode } = review('nothing');
  expect(exitCode).toBe(1);
  expect(output).toContain('This clone has no commit "nothing".');
  expect(existsSync(path.join(project.dir, '.site/review/index.html'))).toBe(true);
});

test('a base that is the commit checked out is refused', () => {
  const { output, exitCode } = review('HEAD');
  expect(exitCode).toBe(1);
  expect(output).toContain('There is nothing to review: "HEAD" is the commit that is checked out.');
});

test('nothing of the clone is left behind', () => {
  expect(existsSync(path.join(project.dir, '.site', 'work', 'rehearsal'))).toBe(false);
});
