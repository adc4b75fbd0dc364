import { RUN_PARAMETER } from '../../../common/sampleRuns.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import type { DocsPage } from '../../content/readDocs.ts';
import { listLibraryImports, listLonelyPackets, listSamples, type Sample } from '../../samples/listSamples.ts';
import { findUnknownMembers, listUndocumented, type Undocumented } from './checkMembers.ts';
import { createProgramBlock, describeProgramErrors, findWrongGivers, listPrograms } from './checkPrograms.ts';
import { compileSamples, type SampleError } from './compileSamples.ts';
import { listWideSamples, type WideSample } from './listWideSamples.ts';
import { readLibraryTypes } from './readLibraryTypes.ts';

/** A sample that was not checked, because of a comment on its page or because a package that it imports is not installed. */
interface SkippedSample {
  sample: Sample;
  cause: 'mark' | 'package';
  reason: string;
}

/** Result of the check of samples and signatures of one version. */
export interface SampleReport {
  checked: number;
  skipped: SkippedSample[];
  errors: SampleError[];
  undocumented: Undocumented[];
  wide: WideSample[];
}

/** Ways to suppress errors of the compiler. */
const SUPPRESSIONS = /@ts-(ignore|nocheck|expect-error)|\bas any\b|:\s*any\b|<any>/;

export interface CheckInputs {
  versionName: string;
  pages: readonly DocsPage[];
  packages: readonly LibraryPackage[];
  projectDir: string;
}

/**
 * Check every sample whose packages are installed, and every member that pages name; the rest is skipped with a reason.
 */
export function checkSamples(inputs: CheckInputs): SampleReport {
  const { pages, packages, projectDir } = inputs;
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
  };
}

/** Compile samples and, in the same run of the compiler, the whole programs that readers can copy. */
function compile(samples: readonly Sample[], { pages, packages, projectDir }: CheckInputs): SampleError[] {
  const programs = listPrograms(pages, samples);
  const found = compileSamples([...samples, ...programs.map(createProgramBlock)], packages, projectDir);
  const errors = found.slice(0, samples.length).flat();
  const errorsOf = new Map(programs.map((program, index) => [program, found[samples.length + index] ?? []]));
  return [...errors, ...describeProgramErrors(programs, (program) => errorsOf.get(program) ?? [], errors)];
}

/** Find fields that would change nothing. */
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

/** Find packets that nothing compares. */
const findLonelyPackets = (page: DocsPage): SampleError[] =>
  listLonelyPackets(page).map((line) => ({
    filePath: page.filePath,
    line,
    message: 'Packets come from a run: put the block right below a sample, or below the Output of one.',
  }));

/** Choose the samples whose packages are installed; the rest is skipped with a reason. */
export function chooseSamples({ versionName, pages, packages }: CheckInputs) {
  const installed = new Set(packages.map(({ name }) => name));
  const skipped: SkippedSample[] = [];
  const toCheck: Sample[] = [];
  for (const sample of pages.flatMap(listSamples)) {
    const missing = listLibraryImports(sample).filter((name) => !installed.has(name));
    if (sample.skipReason) skipped.push({ sample, cause: 'mark', reason: sample.skipReason });
    else if (missing.length > 0)
      skipped.push({ sample, cause: 'package', reason: `${missing.join(', ')} of ${versionName} not installed` });
    else toCheck.push(sample);
  }
  return { toCheck, skipped };
}

/** Count the reasons for which samples were skipped, the most frequent first. */
export function countReasons(skipped: readonly { reason: string }[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
