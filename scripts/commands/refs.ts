import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { createRef, listRefs, requireRepository } from '../tools/git.ts';
import { requireCommits } from '../versions/requireCommits.ts';
import { readLock } from '../versions/versionsLock.ts';

/** Create the lock's tags and branches that this clone lacks, except for retired versions. Existing refs stay. */
export async function refs({ paths, policy }: Project): Promise<void> {
  await requireRepository(paths.projectDir);
  const present = await listRefs(paths.projectDir, policy.remote);
  const locked = Object.entries(readLock(paths.projectDir))
    .map(([name, entry]) => ({ name, ...entry }))
    .filter(({ name }) => !policy.retired.includes(name));
  // Checked first: all refs are created or none.
  await requireCommits(paths.projectDir, policy, locked);
  for (const { ref, commit } of locked) {
    const kind = ref.startsWith(policy.branchPrefix) ? 'branch' : 'tag';
    const existing = present.find((candidate) => candidate.name === ref && candidate.kind === kind);
    if (existing) {
      print(
        existing.commit === commit
          ? `${ref} is there.`
          : `${ref} is there, at ${existing.commit}; the lock has ${commit}.`,
      );
      continue;
    }
    await createRef(paths.projectDir, { kind, name: ref, commit });
    print(`${ref} created at ${commit}.`);
  }
}
