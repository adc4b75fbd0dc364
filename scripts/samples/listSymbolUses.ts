import path from 'node:path';
import ts from 'typescript';
import type { ApiFile } from '../../common/apiFile.ts';
import { parseMarkedCode } from '../../common/docs/markedCode.ts';
import type { SymbolUse, SymbolUses } from '../../common/sampleSymbols.ts';
import type { ModelledPage } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { createFindId } from './createFindId.ts';
import { type DeclaredApi, declareApi } from './declareApi.ts';
import { findSymbols } from './findSymbols.ts';
import { listSamples, type Sample } from './listSamples.ts';

export type SamplePage = Pick<ModelledPage, 'filePath' | 'model'>;

/** List the symbols of the library in samples. The compiler finds them by what the API file declares. */
export function listSymbolUses(pages: readonly SamplePage[], api: ApiFile): SymbolUses {
  const declared = declareApi(api);
  const samples = new Map(pages.flatMap(listSamples).map((sample, index) => [`/sample-${index}.tsx`, sample]));
  const program = createProgram(samples, declared);
  const findId = createFindId(program, api, declared);
  const uses: SymbolUses = {};
  for (const [file, { filePath, id, setup }] of samples) {
    const source = program.getSourceFile(file);
    // Hidden lines come before the code.
    const offset = setup.length + 1;
    const found = (source ? findSymbols(source, program.getTypeChecker(), findId) : [])
      .filter(({ start }) => start >= offset)
      .map((use): SymbolUse => ({ ...use, start: use.start - offset, end: use.end - offset }));
    if (found.length > 0) uses[filePath] = { ...uses[filePath], [id]: found };
  }
  return uses;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  // Types of pages and of Node.js are large, and no symbol of a library depends on them.
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** The program reads nothing but the compiler's own declarations from the disk. */
function createProgram(samples: ReadonlyMap<string, Sample>, { texts, typesFiles }: DeclaredApi): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (file, target) => {
    const sample = samples.get(file);
    const text = sample ? `${sample.setup}\n${parseMarkedCode(sample.code).code}\n` : texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    const source = parsed.get(file) ?? getSourceFile(file, target);
    if (source) parsed.set(file, source);
    return source;
  };
  host.resolveModuleNameLiterals = (names) =>
    names.map(({ text }) => {
      const resolvedFileName = typesFiles.get(text);
      return { resolvedModule: resolvedFileName ? { resolvedFileName, extension: ts.Extension.Dts } : undefined };
    });
  return ts.createProgram([...samples.keys()], OPTIONS, host);
}

/** Declarations of the compiler, for all programs of this process. */
const parsed = new Map<string, ts.SourceFile>();

/** List the symbols in samples. A folder keeps them for later calls of the same code. */
export function readSymbolUses(pages: readonly SamplePage[], api: ApiFile, cacheDir: string): SymbolUses {
  const samples = pages.flatMap(listSamples).map(({ filePath, id, setup }) => [filePath, id, setup]);
  const file = path.join(cacheDir, 'symbols', `${digest(JSON.stringify([samples, api]))}.json`);
  // Written below.
  const kept = readCached(file) as SymbolUses | undefined;
  if (kept) return kept;
  const uses = listSymbolUses(pages, api);
  writeCached(file, uses);
  return uses;
}
