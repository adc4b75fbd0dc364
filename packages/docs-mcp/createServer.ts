import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { cutAnswer } from './cutAnswer.ts';
import type { Docs } from './Docs.ts';
import { DocsError, describeError } from './docsError.ts';
import type { Tool } from './tool.ts';
import { changes } from './tools/changes.ts';
import { page } from './tools/page.ts';
import { sample } from './tools/sample.ts';
import { search } from './tools/search.ts';
import { symbol } from './tools/symbol.ts';

const TOOLS: readonly Tool[] = [search, page, symbol, changes, sample];

const INSTRUCTIONS =
  'Documentation of a library, by version. Without "version", tools answer for the version that the project has installed, and say which that is. Names differ between versions: look them up before you write code.';

const COMMON = {
  version: z.string().optional().describe('Version of the docs; without it, that of the project. @example "4.0.0"'),
  offset: z.int().min(0).optional().describe('Where to go on, as an answer that was cut says'),
};

const inputOf = ({ input }: Tool) => z.strictObject({ ...input, ...COMMON });

/** Create a server that answers from the docs of a site. Its own faults are answers too, so that an assistant reads them. */
export function createServer(docs: Docs): Server {
  const server = new Server(
    { name: 'docs-mcp', version: '0.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      return { content: [{ type: 'text', text: await answer(docs, params) }] };
    } catch (error) {
      return { content: [{ type: 'text', text: describeError(error) }], isError: true };
    }
  });
  return server;
}

function describeTool(tool: Tool) {
  const { properties, required } = z.toJSONSchema(inputOf(tool));
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: { type: 'object' as const, properties, required, additionalProperties: false },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

interface Call {
  name: string;
  arguments?: Record<string, unknown> | undefined;
}

/** The head names version and address. */
async function answer(docs: Docs, { name, arguments: given = {} }: Call): Promise<string> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool)
    throw new DocsError(`There is no tool ${name}.`, `These are there: ${TOOLS.map((one) => one.name).join(', ')}.`);
  const { version: versionName, offset, ...args } = readArguments(tool, given);
  const opened = await docs.open(versionName);
  const { site, manifest, version, reason } = opened;
  const own = { names: version.name, reasons: reason ? [reason] : [] };
  const { pathname, body, versions = own } = await tool.run(opened, args);
  const title = manifest.site?.title ?? 'Docs';
  const head = `${title}, version ${versions.names}: <${await site.origin()}${pathname}>`;
  return cutAnswer([head, ...versions.reasons].join('\n'), body, offset);
}

function readArguments(tool: Tool, given: Record<string, unknown>) {
  const input = inputOf(tool);
  const { data, error } = input.safeParse(given);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`);
  throw new DocsError(
    `The tool ${tool.name} does not take these arguments (${problems.join('; ')}).`,
    `It takes ${Object.keys(input.shape).join(', ')}. Ask again with them.`,
  );
}
