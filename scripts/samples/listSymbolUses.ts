import path from 'node:path';
import ts from 'typescript';
import type { ApiFile } from '../../common/apiFile.ts';
import { parseMarkedCode } from '../../common/docs/markedCode.ts';
import type { SymbolUses } from '../../common/sampleSymbols.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import type { ModelledPage } from '../content/readDocs.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { createIdOf } from './createIdOf.ts';
import { declareApi } from './declareApi.ts';
import { type FoundSymbol, findSymbols } from './findSymbols.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { blockFile, blockText, createSampleProgram } from './sampleProgram.ts';

export interface SymbolInputs {
  projectDir: string;
  pages: readonly Pick<ModelledPage, 'filePath' | 'model'>[];
  packages: readonly LibraryPackage[];
  api: ApiFile;
}

/** Types of pages and of Node.js are large, and no identifier of a library depends on them. */
const OPTIONS: ts.CompilerOptions = { lib: ['lib.esnext.d.ts'], types: [], jsx: ts.JsxEmit.Preserve };

/** List the symbols in samples. Types come from the installed packages, and from the API file for the others. */
export function listSymbolUses(inputs: SymbolInputs): SymbolUses {
  const { blocks, program, idOf } = openSamples(inputs);
  const uses: SymbolUses = {};
  for (const [file, sample] of blocks) {
    const { filePath, id } = sample;
    const found = listUses(sample, program.getSourceFile(file), { program, idOf });
    if (found.length > 0)
      uses[filePath] = { ...uses[filePath], [id]: found.map(({ known, ...place }) => ({ id: known, ...place })) };
  }
  return uses;
}

/** An identifier that the compiler finds in a package, and that has no symbol in the API file. */
export interface UnknownUse {
  filePath: string;
  line: number;
  name: string;
}

/** List the identifiers of installed packages without a symbol, and count all. */
export function listUnknownUses(inputs: SymbolInputs): { count: number; unknown: UnknownUse[] } {
  const { blocks, program, idOf } = openSamples(inputs);
  const isInPackage = (declaration: ts.Declaration) =>
    inputs.packages.some(({ dir }) => declaration.getSourceFile().fileName.startsWith(`${dir}/`));
  const know = (declaration: ts.Declaration) => idOf(declaration) ?? (isInPackage(declaration) ? '' : undefined);
  const all = blocks.flatMap(([file, sample]) =>
    listUses(sample, program.getSourceFile(file), { program, idOf: know }).map((use) => ({ ...use, sample })),
  );
  const unknown = all
    .filter(({ known }) => known === '')
    .map(({ sample: { filePath, line, code }, start, end }) => ({
      filePath,
      line: line + code.slice(0, start).split('\n').length - 1,
      name: code.slice(start, end),
    }));
  return { count: all.length, unknown };
}

function openSamples({ projectDir, pages, packages, api }: SymbolInputs) {
  const samples = pages.flatMap(listSamples).map(readShown);
  const declared = declareApi(api, projectDir);
  const installed = packages.map(({ name, typesFile }) => [name, typesFile] as const);
  const typesFiles = new Map([...declared.typesFiles, ...installed]);
  const blocks = samples.map((sample, index) => [blockFile(projectDir, index), sample] as const);
  const texts = new Map([...declared.texts, ...blocks.map(([file, sample]) => [file, blockText(sample)] as const)]);
  const files = [...blocks.map(([file]) => file), ...typesFiles.values()];
  const program = createSampleProgram(files, texts, { projectDir, typesFiles }, OPTIONS);
  return { blocks, program, idOf: createIdOf(program, api, typesFiles) };
}

const readShown = (sample: Sample): Sample => ({ ...sample, code: parseMarkedCode(sample.code).code });

interface Meanings {
  program: ts.Program;
  idOf: (declaration: ts.Declaration) => string | undefined;
}

/** Hidden lines come before the code. */
function listUses(
  { setup }: Sample,
  source: ts.SourceFile | undefined,
  { program, idOf }: Meanings,
): FoundSymbol<string>[] {
  const offset = setup.length + 1;
  return (source ? findSymbols(source, program.getTypeChecker(), idOf) : [])
    .filter(({ start }) => start >= offset)
    .map((found) => ({ ...found, start: found.start - offset, end: found.end - offset }));
}

/** List the symbols in samples, or read them from a file that an earlier call wrote. */
export function readSymbolUses(inputs: SymbolInputs, file: string): SymbolUses {
  const { pages, packages, api } = inputs;
  const samples = pages.flatMap(listSamples).map(({ filePath, setup, code }) => [filePath, setup, code]);
  const code = digestFiles(path.dirname(import.meta.dirname), ['api', 'samples'], (name) => !name.endsWith('.test.ts'));
  const releases = packages.map(({ name, release, typesFile }) => [name, release, typesFile]);
  const key = digest(JSON.stringify([samples, releases, api, code, ts.version]));
  // Written below.
  const kept = readCached(file) as { key: string; uses: SymbolUses } | undefined;
  if (kept?.key === key) return kept.uses;
  const uses = listSymbolUses(inputs);
  writeCached(file, { key, uses });
  return uses;
}
