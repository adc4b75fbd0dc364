import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { answerChanges } from './answerChanges.ts';
import { answerSample } from './answerSample.ts';
import { answerSearch } from './answerSearch.ts';
import { answerSymbol } from './answerSymbol.ts';
import type { OpenVersion, VersionDocs } from './chooseVersion.ts';
import { cutAnswer } from './cutAnswer.ts';
import { readPart } from './readPart.ts';
import { describeError } from './Site.ts';

interface Answer {
  /** Pathname of what the answer is about, with its anchor. */
  pathname: string;
  body: string;
  /** Where it is about others than the opened one: the versions, and why they are these. */
  versions?: { names: string; reasons: string[] };
}

const INSTRUCTIONS =
  'Documentation of a library, by version. Without "version", tools answer for the version that the project has installed, and say which that is. Names differ between versions: look them up before you write code.';

/** The search reads no more. Answers repeat what was asked, so it has to be short. */
const MAX_TEXT = 256;

const text = (description: string) => z.string().trim().min(1).max(MAX_TEXT).describe(description);

/** Describe a tool. All take `version` and `offset`. */
const describe = <Shape extends z.ZodRawShape>(title: string, description: string, shape: Shape) => ({
  title,
  description,
  inputSchema: z.strictObject({
    ...shape,
    version: text('Version of the docs; without it, that of the project. @example "4.0.0"').optional(),
    offset: z.int().min(0).optional().describe('Where to go on, as an answer that was cut says'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
});

const SEARCH = describe(
  'Search the docs',
  'Find pages and sections of one version of the docs, best first, and symbols of the API by name. Takes words, questions, "phrases" and names. Read what it finds with "page" or "symbol".',
  {
    query: text('What to look for. @example "read a stream"'),
    area: text('Id of the only area of the docs to search').optional(),
  },
);

const PAGE = describe('Read a page', 'Read a page of one version of the docs as Markdown, or one section of it.', {
  page: text('Address of the page, with or without its anchor, or its title. @example "/guide/streams/"'),
  section: text('Heading or anchor of the only section to read').optional(),
});

const SYMBOL = describe(
  'Look up a symbol',
  'Look up a class, function, type or member of the API in one version: its signature, what happened to it since the oldest version, and the page that explains it. Finds names of other versions, too.',
  { name: text('Name of the symbol, or of a member. @example "Harbor.readName"') },
);

const CHANGES = describe(
  'List what changed between two versions',
  'List what a project has to do to come from one version of the library to another: the steps of the upgrade guides, what of the API was removed, changed, deprecated and added, with the declarations before and after, and which pages differ.',
  {
    from: text('The older version. @example "3.1.0"'),
    to: text('The newer version; without it, the version of the project').optional(),
    breaking: z.boolean().optional().describe('Only what a program has to change'),
  },
);

const SAMPLE = describe(
  'Get code samples',
  'Get the code samples of a page in TypeScript. Where the docs have a set-up, which makes the value that a sample only declares, the sample comes below it, with all imports. Says what else a sample needs.',
  {
    page: text('Address of the page, with or without its anchor, or its title'),
    section: text('Heading or anchor of the only section whose samples are wanted').optional(),
    platform: z
      .enum(['browser', 'node'])
      .optional()
      .describe('Where the code is to run; without it, the sample comes with each set-up'),
  },
);

/** Create a server that answers from the docs of a site. */
export function createServer(open: OpenVersion): McpServer {
  const server = new McpServer({ name: 'docs-mcp', version: '0.0.0' }, { instructions: INSTRUCTIONS });
  const answer =
    <Args>(run: (docs: VersionDocs, args: Args) => Promise<Answer>) =>
    (args: Args & Call) =>
      reply(open, args, (docs) => run(docs, args));
  server.registerTool('search', SEARCH, answer(answerSearch));
  server.registerTool(
    'page',
    PAGE,
    answer(async (docs, { page, section }: { page: string; section?: string | undefined }) => {
      const { pathname, text: body } = await readPart(docs, page, section);
      return { pathname, body };
    }),
  );
  server.registerTool('symbol', SYMBOL, answer(answerSymbol));
  server.registerTool('changes', CHANGES, answer(answerChanges));
  server.registerTool('sample', SAMPLE, answer(answerSample));
  return server;
}

interface Call {
  version?: string | undefined;
  offset?: number | undefined;
}

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
