import type { FileCache } from '../../../common/docs/FileCache.ts';
import type { Page } from '../../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../../common/library.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { isNamedBy, readGuide } from '../../content/readGuide.ts';
import { compileSamples } from './compileSamples.ts';
import type { SampleError } from './corrections.ts';
import { chooseSamples } from './typeCheck.ts';

interface OlderSamples {
  library: LibraryConfig;
  projectDir: string;
  /** As that of `CheckInputs`. */
  cache?: FileCache | undefined;
  older: { versionName: string; pages: readonly Page[] };
  packages: readonly LibraryPackage[];
  /** Of the versions after the older one, up to that of the packages. */
  guides: readonly Page[];
  /** Each part of each name that breaks. */
  brokenNames: ReadonlySet<string>;
}

/** Compile the samples of an older version with the packages of a newer one. Lists the errors that belong to no step of a guide. */
export function checkOlderSamples({ older, guides, brokenNames, ...types }: OlderSamples) {
  const samples = chooseSamples({ library: types.library, ...older }).toCheck;
  const steps = guides.flatMap((guide) => readGuide(guide).steps);
  const isNamed = ({ names = [] }: SampleError) =>
    names.some((name) => brokenNames.has(name) && steps.some((step) => isNamedBy(name, step)));
  const found = compileSamples(samples, types);
  return { checked: samples.length, errors: found.flatMap((errors) => leaveOut(errors, isNamed)) };
}

/** What follows the error of a step in the same sample can come from it. */
function leaveOut(errors: readonly SampleError[], isNamed: (error: SampleError) => boolean): SampleError[] {
  const first = errors.findIndex(isNamed);
  return first < 0 ? [...errors] : errors.slice(0, first);
}
