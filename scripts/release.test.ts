// Cutting a release, on a real repository, with real builds and the real link check.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { writeFiles } from './testing/makeRepo.ts';

let project: TestProject;
let released: string;

async function snapshot(): Promise<string> {
  return (
    await Promise.all([project.git('show-ref'), project.git('status', '--porcelain'), project.git('rev-parse', 'HEAD')])
  ).join();
}

beforeAll(async () => {
  project = await makeProject(sharedDir('release'));
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  project.runOk('versions', '--accept', '1.0.0');
  released = await project.commit(makeDocs('1.1.0'));
  return () => rmSync(project.dir, { recursive: true, force: true });
});

describe('a release is refused', () => {
  test.each([
    ['1.0.0', 'Version 1.0.0 already exists'],
    ['0.9.0', 'is not above the latest, 1.0.0'],
    ['one', 'is not a semantic version'],
  ])('with the version %s', async (name, reason) => {
    const before = await snapshot();
    const { output, exitCode } = project.run('release', name);
    expect(exitCode).toBe(1);
    expect(output).toContain(reason);
    expect(await snapshot()).toBe(before);
  });

  test('from a tree with changes', async () => {
    writeFiles(project.dir, { 'note.txt': 'x' });
    const { output, exitCode } = project.run('release', '1.1.0');
    rmSync(path.join(project.dir, 'note.txt'));
    expect(exitCode).toBe(1);
    expect(output).toContain('The working tree has changes: note.txt');
  });

  test('from a branch other than main', async () => {
    await project.git('switch', '--quiet', '-c', 'topic');
    const { output } = project.run('release', '1.1.0');
    await project.git('switch', '--quiet', 'main');
    await project.git('branch', '-D', 'topic');
    expect(output).toContain('Releases are cut from main; topic is checked out');
  });

  test('without docs', async () => {
    await project.git('rm', '-r', '--quiet', 'docs');
    await project.git('commit', '--quiet', '-m', 'no docs');
    const { output, exitCode } = project.run('release', '1.1.0');
    await project.git('reset', '--hard', '--quiet', released);
    expect(exitCode).toBe(1);
    expect(output).toContain('No docs/ folder in: v1.1.0');
  });

  test.each([
    ['with a broken anchor, which only the gate for links finds', '[gone](/#gone)', '#gone', 'links'],
    ['with a misspelt word', 'The devyce answers.', '"devyce" is in no dictionary', 'docs'],
  ])('%s; it names the gate and writes nothing', async (_what, text, problem, gate) => {
    const page = project.read('docs/api/index.md');
    await project.commit({ 'docs/api/index.md': `${page}\n${text}\n` });
    const before = await snapshot();
    const { output, exitCode } = project.run('release', '1.1.0');
    expect(exitCode).toBe(1);
    expect(output).toContain(problem);
    expect(output).toContain(`The site with 1.1.0 does not pass. Failed: ${gate}.`);
    expect(await snapshot()).toBe(before);
    await project.git('reset', '--hard', '--quiet', released);
  });
});

test('a dry run shows which addresses move and what is built, and changes nothing', async () => {
  const before = await snapshot();
  const output = project.runOk('release', '1.1.0', '--dry-run');
  expect(output).toContain('new at /');
  expect(output).toContain('1.0.0 moves from / to /1.0.0/');
  expect(output).toContain('built: 1.1.0, 1.0.0');
  expect(await snapshot()).toBe(before);
});

describe('a release', () => {
  let output: string;

  beforeAll(() => {
    output = project.runOk('release', '1.1.0');
  });

  test('prints the push that publishes it', () => {
    expect(output).toContain('git push --atomic origin main v1.1.0');
  });

  test('sets the tag, and commits it to the lock', async () => {
    expect((await project.git('rev-parse', 'v1.1.0^{commit}')).trim()).toBe(released);
    const { versions } = JSON.parse(project.read('versions.lock.json'));
    expect(versions['1.1.0']).toEqual({ ref: 'v1.1.0', commit: released });
    expect(await project.git('status', '--porcelain')).toBe('');
  });

  test('is the latest version, and is already built', () => {
    expect(project.runOk('versions')).toMatch(/1\.1\.0 +1\.1\.0 +\/ +v1\.1\.0 .* true +cached +locked/);
  });

  test('passes the check of links', () => {
    project.runOk('test', 'links');
  });

  test('can be undone as CONTRIBUTING.md describes', async () => {
    await project.git('tag', '-d', 'v1.1.0');
    await project.git('revert', '--no-edit', 'HEAD');
    const versions = project.runOk('versions');
    expect(versions).toMatch(/1\.0\.0 +1\.0\.0 +\/ +v1\.0\.0 .* true /);
    expect(versions).not.toContain('1.1.0');
    project.runOk('test', 'links');
  });
});

test('a tag that was set by hand is a version too, and passes the check of links', async () => {
  await project.git('tag', 'v1.2.0');
  project.runOk('test', 'links');
  expect(project.runOk('versions')).toMatch(/1\.2\.0 +1\.2\.0 +\/ +v1\.2\.0 .* true .* new/);
  await project.git('tag', '-d', 'v1.2.0');
});

test('missing refs of the lock are created, and existing refs do not change', async () => {
  await project.git('tag', '-d', 'v1.0.0');
  expect(project.runOk('refs')).toContain('v1.0.0 created');
  expect(project.runOk('refs')).toContain('v1.0.0 is there');
});

test('a moved tag stops every command until it is accepted', async () => {
  await project.git('tag', '--force', 'v1.0.0');
  const { output, exitCode } = project.run('versions');
  expect(exitCode).toBe(1);
  expect(output).toContain('npm run versions -- --accept 1.0.0');
  project.runOk('versions', '--accept', '1.0.0');
  expect(project.run('versions').exitCode).toBe(0);
});
