import type { ZodRawShape, z } from 'zod';
import type { VersionDocs } from './Docs.ts';

export interface Answer {
  /** Pathname of what the answer is about, with its anchor. */
  pathname: string;
  body: string;
  /** Where it is about others than the opened one: the versions, and why they are these. */
  versions?: { names: string; reasons: string[] };
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: ZodRawShape;
  run(docs: VersionDocs, args: Record<string, unknown>): Promise<Answer>;
}

/** Create a tool whose arguments have the types of its input. The server adds `version` and `offset`. */
export const createTool = <Input extends ZodRawShape>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(docs: VersionDocs, args: z.infer<z.ZodObject<Input>>): Promise<Answer>;
  },
): Tool => ({
  ...tool,
  // The server has checked them against the input.
  run: (docs, args) => tool.run(docs, args as z.infer<z.ZodObject<Input>>),
});
