import type { Gate } from '../gates/gate.ts';
import { runGates } from '../gates/runGates.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readHead } from '../tools/git.ts';
import { openRehearsal } from './openRehearsal.ts';
import { recordRelease } from './recordRelease.ts';

/** Ports that the tests of a rehearsal take, so that a server of the project itself is left alone. */
const REHEARSAL_PORT = 4273;

interface Options {
  name: string;
  gates: readonly Gate[];
  /** Changes the clone before it is released. */
  prepare?: (cloneDir: string) => Promise<void>;
}

/**
 * Release a version in a clone of the project and run every gate there: on the site as it would be. The project itself
 * stays as it is, but for the builds, which it takes over. Throws a UserError where a gate fails, and leaves the clone to be
 * looked at.
 */
export async function rehearseRelease(project: Project, { name, gates, prepare }: Options): Promise<void> {
  const rehearsal = await openRehearsal(project);
  await prepare?.(rehearsal.dir);
  const commit = await readHead(rehearsal.dir);
  await recordRelease({ projectDir: rehearsal.dir, name, tag: `${project.policy.tagPrefix}${name}`, commit });
  try {
    const env = { ...process.env, CI: 'true', DOCS_PORT: String(REHEARSAL_PORT) };
    await runGates({ gates, names: [], projectDir: rehearsal.dir, env });
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    throw new UserError(`The site with ${name} does not pass. ${cause.message}`, {
      hint: `Fix it on ${project.policy.nextBranch} and commit. The site that failed is in ${rehearsal.dir}`,
      cause,
    });
  } finally {
    rehearsal.adoptBuilds();
  }
  rehearsal.close();
}
