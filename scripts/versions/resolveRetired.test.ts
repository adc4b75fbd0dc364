import { expect, test } from 'vitest';
import { testPolicy } from '../fixture/copyProject.ts';
import { DOCS, makeRepo } from '../testing/makeRepo.ts';
import { resolveVersions } from './resolveVersions.ts';

const policy = { ...testPolicy, retired: ['1.0.0'] };

async function makeTwoReleases() {
  const repo = await makeRepo();
  for (const tag of ['v1.0.0', 'v2.0.0']) {
    await repo.commit({ ...DOCS, 'docs/tag.md': tag });
    await repo.git('tag', tag);
  }
  return repo;
}

const names = async (projectDir: string, retired = policy.retired) =>
  (await resolveVersions({ projectDir, policy: { ...policy, retired } })).versions.map(({ name }) => name);

test('a retired version is left out, and comes back when it is no longer retired', async () => {
  const { dir } = await makeTwoReleases();
  expect(await names(dir)).toEqual(['next', '2.0.0']);
  expect(await names(dir, [])).toEqual(['next', '2.0.0', '1.0.0']);
});

test('a retired version needs no commit, wherever its lock entry leads', async () => {
  const repo = await makeTwoReleases();
  await repo.git('tag', '-d', 'v1.0.0');
  repo.writeLock({ '1.0.0': { ref: 'v1.0.0', commit: 'a'.repeat(40) } });
  expect(await names(repo.dir)).toEqual(['next', '2.0.0']);
});
