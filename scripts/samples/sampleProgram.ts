import path from 'node:path';
import ts from 'typescript';
import type { Sample } from './listSamples.ts';

/** Strict options of a new project; the last ones are from Vite's templates. */
const SAMPLE_OPTIONS: ts.CompilerOptions = {
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
  verbatimModuleSyntax: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/** Types come from here. */
export interface SampleTypes {
  projectDir: string;
  /** Files with the declarations of packages, by the name that samples import. */
  typesFiles: ReadonlyMap<string, string>;
}

/** Name the file of a block in a program. */
export const blockFile = (projectDir: string, index: number): string => path.join(projectDir, `sample-${index}.tsx`);

/** Join a block with its hidden lines, as programs have it. */
export const blockText = ({ setup, code }: Pick<Sample, 'setup' | 'code'>): string => `${setup}\n${code}\n`;

/** Create a program of files. `texts` has those that are not on the disk, by path. */
export function createSampleProgram(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  { projectDir, typesFiles }: SampleTypes,
  other: ts.CompilerOptions = {},
): ts.Program {
  const options: ts.CompilerOptions = {
    ...SAMPLE_OPTIONS,
    typeRoots: [path.join(projectDir, 'node_modules/@types')],
    paths: Object.fromEntries([...typesFiles].map(([name, file]) => [name, [file]])),
    ...other,
  };
  return ts.createProgram([...files], options, createHost(texts, options));
}

/** Files by path. Every program has the same options, so they parse and bind a file alike. */
const parsed = new Map<string, ts.SourceFile>();

/** Reads and parses each file of types once in this process, for all programs. */
function createHost(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  if (options.types?.length === 0)
    host.resolveTypeReferenceDirectiveReferences = (names) =>
      names.map(() => ({ resolvedTypeReferenceDirective: undefined }));
  const textOf = (file: string) => texts.get(path.normalize(file));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, target) => {
    const text = textOf(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    const source = parsed.get(file) ?? getSourceFile(file, target);
    if (source) parsed.set(file, source);
    return source;
  };
  return host;
}
