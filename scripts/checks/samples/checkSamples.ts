import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FileCache, keepLater } from '../../../common/docs/FileCache.ts';
import type { Page } from '../../../common/docs/parsePage.ts';
import { canRun, type LibraryConfig } from '../../../common/library.ts';
import { listLibraryNames, readLibraryPackages } from '../../api/libraryPackages.ts';
import { listBreaks } from '../../api/listBreaks.ts';
import { openStateDir, openWorkDir } from '../../build/buildFolders.ts';
import { openVersionDocs } from '../../build/openVersionDocs.ts';
import { readVersionApis } from '../../build/planSite.ts';
import { formatProblems } from '../../content/readDocs.ts';
import { digest, digestFiles } from '../../lib/digest.ts';
import { formatCount, print, printWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';
import { checkOlderSamples } from './checkOlderSamples.ts';
import { writeCorrections } from './corrections.ts';
import { type RunReport, runSamples } from './runSamples.ts';
import {
  type CheckInputs,
  chooseSamples,
  countReasons,
  MAX_COLUMNS,
  type SampleReport,
  typeCheck,
} from './typeCheck.ts';

interface Report extends SampleReport {
  runs?: RunReport;
}

interface Options {
  docs?: string;
  write?: boolean;
}

/** Type-check and run all or the named versions' samples. Without names, errors of docs ahead of the lock are warnings. */
export async function checkSamples(
  project: Project,
  names: readonly string[],
  { docs, write = false }: Options = {},
): Promise<void> {
  if (docs !== undefined && names.length !== 1)
    throw new UserError('The option --docs needs the name of one version.', {
      hint: 'Write, for example: npm run check -- samples 2.0.0 --docs ../docs-2.0.0/docs',
    });
  const { library } = project;
  if (!library) return print('The site documents no library: there are no samples to check.');
  const isRun = readMode() === 'run';
  if (!isRun) print('DOCS_SAMPLES=compile: samples are compiled, and none of them is run.');
  const { projectDir } = project.paths;
  const { docsDir } = project.policy;
  const stateDir = await openStateDir(project.paths.samplesDir, readState(project));
  const cache = new FileCache(path.join(stateDir, 'found'));
  const reports: string[] = [];
  const docsOf = new Map<string, readonly Page[]>();
  for await (const { versionName, pages, api, editedDir } of openVersionDocs(project, names, docs)) {
    if (write && editedDir === undefined) {
      print(`${versionName}: comes from a commit, so nothing is written (--docs names a folder)`);
      continue;
    }
    docsOf.set(versionName, pages);
    const packages = readLibraryPackages(library, versionName);
    const inputs = { library, versionName, pages, api, packages, projectDir, cache };
    const texts = pages.map(({ filePath, text }) => [filePath, text]);
    const report = await keepReport(cache, versionName, [texts, api, isRun], () =>
      checkVersion(project, inputs, isRun),
    );
    const { checked, skipped, lacking, errors: typeErrors, wide, runs } = report;
    const found = [...typeErrors, ...(runs?.errors ?? [])];
    const errors = write && editedDir !== undefined ? writeCorrections(editedDir, found) : found;
    print(
      `${versionName}: ${formatCount(checked, 'block')} checked, ${lacking.length} without their packages, ${skipped.length} skipped by their page, ${formatCount(errors.length, 'error')}`,
    );
    const lackReasons = lacking.map((names) => `${names.join(', ')} of ${versionName} not installed`);
    for (const [reason, count] of countReasons(runs ? skipped : [...lackReasons, ...skipped]))
      print(`  ${count} × ${reason}`);
    if (runs) print(formatRuns(runs, lackReasons));
    if (found.length > errors.length) print(`  ${formatCount(found.length - errors.length, 'block')} written`);
    if (wide.length > 0)
      printWarnings([
        `${versionName}: wider than ${MAX_COLUMNS} columns: ${formatCount(wide.length, 'block')}\n${formatProblems(wide, docsDir).replace(/^/gm, '  ')}`,
      ]);
    if (errors.length === 0) continue;
    reports.push(`${versionName}\n${formatProblems(errors, docsDir)}`);
  }
  if (names.length === 0) reports.push(...(await checkUpgrades(project, library, { docsOf, cache })));
  if (reports.length > 0)
    throw new UserError(reports.join('\n\n'), {
      hint: 'Fix the samples, those of an older version on its branch. What cannot run says why: <!-- not run: … -->',
    });
}

/** Read from the environment whether samples run. They do not where others wrote them and nobody has looked at them yet. */
function readMode(): 'compile' | 'run' {
  const mode = process.env.DOCS_SAMPLES || 'run';
  if (mode === 'compile' || mode === 'run') return mode;
  throw new UserError(`DOCS_SAMPLES is "${mode}".`, { hint: 'Set it to "compile" or "run", or leave it out.' });
}

/** Compile each version's samples with the packages of the next version that has the same ones. `docsOf` has the newest version first. */
async function checkUpgrades(
  project: Project,
  library: LibraryConfig,
  { docsOf, cache }: { docsOf: ReadonlyMap<string, readonly Page[]>; cache: FileCache },
): Promise<string[]> {
  const { projectDir } = project.paths;
  const versions = [...docsOf.keys()];
  const apis = await readVersionApis(project);
  const namesOf = (version: string) => listLibraryNames(library, version).join();
  const reports: string[] = [];
  for (const [at, older] of versions.entries()) {
    const before = versions.slice(0, at).findLastIndex((one) => namesOf(one) !== '' && namesOf(one) === namesOf(older));
    const newer = versions[before];
    const [from, to] = [older, newer].map((name) => apis.find(({ version }) => version === name));
    if (newer === undefined || !from || !to) continue;
    const breaks = [...listBreaks(from, to, library.renames).values()].flat();
    const pages = docsOf.get(older) ?? [];
    const guides = versions.slice(before, at).flatMap((one) => docsOf.get(one)?.filter(isGuide) ?? []);
    const inputs = [pages, guides].map((some) => some.map(({ filePath, source }) => [filePath, source]));
    const { checked, errors } = await keepReport(cache, `${older}-${newer}`, [inputs, breaks], () =>
      checkOlderSamples({
        library,
        projectDir,
        cache,
        guides,
        packages: readLibraryPackages(library, newer),
        older: { versionName: older, pages },
        brokenNames: new Set(breaks.flatMap(({ name }) => name.split('.'))),
      }),
    );
    print(
      `${older} to ${newer}: ${formatCount(checked, 'block')} compiled, ${formatCount(errors.length, 'error')} without a step`,
    );
    if (errors.length > 0)
      reports.push(
        `No step of an upgrade guide up to ${newer} is for these errors of samples of ${older}:\n${formatProblems(errors, project.policy.docsDir)}`,
      );
  }
  return reports;
}

const isGuide = ({ matter }: Page): boolean => matter.upgradeFrom !== undefined;

const keepReport = <Kept>(
  cache: FileCache,
  name: string,
  inputs: unknown,
  check: () => Kept | Promise<Kept>,
): Promise<Kept> => keepLater(cache, `${name}-${digest(JSON.stringify(inputs))}`, check);

function formatRuns({ ran, declarations, impossible }: RunReport, lackReasons: readonly string[]): string {
  const reasons = [...impossible, ...lackReasons];
  // The text after a reason's colon is specific to a sample.
  const kinds = countReasons(reasons.map((reason) => reason.replace(/:.*/s, '')));
  return [
    `  ${ran} run, ${declarations} only declare something, ${reasons.length} do not run`,
    ...kinds.map(([kind, count]) => `    ${count} × ${kind}`),
  ].join('\n');
}

async function checkVersion(project: Project, inputs: CheckInputs, isRun: boolean): Promise<Report> {
  const { library, versionName } = inputs;
  const report: Report = typeCheck(inputs);
  if (!isRun || !canRun(library)) return report;
  const workDir = await openWorkDir(project.paths.workDir, `runs-${versionName}`);
  const samples = report.errors.length > 0 ? [] : chooseSamples(inputs).toCheck;
  return { ...report, runs: await runSamples({ ...inputs, library, samples, workDir }) };
}

const CODE_DIR = path.join(import.meta.dirname, '../..');

/** Digest what decides a report beside the docs: Node.js, the packages and the own code. */
function readState({ library, paths }: Project): string {
  const lock = readFileSync(path.join(paths.projectDir, 'package-lock.json'));
  const ownDirs = library ? [path.relative(CODE_DIR, library.dir)] : [];
  const code = digestFiles(CODE_DIR, ['api', 'checks/samples', 'content', 'samples', '../common', ...ownDirs]);
  return digest(process.version + digest(lock) + code);
}
