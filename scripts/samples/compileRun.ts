import { SourceMap } from 'node:module';
import { transformSync } from 'esbuild';
import type { SampleField } from '../../common/samples.ts';
import type { Sample } from './listSamples.ts';

interface Options {
  values: object;
  /** Maps a package to its module; undefined leaves it. */
  moduleOf: (name: string) => string | undefined;
}

interface CompiledRun {
  code: string;
  /** Sample line for each module line, both from 1. */
  lines: number[];
}

/** Compile a sample to a module, with values and fields from the globals `sampleValues` and `sampleFields`. */
export function compileRun(
  { setup, code, fields }: Pick<Sample, 'setup' | 'code' | 'fields'>,
  { values, moduleOf }: Options,
): CompiledRun {
  const head = `const { ${Object.keys(values).join(', ')} } = globalThis.sampleValues;`;
  const before = `${head}\n${setup}\n`;
  const compiled = transformSync(`${before}${insertFields(code, fields)}\n`, {
    loader: 'tsx',
    format: 'esm',
    target: 'es2022',
    // Nothing else may load a module: a comment could name one for JSX.
    jsx: 'preserve',
    supported: { 'dynamic-import': false },
    sourcemap: 'external',
    sourcefile: 'sample.tsx',
  });
  const headLines = before.split('\n').length - 1;
  return {
    code: compiled.code.replace(/(\bfrom\s*|\bimport\s*)"([^"]+)"/g, (all, start: string, name: string) => {
      const module = moduleOf(name);
      return module === undefined ? all : `${start}"./${module}"`;
    }),
    lines: listLines(compiled, headLines),
  };
}

const insertFields = (code: string, fields: readonly SampleField[]): string =>
  fields.reduce((text, { name, literal }) => text.replaceAll(literal, `globalThis.sampleFields.${name}`), code);

function listLines({ code, map }: { code: string; map: string }, headLines: number): number[] {
  const sourceMap = new SourceMap(JSON.parse(map));
  return code
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const entry = sourceMap.findEntry(index, line.length - line.trimStart().length);
      return Math.max(1, 'originalLine' in entry ? entry.originalLine + 1 - headLines : 1);
    });
}
