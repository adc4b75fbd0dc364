import { z } from 'zod';

/** See `README.md`. */
export const KINDS = ['page', 'identifier', 'part', 'question', 'typo', 'prefix', 'synonym', 'fact', 'syntax'] as const;

const target = z.strictObject({
  route: z.string().regex(/^\/([^#]+\/)?$/),
  hash: z.string().startsWith('#').optional(),
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

const query = z.strictObject({
  q: z.string().trim().min(1),
  kind: z.enum(KINDS),
  set: z.enum(['development', 'final']),
  targets: z.array(target).min(1),
});

const fileSchema = z.strictObject({ schema: z.literal(1), version: z.string(), queries: z.array(query).min(1) });

export type JudgedQuery = z.infer<typeof query>;

export interface QuerySet {
  version: string;
  /** For tuning the weights. */
  development: JudgedQuery[];
  /** For measuring only. */
  final: JudgedQuery[];
}

/** Parse `queries.json`. Throws an Error for invalid content. */
export function parseQueries(text: string): QuerySet {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const { version, queries } = result.data;
  const ofSet = (set: JudgedQuery['set']) => queries.filter((judged) => judged.set === set);
  return { version, development: ofSet('development'), final: ofSet('final') };
}
