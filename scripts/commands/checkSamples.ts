import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLibraryPackages } from '../api/libraryPackages.ts';
import { openVersionDocs } from '../checks/docs/openVersionDocs.ts';
import { checkSamples as checkAll, countReasons, type SampleReport } from '../checks/samples/checkSamples.ts';
import { MAX_COLUMNS, type WideSample } from '../checks/samples/listWideSamples.ts';
import { formatProblems } from '../content/readDocs.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { print, printWarnings, reportWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/**
 * Type-check the TypeScript of every version's pages, or of the named ones, against that version's packages. Without names,
 * errors of docs ahead of the lock are only warnings.
 */
export async function checkSamples(project: Project, names: readonly string[]): Promise<void> {
  const { projectDir } = project.paths;
  const reports: string[] = [];
  for await (const { versionName, pages, isAhead } of openVersionDocs(project, names)) {
    const packages = readLibraryPackages(projectDir, versionName);
    const inputs = { versionName, pages, packages, projectDir };
    const { checked, skipped, errors, undocumented, wide } = readOrCheck(project, inputs, () => checkAll(inputs));
    const count = (cause: SampleReport['skipped'][number]['cause']) =>
      skipped.filter((one) => one.cause === cause).length;
    print(
      `${versionName}: ${checked} blocks checked, ${count('package')} without their packages, ${count('mark')} skipped by their page, ${errors.length} errors`,
    );
    for (const [reason, count] of countReasons(skipped)) print(`  ${count} × ${reason}`);
    for (const { className, members } of undocumented) print(`  no page names ${className}: ${members.join(', ')}`);
    if (wide.length > 0) printWarnings([formatWide(versionName, wide)]);
    if (errors.length === 0) continue;
    const report = `${versionName}\n${formatProblems(errors)}`;
    if (isAhead && names.length === 0) reportWarnings([report]);
    else reports.push(report);
  }
  if (reports.length > 0)
    throw new UserError(reports.join('\n\n'), { hint: 'Fix the samples on the branch of their version.' });
}

/** Readers have to scroll such samples sideways. That fails nothing. */
const formatWide = (versionName: string, wide: readonly WideSample[]): string =>
  [
    `${versionName}: ${wide.length} blocks are wider than ${MAX_COLUMNS} columns`,
    ...wide.map(({ filePath, line, columns }) => `  docs/${filePath}:${line}: ${columns} columns`),
  ].join('\n');

/** Run the compiler only if samples, packages or the check itself changed since the last time. */
function readOrCheck(
  project: Project,
  inputs: Parameters<typeof checkAll>[0],
  check: () => SampleReport,
): SampleReport {
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
  const kept = readCached(file) as SampleReport | undefined;
  if (kept) return kept;
  const report = check();
  writeCached(file, report);
  return report;
}

const readOwnCode = ({ codeDir }: Project): string =>
  digestFiles(codeDir, ['api', 'checks/samples', 'content'], () => true);
