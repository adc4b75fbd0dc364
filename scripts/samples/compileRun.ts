import { transformSync } from 'esbuild';
import { moduleFileOf } from './bundleRuntime.ts';
import type { Sample } from './listSamples.ts';

/** Lines before the setup of a compiled sample. */
const HEAD_LINES = 1;

interface Options {
  /** Values that the sample declares, by their names: the process that runs it gives them. */
  values: object;
  /** Name of the source in stacks. */
  sourceName: string;
}

/** Compile a sample to a module that stands beside the modules of a runtime. It has a source map. */
export function compileRun({ setup, code }: Pick<Sample, 'setup' | 'code'>, { values, sourceName }: Options): string {
  const head = `const { ${Object.keys(values).join(', ')} } = globalThis.sampleValues;`;
  const { code: compiled } = transformSync(`${head}\n${setup}\n${code}\n`, {
    loader: 'tsx',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcefile: sourceName,
  });
  return compiled.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)"(@yume-chan\/[\w-]+|(?:node:)?net)"/g,
    (_all, start: string, name: string) => `${start}"./${moduleFileOf(name)}"`,
  );
}

/** Turn a line of the compiled source into a line of the page. Both count from 1; 0 is unknown, and leads to the first line. */
export function lineOnPage({ setup, line }: Pick<Sample, 'setup' | 'line'>, compiledLine: number): number {
  const offset = compiledLine - HEAD_LINES - setup.split('\n').length - 1;
  return line + Math.max(0, offset);
}
