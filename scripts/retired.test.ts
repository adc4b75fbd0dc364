// A version from its retirement to the site without it, on a real repository, with real builds.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../common/manifest.ts';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { writeFiles } from './testing/makeRepo.ts';

const writePolicy = (project: TestProject, retired: string[]) =>
  writeFiles(project.dir, {
    'versions.config.ts': `import type { VersionsPolicy } from './scripts/versions/versionsPolicy.ts';

export const versionsPolicy: VersionsPolicy = {
  tagPrefix: 'v', branchPrefix: 'docs/', remote: 'origin', nextBranch: 'main', includePrereleases: false,
  exclude: ['next'], retired: ${JSON.stringify(retired)}, labels: {}, releases: {},
};
`,
  });

/** Two releases, of which the older has a history of its own, so that its commit can be deleted. */
async function makeHistory(dir?: string): Promise<{ project: TestProject; oldCommit: string }> {
  const project = await makeProject(dir);
  writePolicy(project, []);
  await project.commit({});
  await project.git('switch', '--quiet', '-c', 'old');
  const oldCommit = await project.commit(
    makeDocs('1.0.0', { 'docs/api/read.md': '---\ntitle: Read\n---\n\n# Read\n', 'docs/api/gone.md': '# Gone\n' }),
  );
  await project.git('tag', 'v1.0.0');
  await project.git('switch', '--quiet', 'main');
  await project.git('branch', '--quiet', '-D', 'old');
  const moved = '---\ntitle: Reading\nmovedFrom: [/api/read/]\n---\n\n# Reading\n';
  await project.commit(makeDocs('2.0.0', { 'docs/api/reading.md': moved }));
  await project.git('tag', 'v2.0.0');
  project.writeLock({ '1.0.0': { ref: 'v1.0.0', commit: oldCommit } });
  return { project, oldCommit };
}

const listNames = (project: TestProject) =>
  (JSON.parse(project.runOk('versions', '--json')) as { name: string }[]).map(({ name }) => name);

describe('a retired version whose ref and commit are gone', () => {
  let project: TestProject;
  let output: string;

  beforeAll(async () => {
    const history = await makeHistory(sharedDir('retired'));
    project = history.project;
    output = project.runOk('versions', '--retire', '1.0.0');
    writePolicy(project, ['1.0.0']);
    await project.git('tag', '-d', 'v1.0.0');
    await project.git('reflog', 'expire', '--expire=now', '--all');
    await project.git('gc', '--quiet', '--prune=now');
    await expect(project.git('cat-file', '-e', history.oldCommit)).rejects.toThrow();
    project.runOk('build');
    project.runOk('merge');
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  test('was retired with its list of pages, and with the line for the policy', () => {
    expect(output).toContain("retired: ['1.0.0'],");
    expect(project.read('retired/1.0.0.json')).toContain('\n    {"route":"/api/read/","title":"Read"}');
  });

  test('is neither built nor needs its refs', () => {
    expect(project.runOk('versions', '--matrix')).not.toContain('1.0.0');
    expect(project.runOk('refs')).not.toContain('1.0.0');
  });

  test('has a home page that leads to the latest version', () => {
    const home = project.read('dist/1.0.0/index.html');
    expect(home).toContain('<h1>Version 1.0.0 is retired</h1>');
    expect(home).toContain('<a href="/">Start (version 2.0.0)</a>');
  });

  test.each([
    ['api/read/', '<a href="/api/reading/">Reading (version 2.0.0)</a>'],
    ['api/gone/', '<a href="/api/">Overview (version 2.0.0)</a>'],
    ['search/', '<a href="/search/">'],
  ])('has a page at %s that leads to the nearest published page', (route, link) => {
    expect(project.read(`dist/1.0.0/${route}index.html`)).toContain(link);
  });

  test.each(['api/index.md', 'llms.txt'])('is no longer published according to %s', (file) => {
    expect(project.read(`dist/1.0.0/${file}`)).toContain('is no longer published');
  });

  test('is missing in the files for browsers and search engines', () => {
    const manifest = JSON.parse(project.read('dist/versions.json')) as Manifest;
    expect(manifest.versions.map(({ name }) => name)).toEqual(['2.0.0']);
    for (const name of ['page-map.json', 'sitemap.xml']) expect(project.read(`dist/${name}`)).not.toContain('1.0.0');
  });

  test('is listed as retired on the page of all versions', () => {
    expect(project.read('dist/versions/index.html')).toContain(
      '<th scope="row">1.0.0</th><td></td><td>retired</td><td colSpan="4">Leads to <a href="/">2.0.0</a></td>',
    );
  });

  test('needs no entry in the lock', () => {
    rmSync(path.join(project.dir, 'versions.lock.json'));
    expect(project.runOk('merge')).toContain('up to date');
  });
});

test('the policy and the list of pages must agree, and a version comes back when both are removed', async () => {
  const { project } = await makeHistory();
  const refused = (problem: string, ...args: string[]) => {
    const { output, exitCode } = project.run('versions', ...args);
    expect(exitCode).toBe(1);
    expect(output).toContain(problem);
    expect(output).not.toMatch(/^\s+at /m);
  };
  refused('Version 2.0.0 cannot be retired: it is the latest.', '--retire', '2.0.0');
  writePolicy(project, ['1.0.0']);
  refused('there is no retired/1.0.0.json');
  const file = { schema: 1, name: '1.0.0', label: '1.0.0', pages: [] };
  writeFiles(project.dir, { 'retired/1.0.0.json': JSON.stringify(file) });
  expect(listNames(project)).toEqual(['2.0.0']);
  writePolicy(project, []);
  refused('retired/1.0.0.json exists');
  rmSync(path.join(project.dir, 'retired'), { recursive: true });
  expect(listNames(project)).toEqual(['2.0.0', '1.0.0']);
});

test('a page at an address of a retired version stops the build', async () => {
  const { project } = await makeHistory();
  writeFiles(project.dir, {
    'retired/1.0.0.json': JSON.stringify({ schema: 1, name: '1.0.0', label: '1.0.0', pages: [] }),
  });
  writePolicy(project, ['1.0.0']);
  await project.commit(makeDocs('3.0.0', { 'docs/1.0.0/notes.md': '# Notes\n' }));
  await project.git('tag', 'v3.0.0');
  const { output, exitCode } = project.run('build', '3.0.0');
  expect(exitCode).toBe(1);
  expect(output).toContain('Pages of 3.0.0 have addresses that belong to the site: /1.0.0/notes/.');
  expect(output).not.toMatch(/^\s+at /m);
});
