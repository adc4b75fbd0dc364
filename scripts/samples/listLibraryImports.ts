import type { LibraryConfig } from '../../common/library.ts';
import type { Sample } from './listSamples.ts';

const IMPORTED = /(?:from|import)\s*\(?\s*["'](@[\w.-]+\/[\w-]+)/g;

/** List a block's library packages. @example ['@harbor/boats'] */
export function listLibraryImports(
  { setup, code }: Pick<Sample, 'setup' | 'code'>,
  library: LibraryConfig | undefined,
): string[] {
  if (!library) return [];
  const names = [...`${setup}\n${code}`.matchAll(IMPORTED)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name.startsWith(library.packageScope)).sort();
}
