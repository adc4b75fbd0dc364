import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseQueries, type QuerySet } from '../../../search/bench/index.ts';
import { UserError } from '../../lib/userError.ts';

/** Read the judged queries. Throws a UserError if the file is missing or not valid. */
export function readQueries(projectDir: string): QuerySet {
  const file = path.join(projectDir, 'library', 'queries.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing.`, { hint: 'Restore it from the repository.' });
  try {
    return parseQueries(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(`${file} is not a set of judged queries: ${String(cause)}`, {
      hint: 'Correct the file: search/bench/README.md describes its format.',
      cause,
    });
  }
}
