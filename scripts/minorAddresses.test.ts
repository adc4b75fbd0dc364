// The whole way with addresses by minor version, on a real repository, with real builds.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '../common/manifest.ts';
import { makeDocs, makeProject } from './testing/makeProject.ts';

test('addresses by minor version stay where a patch replaces another', async () => {
  const project = await makeProject();
  const config = project.read('versions.config.ts');
  await project.commit({
    'versions.config.ts': config.replace("patches: 'all', addresses: 'patch'", "patches: 'newest', addresses: 'minor'"),
    ...makeDocs('1.0.0'),
  });
  await project.git('tag', 'v1.0.0');
  await project.commit(makeDocs('1.1.0'));
  await project.git('tag', 'v1.1.0');
  const publish = () => {
    project.runOk('build');
    project.runOk('merge');
    const { versions } = JSON.parse(project.read('dist/versions.json')) as Manifest;
    return versions.map(({ name, path: base }) => `${name} at ${base}`);
  };
  const has = (name: string) => existsSync(path.join(project.dir, 'dist', name, 'index.html'));

  expect(publish()).toEqual(['next at /next/', '1.1.0 at /', '1.0.0 at /1.0/']);
  expect(['1.0/api', '1.1/api', 'versions/1.0', '1.0/versions'].map(has)).toEqual([true, true, true, true]);
  expect(['1.0.0', '1.1.0', 'versions/1.0.0'].map(has)).toEqual([false, false, false]);
  expect(project.read('dist/1.0/api/index.html')).toContain('The words of 1.0.0.');
  project.runOk('versions', '--accept', '1.0.0');
  await project.git('add', 'versions.lock.json');
  await project.git('commit', '--quiet', '--message', 'lock');

  await project.git('switch', '--quiet', '--detach', 'v1.0.0');
  await project.commit(makeDocs('1.0.1'));
  await project.git('tag', 'v1.0.1');
  await project.git('switch', '--quiet', 'main');
  await project.git('merge', '--quiet', '--strategy=ours', '--no-edit', 'v1.0.1');
  project.runOk('versions', '--accept', '1.0.1');
  await project.git('add', 'versions.lock.json');
  await project.git('commit', '--quiet', '--message', 'lock');

  expect(publish()).toEqual(['next at /next/', '1.1.0 at /', '1.0.1 at /1.0/']);
  expect(project.read('dist/1.0/api/index.html')).toContain('The words of 1.0.1.');
});
