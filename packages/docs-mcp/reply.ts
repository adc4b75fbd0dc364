// What the five tools share.
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { VersionDocs } from './chooseVersion.ts';

export interface Answer {
  /** Pathname of what the answer is about, with its anchor. */
  pathname: string;
  body: string;
  /** Where it is about others than the opened one: the versions, and why they are these. */
  versions?: { names: string; reasons: string[] };
}

/** Runs a tool on the version that a call asks for, and cuts what is too long. */
export type Reply = (
  call: { version?: string | undefined; offset?: number | undefined },
  run: (docs: VersionDocs) => Promise<Answer>,
) => Promise<CallToolResult>;

/** The search reads no more. Answers repeat what was asked, so it has to be short. */
const MAX_TEXT = 256;

/** Describe a text argument. */
export const text = (description: string) =>
  z
    .string('a text is needed')
    .trim()
    .min(1, 'a text that is not empty is needed')
    .max(MAX_TEXT, `a text of at most ${MAX_TEXT} characters is needed`)
    .describe(description);

const COMMON = {
  version: text('Version of the docs; without it, that of the project. @example "4.0.0"').optional(),
  offset: z.int().min(0).optional().describe('Where to go on, as an answer that was cut says'),
};

/** Describe the arguments of a tool. All have `version` and `offset`. */
export function input<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = [...Object.keys(shape), ...Object.keys(COMMON)].join(', ');
  return z.strictObject(
    { ...shape, ...COMMON },
    {
      error: ({ code }) => (code === 'unrecognized_keys' ? `only these arguments are taken: ${names}` : undefined),
    },
  );
}

export const READ_ONLY = { readOnlyHint: true, openWorldHint: false };
