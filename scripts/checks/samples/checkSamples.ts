import type { ApiFile } from '../../../common/apiFile.ts';
import type { LibraryConfig } from '../../../common/library.ts';
import { RUN_PARAMETER } from '../../../common/sampleRuns.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import type { DocsPage } from '../../content/readDocs.ts';
import { listLibraryImports } from '../../samples/listLibraryImports.ts';
import { listLonelyPackets, listSamples, type Sample } from '../../samples/listSamples.ts';
import { listUnknownUses } from '../../samples/listSymbolUses.ts';
import { findUnknownMembers, listUndocumented, type Undocumented } from './checkMembers.ts';
import { createProgramBlock, describeProgramErrors, findWrongGivers, listPrograms } from './checkPrograms.ts';
import { compileSamples, type SampleError } from './compileSamples.ts';
import { listWideSamples, type WideSample } from './listWideSamples.ts';
import { readLibraryTypes } from './readLibraryTypes.ts';

interface SkippedSample {
  sample: Sample;
  cause: 'mark' | 'package';
  reason: string;
}

export interface SampleReport {
  checked: number;
  skipped: SkippedSample[];
  errors: SampleError[];
  undocumented: Undocumented[];
  wide: WideSample[];
  /** Without an API file, nothing is known. */
  symbols?: ReturnType<typeof listUnknownUses>;
}

const SUPPRESSIONS = /@ts-(ignore|nocheck|expect-error)|\bas any\b|:\s*any\b|<any>/;

export interface CheckInputs {
  library: LibraryConfig;
  versionName: string;
  pages: readonly DocsPage[];
  packages: readonly LibraryPackage[];
  projectDir: string;
  api?: ApiFile | undefined;
}

/** Check samples with installed packages, and all named members; skip the rest with a reason. */
export function checkSamples(inputs: CheckInputs): SampleReport {
  const { pages, packages, projectDir, api } = inputs;
  const { toCheck, skipped } = chooseSamples(inputs);
  const silenced = toCheck
    .filter(({ code, setup }) => SUPPRESSIONS.test(code) || SUPPRESSIONS.test(setup))
    .map(({ filePath, line }) => ({
      filePath,
      line,
      message: 'The sample suppresses errors of the compiler. Fix the sample instead.',
    }));
  const types = readLibraryTypes(packages, projectDir);
  return {
    checked: toCheck.length,
    skipped,
    errors: [
      ...silenced,
      ...toCheck.flatMap(findWrongFields),
      ...pages.flatMap(findLonelyPackets),
      ...findWrongGivers(pages),
      ...compile(toCheck, inputs),
      ...findUnknownMembers(pages, types),
    ],
    undocumented: listUndocumented(pages, types),
    wide: listWideSamples(pages.flatMap(listSamples)),
    ...(api && { symbols: listUnknownUses({ pages, packages, projectDir, api }) }),
  };
}

function compile(samples: readonly Sample[], { library, pages, packages, projectDir }: CheckInputs): SampleError[] {
  const programs = listPrograms(pages, { library, toCheck: samples });
  const found = compileSamples([...samples, ...programs.map(createProgramBlock)], packages, projectDir);
  const errors = found.slice(0, samples.length).flat();
  const errorsOf = new Map(programs.map((program, index) => [program, found[samples.length + index] ?? []]));
  return [...errors, ...describeProgramErrors(programs, (program) => errorsOf.get(program) ?? [], errors)];
}

const findWrongFields = ({ filePath, line, code, fields }: Sample): SampleError[] =>
  fields
    .filter(({ name, literal }) => name === '' || name === RUN_PARAMETER || !code.includes(literal))
    .map(({ name, literal }) => ({
      filePath,
      line,
      message: describeWrongField(name, literal),
    }));

function describeWrongField(name: string, literal: string): string {
  if (name === '') return `A field is written as <!-- field path: '/a' -->, not as "${literal}".`;
  if (name === RUN_PARAMETER)
    return `A field cannot have the name "${name}": the address of the page uses it. Take another.`;
  return `The sample has no text ${literal}, which the field "${name}" is for.`;
}

const findLonelyPackets = (page: DocsPage): SampleError[] =>
  listLonelyPackets(page).map((line) => ({
    filePath: page.filePath,
    line,
    message: 'Packets come from a run: put the block right below a sample, or below the Output of one.',
  }));

/** Choose samples with installed packages; skip the rest with a reason. */
export function chooseSamples({ library, versionName, pages, packages }: CheckInputs) {
  const installed = new Set(packages.map(({ name }) => name));
  const skipped: SkippedSample[] = [];
  const toCheck: Sample[] = [];
  for (const sample of pages.flatMap(listSamples)) {
    const missing = listLibraryImports(sample, library).filter((name) => !installed.has(name));
    if (sample.skipReason) skipped.push({ sample, cause: 'mark', reason: sample.skipReason });
    else if (missing.length > 0)
      skipped.push({ sample, cause: 'package', reason: `${missing.join(', ')} of ${versionName} not installed` });
    else toCheck.push(sample);
  }
  return { toCheck, skipped };
}

/** Count the reasons for skipped samples, most frequent first. */
export function countReasons(skipped: readonly { reason: string }[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
