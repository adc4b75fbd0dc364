import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LibraryConfig } from '../../../common/library.ts';
import { parseQueries, type QuerySet } from '../../../packages/search/bench/index.ts';
import { UserError } from '../../lib/userError.ts';

/** Read a library's judged queries, if any. Throws a UserError if the file is missing or invalid. */
export function readQueries(library: LibraryConfig | undefined): QuerySet | undefined {
  if (!library?.queries) return undefined;
  const file = path.join(library.dir, library.queries);
  if (!existsSync(file)) throw new UserError(`${file} is missing.`, { hint: 'Restore it from the repository.' });
  try {
    return parseQueries(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(`${file} is not a set of judged queries: ${String(cause)}`, {
      hint: 'Correct the file: packages/search/bench/README.md describes its format.',
      cause,
    });
  }
}
