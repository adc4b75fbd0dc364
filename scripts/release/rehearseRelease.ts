import { type Gate, runGates } from '../gates/runGates.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { readHead } from '../tools/git.ts';
import { openRehearsal } from './openRehearsal.ts';
import { recordRelease } from './recordRelease.ts';

/** Separate ports leave a server of the project alone. */
const REHEARSAL_PORT = 4273;

interface Options {
  name: string;
  gates: readonly (readonly Gate[])[];
  prepare?: (cloneDir: string) => Promise<void>;
}

/**
 * Release a version in a clone and run every gate there. The project takes over the builds. Throws a UserError if a gate fails, and
 * keeps the clone.
 */
export async function rehearseRelease(project: Project, { name, gates, prepare }: Options): Promise<void> {
  const rehearsal = await openRehearsal(project);
  await prepare?.(rehearsal.dir);
  const commit = await readHead(rehearsal.dir);
  await recordRelease({ projectDir: rehearsal.dir, name, tag: `${project.policy.tagPrefix}${name}`, commit });
  try {
    const env = { ...process.env, CI: 'true', DOCS_PORT: String(REHEARSAL_PORT) };
    await runGates(gates, rehearsal.dir, env);
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
