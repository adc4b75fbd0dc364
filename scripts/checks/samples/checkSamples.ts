import type { DocsPage } from '../../content/readDocs.ts';
import { findUnknownMembers, listUndocumented, type Undocumented } from './checkMembers.ts';
import { compileSamples, type SampleError } from './compileSamples.ts';
import type { LibraryPackage } from './libraryPackages.ts';
import { listLibraryImports, listSamples, type Sample } from './listSamples.ts';
import { readLibraryTypes } from './readLibraryTypes.ts';

/** A sample that was not checked: because of a mark on its page, or because a package that it imports is not installed. */
interface Excused {
  sample: Sample;
  cause: 'mark' | 'package';
  reason: string;
}

/** What came of the samples and signatures of one version. */
export interface SampleReport {
  checked: number;
  excused: Excused[];
  errors: SampleError[];
  undocumented: Undocumented[];
}

/** Ways to silence the compiler instead of fixing the sample. */
const SILENCERS = /@ts-(ignore|nocheck|expect-error)|\bas any\b|:\s*any\b|<any>/;

interface Options {
  versionName: string;
  pages: readonly DocsPage[];
  packages: readonly LibraryPackage[];
  projectDir: string;
}

/**
 * Check every sample whose packages are installed, and every member that pages name; the rest is excused with a reason.
 */
export function checkSamples({ versionName, pages, packages, projectDir }: Options): SampleReport {
  const installed = new Set(packages.map(({ name }) => name));
  const excused: SampleReport['excused'] = [];
  const toCheck: Sample[] = [];
  for (const sample of pages.flatMap(listSamples)) {
    const missing = listLibraryImports(sample).filter((name) => !installed.has(name));
    if (sample.excuse) excused.push({ sample, cause: 'mark', reason: sample.excuse });
    else if (missing.length > 0)
      excused.push({ sample, cause: 'package', reason: `${missing.join(', ')} of ${versionName} not installed` });
    else toCheck.push(sample);
  }
  const silenced = toCheck
    .filter(({ code, setup }) => SILENCERS.test(code) || SILENCERS.test(setup))
    .map(({ filePath, line }) => ({ filePath, line, message: 'Silences the compiler; fix the sample instead.' }));
  const types = readLibraryTypes(packages, projectDir);
  return {
    checked: toCheck.length,
    excused,
    errors: [...silenced, ...compileSamples(toCheck, packages, projectDir), ...findUnknownMembers(pages, types)],
    undocumented: listUndocumented(pages, types),
  };
}

/** Count the reasons for which samples were excused, the most frequent first. */
export function countReasons(excused: SampleReport['excused']): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of excused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
