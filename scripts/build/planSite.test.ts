import { expect, test } from 'vitest';
import { describeProject } from '../testing/describeProject.ts';
import { DOCS, makeRepo } from '../testing/makeRepo.ts';
import { type BuildInputs, buildKey, planSite } from './planSite.ts';

const inputs: BuildInputs = {
  content: 'c',
  shell: 's',
  api: 'a',
  nodeMajor: '20',
  env: { name: '2.0.0', label: '2.0.0', role: 'older', base: '/2.0.0/', siteBase: '/', editRef: 'docs/2.0.0' },
};

test.each([
  ['content', { content: 'x' }],
  ['shell', { shell: 'x' }],
  ['API', { api: 'x' }],
  ['Node', { nodeMajor: '22' }],
  ['base', { env: { ...inputs.env, base: '/' } }],
  ['state', { env: { ...inputs.env, state: 'ended' as const } }],
  ['role', { env: { ...inputs.env, role: 'latest' as const } }],
])('another %s is another key', (_what, change) => {
  expect(buildKey({ ...inputs, ...change })).not.toBe(buildKey(inputs));
});

test('a release that is checked is the latest, until another commit is checked out', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ ...DOCS, '.gitignore': '.site/\n' });
  const project = { ...describeProject(repo.dir), release: { name: '1.0.0', commit } };
  const { builds } = await planSite(project);
  expect(builds.map(({ version, base }) => [version.name, version.commit, base])).toEqual([
    ['next', commit, '/next/'],
    ['1.0.0', commit, '/'],
  ]);
  await repo.commit({});
  await expect(planSite(project)).rejects.toThrow(`The release of 1.0.0 is of ${commit}`);
});
