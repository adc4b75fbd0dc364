import path from 'node:path';
import ts from 'typescript';
import { type FileCache, keepEach } from '../../../common/docs/FileCache.ts';
import type { LibraryConfig } from '../../../common/library.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { digest } from '../../lib/digest.ts';
import { createHost } from '../../samples/createHost.ts';
import type { Sample } from '../../samples/listSamples.ts';
import type { SampleError } from './corrections.ts';

type CompiledBlock = Pick<Sample, 'filePath' | 'line' | 'setup' | 'code'>;

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
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

interface SampleTypes {
  library: LibraryConfig;
  packages: readonly LibraryPackage[];
  projectDir: string;
  /** Of one state of the packages and of the code: keeps the errors of each block. */
  cache?: FileCache | undefined;
}

/** With its line in the block, from 0. */
type BlockError = Required<Pick<SampleError, 'line' | 'message' | 'names'>>;

/** Create the compiler options for samples that import these packages. */
const createSampleOptions = ({ library, packages, projectDir }: SampleTypes): ts.CompilerOptions => ({
  ...SAMPLE_OPTIONS,
  types: ['node', ...(library.sampleTypes ?? [])],
  typeRoots: [path.join(projectDir, 'node_modules/@types'), path.join(library.dir, 'node_modules/@types')],
  paths: Object.fromEntries(packages.map(({ name, typesFile }) => [name, [typesFile]])),
});

/** Type-check blocks as separate modules. Lists each block's errors. */
export function compileSamples(blocks: readonly CompiledBlock[], { cache, ...types }: SampleTypes): SampleError[][] {
  const options = createSampleOptions(types);
  const found = keepEach<CompiledBlock, BlockError[]>(cache, blocks, {
    keyOf: ({ setup, code }) => `${digest(JSON.stringify([setup, code, options]))}-errors`,
    make: (missing) => compile(missing, options, types.projectDir),
  });
  return blocks.map((block) =>
    (found.get(block) ?? []).map(({ line, ...error }) => ({
      filePath: block.filePath,
      line: block.line + line,
      ...error,
    })),
  );
}

function compile(blocks: readonly CompiledBlock[], options: ts.CompilerOptions, dir: string) {
  if (blocks.length === 0) return [];
  const files = new Map(blocks.map((block, index) => [path.join(dir, `sample-${index}.tsx`), block] as const));
  const texts = new Map([...files].map(([file, { setup, code }]) => [file, `${setup}\n${code}\n`]));
  const program = ts.createProgram([...files.keys()], options, createHost(options, texts));
  return [...files].map(([file, block]) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return [block, diagnostics.map((diagnostic) => locate(diagnostic, block))] as const;
  });
}

function locate({ file, start = 0, messageText, code }: ts.Diagnostic, { setup }: CompiledBlock): BlockError {
  const setupLines = setup.split('\n').length;
  const line = file ? file.getLineAndCharacterOfPosition(start).line - setupLines : 0;
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  return { line: Math.max(0, line), message, names: file ? listNames(file, start) : [] };
}

/** List the names in the innermost call, part of an import or statement that contains a position. */
function listNames(file: ts.SourceFile, position: number): string[] {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.end) return;
    if (ts.isCallOrNewExpression(node) || ts.isImportSpecifier(node) || ts.isStatement(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found.getText(file).match(/[\w$]+/g) ?? [])];
}
