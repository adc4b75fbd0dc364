import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Summaries } from '../common/library.ts';

const SUMMARIES_DIR = path.join(import.meta.dirname, 'summaries');

/** Read our lines about exports: a file for each package, called as it is without its scope. */
export const readSummaries = (scope: string): Summaries =>
  Object.fromEntries(
    readdirSync(SUMMARIES_DIR).map((file) => [
      scope + path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(SUMMARIES_DIR, file), 'utf8')),
    ]),
  );
