import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { OpenVersion, VersionDocs } from './chooseVersion.ts';
import { DocsError, describeError } from './Site.ts';

interface Answer {
  /** Pathname of what the answer is about, with its anchor. */
  pathname: string;
  body: string;
  /** Where it is about others than the opened one: the versions, and why they are these. */
  versions?: { names: string; reasons: string[] };
}

/** The search reads no more. Answers repeat what was asked, so it has to be short. */
const MAX_TEXT = 256;

/** Describe an argument that is a text. */
export const text = (description: string) => z.string().trim().min(1).max(MAX_TEXT).describe(description);

const CALL = {
  version: text('Version of the docs; without it, that of the project. @example "4.0.0"').optional(),
  offset: z.int().min(0).optional().describe('Where to go on, as an answer that was cut says'),
};
type Call = z.infer<z.ZodObject<typeof CALL>>;

interface Definition<Shape extends z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  /** All tools take `version` and `offset`, too. */
  shape: Shape;
  answer: (docs: VersionDocs, args: z.infer<z.ZodObject<Shape>>) => Promise<Answer>;
}

/** Define a tool. Returns a function that adds it to a server. */
export const defineTool =
  <Shape extends z.ZodRawShape>({ name, shape, answer, ...texts }: Definition<Shape>) =>
  (server: McpServer, open: OpenVersion): void => {
    const inputSchema: z.ZodObject = z.strictObject({ ...shape, ...CALL });
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { ...texts, inputSchema, annotations }, (args) =>
      // The SDK has parsed them by the schema, which has both shapes.
      reply(open, args as Call, (docs) => answer(docs, args as z.infer<z.ZodObject<Shape>>)),
    );
  };

/** An answer begins with version, address and why it is that version. Faults are answers too, so that an assistant reads them. */
async function reply(
  open: OpenVersion,
  { version, offset }: Call,
  run: (docs: VersionDocs) => Promise<Answer>,
): Promise<CallToolResult> {
  try {
    const docs = await open(version);
    const { pathname, body, versions = { names: docs.version.name, reasons: [docs.reason] } } = await run(docs);
    const title = docs.manifest.site?.title ?? 'Docs';
    const head = `${title}, version ${versions.names}: <${await docs.site.origin()}${pathname}>`;
    return { content: [{ type: 'text', text: cutAnswer([head, ...versions.reasons].join('\n'), body, offset) }] };
  } catch (error) {
    return { content: [{ type: 'text', text: describeError(error) }], isError: true };
  }
}

/** About 6,000 tokens: tokenizers of today's models take 3 to 4 characters of English or code for one. */
export const MAX_LENGTH = 15_000;

/** Cut a text to what an answer may have, from an offset in characters, at the end of a line. Throws a DocsError for an offset beyond it. */
export function cutAnswer(head: string, body: string, offset = 0): string {
  if (offset > 0 && offset >= body.length)
    throw new DocsError(`The answer has only ${body.length} characters.`, 'Ask again with a smaller offset.');
  const rest = body.slice(offset);
  if (rest.length <= MAX_LENGTH) return `${head}\n\n${rest}`;
  const lines = rest.slice(0, MAX_LENGTH).replace(/[^\n]*$/, '');
  // A line that is too long is cut, so every answer has some text.
  const part = lines.trim() === '' ? rest.slice(0, MAX_LENGTH) : lines;
  const end = offset + part.length;
  return `${head}\n\n${part.trimEnd()}\n\n[Characters ${offset} to ${end} of ${body.length}. Ask again with "offset": ${end} for more.]`;
}
