import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { readApiText } from '../api/readApiKnowledge.ts';
import { buildAll, selectBuilds } from '../build/buildAll.ts';
import { readBuildRecord } from '../build/buildFolders.ts';
import { listVersionNames } from '../build/checkProject.ts';
import { createTarget, type PlannedBuild, planBuilds, planSite } from '../build/planSite.ts';
import { readShellDigest } from '../build/shellFiles.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { formatCount, formatTable, print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { createRef, isAncestor, listRefs, readHead, requireRepository } from '../tools/git.ts';
import { chooseSources, kindOf } from '../versions/chooseSources.ts';
import { requireCommits, resolveVersions } from '../versions/resolveVersions.ts';
import { retiredApiFile, retiredFile, writeRetired } from '../versions/retiredVersions.ts';
import { type LockEntry, readLock, writeLock } from '../versions/versionsLock.ts';

interface Options {
  json?: boolean;
  matrix?: boolean;
  output?: string;
  accept?: string;
  refs?: boolean;
}

/** List the versions: as a table, as JSON, or as the matrix of a CI job. */
export async function versions(project: Project, options: Options): Promise<void> {
  if (options.accept !== undefined) {
    const entry = await acceptVersion(project, options.accept);
    print(`versions.lock.json: ${options.accept} is ${entry.ref} at ${entry.commit}. Commit it.`);
    await warnUnreachable(project, options.accept, entry.commit);
    return;
  }
  if (options.refs) return createRefs(project);
  const { builds, warnings } = await planSite(project);
  if (options.matrix) await printMatrix(builds, options.output);
  else if (options.json) print(JSON.stringify(builds.map(describeBuild), null, 2));
  else print(formatBuilds(builds.map(describeBuild)));
  printWarnings(warnings);
}

/**
 * Write the list of a version's pages, which answers its addresses, after a last build if needed, and print what to write into the
 * policy. Throws a UserError for an unknown name, the latest and `next`.
 */
export async function retire({ paths, policy, settings, library }: Project, name: string): Promise<void> {
  const living = { ...policy, retired: policy.retired.filter((other) => other !== name) };
  const { versions } = await resolveVersions({ projectDir: paths.projectDir, policy: living });
  const found = versions.find((version) => version.name === name);
  if (found?.role === 'latest' || found?.role === 'next')
    throw new UserError(
      `Version ${name} cannot be retired: it is ${found.role === 'next' ? 'unreleased' : 'the latest'}.`,
      { hint: 'A version can be retired when a newer one is released.' },
    );
  const targets = versions.map((version) => createTarget(version, living, settings.base));
  const plan = await planBuilds({ paths, library }, targets, readShellDigest(paths.projectDir));
  const builds = selectBuilds(plan.builds, [name]);
  await buildAll({ paths, builds, versionNames: listVersionNames(versions, living), jobs: 1 });
  const pages = builds.flatMap((build) => readBuildRecord(build).pages);
  writeRetired(paths.projectDir, { name, label: found?.label ?? name, pages });
  const api = found && (await readApiText(paths, found)).text;
  if (api) replaceFile(path.join(paths.projectDir, retiredApiFile(name)), api);
  const names = [...living.retired, name].map((text) => `'${text}'`).join(', ');
  print(
    `${retiredFile(name)}: ${formatCount(pages.length, 'page')}. Write this into versions.config.ts, and commit both:`,
  );
  print(`  retired: [${names}],`);
}

function formatBuilds(rows: readonly ReturnType<typeof describeBuild>[]): string {
  const cells = rows.map((row) => Object.values({ ...row, commit: row.commit.slice(0, 12) }).map(String));
  return formatTable([Object.keys(rows[0] ?? {}), ...cells]);
}

function describeBuild({ version, base, isCached }: PlannedBuild) {
  const { name, label, ref, commit, date, role, lockState } = version;
  return {
    name,
    label,
    path: base,
    ref,
    commit,
    date,
    latest: role === 'latest',
    build: isCached ? 'cached' : 'to build',
    lock: lockState,
  };
}

async function printMatrix(builds: readonly PlannedBuild[], output: string | undefined): Promise<void> {
  const matrix = JSON.stringify({ include: builds.map(({ version, key }) => ({ name: version.name, key })) });
  if (output) await appendFile(output, `matrix=${matrix}\n`);
  else print(matrix);
}

/** Lock a version at its ref's commit, after the ref was changed by hand. Throws a UserError without such a ref. */
async function acceptVersion({ paths, policy }: Project, name: string): Promise<LockEntry> {
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

async function warnUnreachable({ paths }: Project, name: string, commit: string): Promise<void> {
  if (await isAncestor(paths.projectDir, commit, await readHead(paths.projectDir))) return;
  printWarnings([
    `the commit of ${name} is not in this branch's history; before you push: git merge -s ours ${commit}`,
  ]);
}

/** Create the lock's tags and branches that this clone lacks, except for retired versions. Existing refs stay. */
async function createRefs({ paths, policy }: Project): Promise<void> {
  await requireRepository(paths.projectDir);
  const present = await listRefs(paths.projectDir, policy.remote);
  const locked = Object.entries(readLock(paths.projectDir))
    .map(([name, entry]) => ({ name, ...entry }))
    .filter(({ name }) => !policy.retired.includes(name));
  // Checked first: all refs are created or none.
  await requireCommits(paths.projectDir, policy, locked);
  for (const { ref, commit } of locked) {
    const kind = kindOf(ref, policy);
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
