import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleError } from './compileSamples.ts';
import { correctText } from './correctText.ts';

/** Correct pages from runs. Returns the other errors. */
export function writeCorrections(docsDir: string, errors: readonly SampleError[]): SampleError[] {
  for (const filePath of new Set(errors.map((error) => error.filePath))) {
    const corrections = errors.flatMap(({ filePath: at, correction }) =>
      at === filePath && correction ? [correction] : [],
    );
    const file = path.join(docsDir, filePath);
    if (corrections.length > 0) writeFileSync(file, correctText(readFileSync(file, 'utf8'), corrections));
  }
  return errors.filter(({ correction }) => correction === undefined);
}
