import ts from 'typescript';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import type { Sample } from '../../samples/listSamples.ts';
import { blockFile, blockText, createSampleProgram } from '../../samples/sampleProgram.ts';
import type { Correction } from './correctText.ts';

export interface SampleError {
  filePath: string;
  line: number;
  message: string;
  correction?: Correction;
}

export interface CompiledBlock extends Pick<Sample, 'filePath' | 'line' | 'setup' | 'code'> {
  /** In a whole program, unused names are errors. */
  isWhole?: boolean;
}

/** Type-check blocks as separate modules. Lists each block's errors. */
export function compileSamples(
  blocks: readonly CompiledBlock[],
  packages: readonly LibraryPackage[],
  projectDir: string,
): SampleError[][] {
  const files = new Map(blocks.map((block, index) => [blockFile(projectDir, index), block] as const));
  const texts = new Map([...files].map(([file, block]) => [file, blockText(block)]));
  const typesFiles = new Map(packages.map(({ name, typesFile }) => [name, typesFile]));
  const program = createSampleProgram([...files.keys()], texts, { projectDir, typesFiles });
  return [...files].map(([file, block]) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics
      .filter(({ reportsUnnecessary }) => block.isWhole || !reportsUnnecessary)
      .map((diagnostic) => locate(diagnostic, block));
  });
}

function locate({ file, start = 0, messageText, code }: ts.Diagnostic, block: CompiledBlock): SampleError {
  const setupLines = block.setup.split('\n').length;
  const line = file ? file.getLineAndCharacterOfPosition(start).line - setupLines : 0;
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  return { filePath: block.filePath, line: block.line + Math.max(0, line), message };
}
