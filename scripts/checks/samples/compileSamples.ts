import path from 'node:path';
import ts from 'typescript';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import type { Sample } from '../../samples/listSamples.ts';
import type { Correction } from './correctText.ts';

/** An error of a sample, at a line of the page. */
export interface SampleError {
  filePath: string;
  line: number;
  message: string;
  /** What mends it, where a run tells. */
  correction?: Correction;
}

/** The options of a new project, without any that hides a mistake. */
export const SAMPLE_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node', 'w3c-web-usb', 'dom-webcodecs'],
};

/** Type-check samples against the packages of their version, each as a module of its own. */
export function compileSamples(
  samples: readonly Sample[],
  packages: readonly LibraryPackage[],
  projectDir: string,
): SampleError[] {
  const files = new Map(
    samples.map((sample, index) => [path.join(projectDir, `sample-${index}.tsx`), sample] as const),
  );
  const options: ts.CompilerOptions = {
    ...SAMPLE_OPTIONS,
    typeRoots: [path.join(projectDir, 'node_modules/@types')],
    paths: Object.fromEntries(packages.map(({ name, typesFile }) => [name, [typesFile]])),
  };
  const program = ts.createProgram([...files.keys()], options, createHost(files, options));
  return [...files].flatMap(([file, sample]) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics.map((diagnostic) => locate(diagnostic, sample));
  });
}

function createHost(files: ReadonlyMap<string, Sample>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const textOf = (file: string) => {
    const sample = files.get(path.normalize(file));
    return sample && `${sample.setup}\n${sample.code}\n`;
  };
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, target) => {
    const text = textOf(file);
    return text === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, text, target);
  };
  return host;
}

function locate({ file, start = 0, messageText, code }: ts.Diagnostic, sample: Sample): SampleError {
  const setupLines = sample.setup.split('\n').length;
  const line = file ? file.getLineAndCharacterOfPosition(start).line - setupLines : 0;
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  return { filePath: sample.filePath, line: sample.line + Math.max(0, line), message };
}
