import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../../lib/userError.ts';

/** A place that answers a query: a page, or one section of it. `e2e/relevance/README.md` says what the grades mean. */
const target = z.object({
  route: z.string().regex(/^\/([^#]+\/)?$/),
  hash: z.string().startsWith('#').optional(),
  grade: z.number().int().min(1).max(3),
});

const query = z.object({
  q: z.string().min(1),
  kind: z.string(),
  set: z.enum(['development', 'final']),
  targets: z.array(target).min(1),
});

const fileSchema = z.object({ schema: z.literal(1), version: z.string(), queries: z.array(query).min(1) });

export type JudgedQuery = z.infer<typeof query>;

/** The judged queries of one version. */
export interface QuerySet {
  version: string;
  /** What the weights may be tuned on. */
  development: JudgedQuery[];
  /** What is only ever measured. */
  final: JudgedQuery[];
}

/** Read the judged queries. Throws a UserError where the file is missing or not as it should be. */
export function readQueries(projectDir: string): QuerySet {
  const file = path.join(projectDir, 'e2e', 'relevance', 'queries.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing.`, { hint: 'Restore it from the repository.' });
  const result = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success)
    throw new UserError(`${file}: ${z.prettifyError(result.error)}`, {
      hint: 'e2e/relevance/README.md says its form.',
    });
  const { version, queries } = result.data;
  const ofSet = (set: JudgedQuery['set']) => queries.filter((judged) => judged.set === set);
  return { version, development: ofSet('development'), final: ofSet('final') };
}
