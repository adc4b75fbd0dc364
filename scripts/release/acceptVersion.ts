import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { listRefs, requireRepository } from '../tools/git.ts';
import { chooseSources } from '../versions/chooseSources.ts';
import { type LockEntry, readLock, writeLock } from '../versions/versionsLock.ts';

/** Lock a version at its ref's commit, after the ref was changed by hand. Throws a UserError without such a ref. */
export async function acceptVersion({ paths, policy }: Project, name: string): Promise<LockEntry> {
  await requireRepository(paths.projectDir);
  const { [name]: _old, ...others } = readLock(paths.projectDir);
  const source = chooseSources(
    await listRefs(paths.projectDir, policy.remote),
    {},
    { ...policy, retired: [], includePrereleases: true },
  ).find((candidate) => candidate.name === name);
  if (!source) {
    throw new UserError(`No tag or branch of this clone is version ${JSON.stringify(name)}.`, {
      hint: `Create ${policy.tagPrefix}${name} or ${policy.branchPrefix}${name} first, or fetch it.`,
    });
  }
  const entry = { ref: source.ref, commit: source.commit };
  writeLock(paths.projectDir, { ...others, [name]: entry });
  return entry;
}
