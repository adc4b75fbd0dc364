import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../../lib/userError.ts';

const target = z.object({
  /** Route of the page, then the section's anchor with `#` where one is meant. */
  address: z.string().regex(/^\/([^#]*\/)?(#.+)?$/),
  /** 3 answers the query, 2 nearly, 1 helps. */
  grade: z.number().int().min(1).max(3),
});

const query = z.object({ query: z.string().min(1), kind: z.string().optional(), targets: z.array(target).min(1) });

const fileSchema = z.object({
  schema: z.literal(1),
  version: z.string(),
  /** What the weights may be tuned on; `final` is only ever measured. */
  development: z.array(query).min(1),
  final: z.array(query).min(1),
});

export type JudgedQuery = z.infer<typeof query>;
export type QuerySet = z.infer<typeof fileSchema>;

/** Read the judged queries. Throws a UserError where the file is missing or not as it should be. */
export function readQueries(projectDir: string): QuerySet {
  const file = path.join(projectDir, 'e2e', 'relevance', 'queries.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing.`, { hint: 'Restore it from the repository.' });
  const result = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new UserError(`${file}: ${z.prettifyError(result.error)}`, {
    hint: 'scripts/bench/search/queries.ts says its form.',
  });
}
