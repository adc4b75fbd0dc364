import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { openVersionDocs } from '../checks/docs/openVersionDocs.ts';
import { listPrograms } from '../checks/samples/checkPrograms.ts';
import {
  type CheckInputs,
  checkSamples as checkAll,
  chooseSamples,
  countReasons,
  type SampleReport,
} from '../checks/samples/checkSamples.ts';
import { MAX_COLUMNS, type WideSample } from '../checks/samples/listWideSamples.ts';
import { type ProgramReport, runPrograms } from '../checks/samples/runPrograms.ts';
import { type RunReport, runSamples } from '../checks/samples/runSamples.ts';
import { writeCorrections } from '../checks/samples/writeCorrections.ts';
import { formatProblems } from '../content/readDocs.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { formatCount, print, printWarnings, reportWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** What the check of a version's samples found, and what running them gave. */
interface Report extends SampleReport {
  runs: RunReport;
  programs: ProgramReport;
}

interface Options {
  /** Folder of the docs of the one named version. */
  docs?: string;
  /** Write what the runs gave into the pages. */
  write?: boolean;
}

/**
 * Type-check the TypeScript of every version's pages, or of the named ones, against that version's packages, and run what does
 * something against a simulated device. Without names, errors of docs ahead of the lock are only warnings.
 */
export async function checkSamples(
  project: Project,
  names: readonly string[],
  { docs, write = false }: Options = {},
): Promise<void> {
  if (docs !== undefined && names.length !== 1)
    throw new UserError('The option --docs needs the name of one version.', {
      hint: 'Write, for example: npm run check:samples -- 2.0.0 --docs ../docs-2.0.0/docs',
    });
  const { projectDir } = project.paths;
  const { docsDir } = project.policy;
  const reports: string[] = [];
  for await (const { versionName, pages, isAhead, editedDir } of openVersionDocs(project, names, docs)) {
    if (write && editedDir === undefined) {
      print(`${versionName}: comes from a commit, so nothing is written (--docs names a folder)`);
      continue;
    }
    const packages = readLibraryPackages(projectDir, versionName);
    const inputs = { versionName, pages, packages, projectDir };
    const {
      checked,
      skipped,
      errors: typeErrors,
      undocumented,
      wide,
      runs,
      programs,
    } = await readOrCheck(project, inputs);
    const found = [...typeErrors, ...runs.errors, ...programs.errors];
    const errors = write && editedDir !== undefined ? writeCorrections(editedDir, found) : found;
    const count = (cause: SampleReport['skipped'][number]['cause']) =>
      skipped.filter((one) => one.cause === cause).length;
    print(
      `${versionName}: ${formatCount(checked, 'block')} checked, ${count('package')} without their packages, ${count('mark')} skipped by their page, ${formatCount(errors.length, 'error')}`,
    );
    for (const [reason, count] of countReasons(skipped)) print(`  ${count} × ${reason}`);
    if (runs.ran > 0) print(formatRuns(runs));
    if (programs.ran > 0) print(`  ${programs.ran} whole programs run`);
    if (found.length > errors.length) print(`  ${found.length - errors.length} blocks written`);
    for (const { className, members } of undocumented) print(`  no page names ${className}: ${members.join(', ')}`);
    if (wide.length > 0) printWarnings([formatWide(versionName, wide, docsDir)]);
    if (errors.length === 0) continue;
    const report = `${versionName}\n${formatProblems(errors, docsDir)}`;
    if (isAhead && names.length === 0) reportWarnings([report]);
    else reports.push(report);
  }
  if (reports.length > 0)
    throw new UserError(reports.join('\n\n'), {
      hint: 'Fix the samples on the branch of their version. What cannot run says why: <!-- not run: … -->',
    });
}

/** Count what ran, and the kinds of reasons why the rest did not. */
function formatRuns({ ran, declarations, impossible }: RunReport): string {
  // What stands behind the colon of a reason is one sample's own.
  const kinds = countReasons(impossible.map(({ reason }) => ({ reason: reason.replace(/:.*/s, '') })));
  return [
    `  ${ran} run, ${declarations} only declare something, ${impossible.length} do not run`,
    ...kinds.map(([kind, count]) => `    ${count} × ${kind}`),
  ].join('\n');
}

/** Readers have to scroll such samples sideways. That fails nothing. */
const formatWide = (versionName: string, wide: readonly WideSample[], docsDir: string): string =>
  [
    `${versionName}: ${wide.length} blocks are wider than ${MAX_COLUMNS} columns`,
    ...wide.map(({ filePath, line, columns }) => `  ${docsDir}/${filePath}:${line}: ${columns} columns`),
  ].join('\n');

/** Compile and run only if samples, packages, the device or the check itself changed since the last time. */
async function readOrCheck(project: Project, inputs: CheckInputs): Promise<Report> {
  const lock = readFileSync(path.join(project.paths.projectDir, 'package-lock.json'));
  const key = digest(
    JSON.stringify([
      inputs.versionName,
      inputs.pages.map(({ filePath, text }) => [filePath, text]),
      digest(lock),
      readOwnCode(project),
    ]),
  ).slice(0, 16);
  const file = path.join(project.paths.samplesDir, `${inputs.versionName}-${key}.json`);
  // Written below, by this code.
  const kept = readCached(file) as Report | undefined;
  if (kept) return kept;
  const checked = checkAll(inputs);
  const workDir = path.join(project.paths.workDir, 'runs', inputs.versionName);
  // What does not compile is mended first.
  const samples = checked.errors.length > 0 ? [] : chooseSamples(inputs).toCheck;
  const runs = await runSamples({ ...inputs, samples, workDir });
  const programs = await runPrograms({ ...inputs, programs: listPrograms(inputs.pages, samples), workDir });
  const report = { ...checked, runs, programs };
  writeCached(file, report);
  return report;
}

const readOwnCode = ({ codeDir }: Project): string =>
  digestFiles(codeDir, ['api', 'checks/samples', 'content', 'samples', '../common', '../library'], () => true);
