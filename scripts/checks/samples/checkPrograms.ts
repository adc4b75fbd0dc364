import type { LibraryConfig } from '../../../common/library.ts';
import type { DocsPage, Problem } from '../../content/readDocs.ts';
import { findGiven } from '../../samples/findGiven.ts';
import { type JoinedProgram, type LinkedSample, linkSamples } from '../../samples/linkSamples.ts';
import { listNeeds } from '../../samples/listNeeds.ts';
import { listSamples, type Sample } from '../../samples/listSamples.ts';
import type { CompiledBlock, SampleError } from './compileSamples.ts';

export interface CheckedProgram extends JoinedProgram {
  sample: Sample;
}

/** Find blocks that lack the value in their mark. */
export function findWrongGivers(pages: readonly DocsPage[]): Problem[] {
  return pages.flatMap(listSamples).flatMap(({ filePath, line, code, setup, gives }) => {
    if (!gives) return [];
    const { name } = gives;
    if (!findGiven(code, name))
      return [
        { filePath, line, message: `The block gives "${name}", but has no constant of that name at its top level.` },
      ];
    const { values, missing } = listNeeds(`${setup}\n${code}`);
    const needed = [...Object.keys(values), ...missing];
    if (needed.length === 0 && setup === '') return [];
    const what = needed.length > 0 ? `it only declares "${needed.join('", "')}"` : 'it has a setup';
    return [{ filePath, line, message: `The block gives "${name}", but is no whole program: ${what}.` }];
  });
}

/** List the whole programs of checked samples. */
export function listPrograms(
  pages: readonly DocsPage[],
  { library, toCheck }: { library: LibraryConfig; toCheck: readonly Sample[] },
): CheckedProgram[] {
  const checked = new Set(toCheck.map(placeOf));
  const isChecked = (sample: Sample): boolean => checked.has(placeOf(sample));
  return linkSamples(pages, library).flatMap(({ sample, programs }: LinkedSample) =>
    programs
      .filter(({ provider }) => isChecked(sample) && isChecked(provider))
      .map((program) => ({ ...program, sample })),
  );
}

/** Create a compilable block that reports only the program's own errors. */
export const createProgramBlock = ({ sample, typed }: CheckedProgram): CompiledBlock => ({
  filePath: sample.filePath,
  line: 1,
  setup: '',
  code: typed,
  isWhole: true,
});

/** Describe each program's first error, if its blocks are right. */
export function describeProgramErrors(
  programs: readonly CheckedProgram[],
  errorsOf: (program: CheckedProgram) => readonly SampleError[],
  blockErrors: readonly SampleError[],
): SampleError[] {
  const isRight = ({ filePath, line, code }: Sample): boolean => {
    const end = line + code.split('\n').length;
    return !blockErrors.some((error) => error.filePath === filePath && error.line >= line && error.line < end);
  };
  return programs.flatMap((program) => {
    const { sample, provider, label } = program;
    const [error] = errorsOf(program);
    if (!error || !isRight(sample) || !isRight(provider)) return [];
    const message = `The whole program (${label}) is wrong in its line ${error.line}: ${error.message}`;
    return [{ filePath: sample.filePath, line: sample.line, message }];
  });
}

const placeOf = ({ filePath, line }: Sample): string => `${filePath}:${line}`;
