import { printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { pruneBuilds, pruneResults, readBuildRecord } from './buildFolders.ts';
import type { BuildOptions, Failure } from './buildMissing.ts';
import type { PlannedBuild } from './planSite.ts';

/** Make missing builds in parallel, and print the warnings of all. Throws a UserError with all failures. */
export async function buildAll(options: BuildOptions): Promise<void> {
  const { paths, builds } = options;
  const missing = builds.filter(({ isCached }) => !isCached);
  const failures: Failure[] = [];
  if (missing.length > 0) {
    // Most runs need none.
    const { buildMissing } = await import('./buildMissing.ts');
    failures.push(...(await buildMissing({ ...options, builds: missing })));
  }
  const finished = builds.filter(({ version }) => !failures.some((failure) => failure.version === version));
  await Promise.all([pruneResults(paths), ...finished.map((build) => pruneBuilds(paths, build))]);
  for (const build of finished)
    printWarnings(readBuildRecord(build).warnings.map((warning) => `${build.version.name}: ${warning}`));
  if (failures.length > 0) throw summarizeFailures(failures, builds.length);
}

/** Create one error from all failures. */
export function summarizeFailures(failures: readonly Failure[], total: number): UserError {
  const parts = failures.map(({ version: { name, ref, commit }, text }) => {
    const source = commit ? `${ref} at ${commit}` : ref;
    return `──── ${name} ────\n${source}\n${text}`;
  });
  const names = failures.map(({ version }) => version.name);
  return new UserError(`${parts.join('\n\n')}\n\n${failures.length} of ${total} builds failed: ${names.join(', ')}.`, {
    hint: `Fix the content, then: npm run build -- ${names.join(' ')}`,
  });
}

/** Select builds by the name of their version, `latest` included; all without names. Throws a UserError for an unknown name. */
export function selectBuilds(builds: readonly PlannedBuild[], words: readonly string[]): PlannedBuild[] {
  const known = builds.map(({ version }) => version.name);
  // Without a release, `next` is the latest.
  const latest = builds.find(({ version }) => version.role === 'latest') ?? builds[0];
  const names = words.map((word) => (word === 'latest' && latest ? latest.version.name : word));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No such version: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${known.join(', ')}`,
    });
  }
  return builds.filter(({ version }) => names.length === 0 || names.includes(version.name));
}
